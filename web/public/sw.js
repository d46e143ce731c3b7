/* Shows "your turn" when the page is closed, and opens the table when that is pressed. */

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  let told = {};
  try {
    told = event.data ? event.data.json() : {};
  } catch {
    told = { body: event.data.text() };
  }
  const hash = told.hash || (told.game ? `#/table/${told.game}` : "#/");
  const shown = (async () => {
    const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    // Whoever is looking at that very table needs no call.
    if (windows.some((page) => page.focused && page.url.endsWith(hash))) return;
    await self.registration.showNotification(told.title || "Vexilla", {
      body: told.body || "",
      icon: "/icon.svg",
      tag: hash,
      data: { hash },
    });
  })();
  event.waitUntil(shown);
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const hash = (event.notification.data && event.notification.data.hash) || "#/";
  const opened = (async () => {
    const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const there = windows.find((page) => page.url.endsWith(hash)) || windows[0];
    if (!there) return self.clients.openWindow(`/${hash}`);
    await there.focus();
    if (!there.url.endsWith(hash)) await there.navigate(`/${hash}`);
  })();
  event.waitUntil(opened);
});
