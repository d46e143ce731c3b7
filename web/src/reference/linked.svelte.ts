/** Links in texts are loaded when someone reads on: by then the table has long been there. */

import type { Component, ComponentProps } from "svelte";
import type Linked from "./Linked.svelte";

type Loaded = Component<ComponentProps<typeof Linked>>;

class Links {
  #loaded = $state.raw<Loaded | null>(null);

  /** What draws a text with its links; null as long as nobody has asked. */
  get loaded(): Loaded | null {
    return this.#loaded;
  }

  async load(): Promise<void> {
    // Without them a text is still a text.
    this.#loaded ??= (await import("./Linked.svelte").catch(() => null))?.default ?? null;
  }
}

export const links = new Links();
