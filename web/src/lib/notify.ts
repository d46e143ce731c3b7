/** "Your turn" beyond the page: by a notification of the browser, and by web push when the page is closed. */

import { api } from "./api";
import { settings } from "./settings.svelte";

export function canNotify(): boolean {
  return "Notification" in globalThis;
}

/** Show a notification if the player wants them and is looking elsewhere. */
export async function notify(title: string, body: string, hash: string): Promise<void> {
  if (!settings.notifications || !canNotify() || Notification.permission !== "granted") return;
  if (document.visibilityState === "visible" && document.hasFocus()) return;
  const options: NotificationOptions = { body, icon: "/icon.svg", tag: hash, data: { hash } };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(title, options);
  else {
    const shown = new Notification(title, options);
    shown.onclick = () => {
      window.focus();
      location.hash = hash;
    };
  }
}

/** Let the server call this browser when it is the turn of these seats. */
export async function subscribe(id: string, tokens: string[]): Promise<void> {
  if (!settings.notifications || !canNotify() || Notification.permission !== "granted") return;
  if (!("serviceWorker" in navigator) || !("PushManager" in globalThis)) return;
  await navigator.serviceWorker.register("/sw.js");
  const worker = await navigator.serviceWorker.ready;
  let subscription = await worker.pushManager.getSubscription();
  if (!subscription) {
    const { key } = await api.pushKey();
    subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  }
  for (const token of tokens) await api.pushOn(id, token, plain(subscription));
}

/** Be called no longer. */
export async function unsubscribe(id: string, tokens: string[]): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  const subscription = await worker?.pushManager?.getSubscription();
  if (!subscription) return;
  for (const token of tokens) await api.pushOff(id, token, plain(subscription));
}

/** What the server reads of a subscription. */
function plain(subscription: PushSubscription): PushSubscriptionJSON {
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint ?? "", keys: keys ?? {} };
}
