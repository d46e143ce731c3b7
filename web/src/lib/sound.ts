/** A few quiet sounds, made on the spot; silent unless the player wants them. */

import { settings } from "./settings.svelte";
import type { GameEvent } from "./types";

export type Sound = "card" | "dice" | "step" | "loss" | "banner" | "turn" | "end";

let context: AudioContext | null = null;

/** Through here all sounds go, as loud as the player wants them. */
let out: GainNode | null = null;

function audio(): AudioContext | null {
  // Before its reader has touched it, no browser lets a page be heard.
  if (globalThis.navigator?.userActivation?.hasBeenActive === false) return null;
  try {
    context ??= new AudioContext();
    if (out === null) {
      out = context.createGain();
      out.connect(context.destination);
    }
    // Twice as high a setting is heard as twice as loud.
    out.gain.value = settings.volume ** 2 * 2;
    if (context.state === "suspended") void context.resume();
    return context;
  } catch {
    return null;
  }
}

/** A tone that begins at once and fades. */
function tone(at: AudioContext, frequency: number, start: number, length: number, loud: number, kind: OscillatorType) {
  const oscillator = at.createOscillator();
  const gain = at.createGain();
  const begin = at.currentTime + start;
  oscillator.type = kind;
  oscillator.frequency.value = frequency;
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(loud, begin + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  oscillator.connect(gain).connect(out ?? at.destination);
  oscillator.start(begin);
  oscillator.stop(begin + length + 0.02);
}

/** A short rustle or knock: noise behind a filter. */
function knock(at: AudioContext, frequency: number, start: number, length: number, loud: number) {
  const size = Math.ceil(at.sampleRate * length);
  const buffer = at.createBuffer(1, size, at.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < size; index++) samples[index] = (Math.random() * 2 - 1) * (1 - index / size) ** 2;
  const source = at.createBufferSource();
  const filter = at.createBiquadFilter();
  const gain = at.createGain();
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = frequency;
  gain.gain.value = loud;
  source
    .connect(filter)
    .connect(gain)
    .connect(out ?? at.destination);
  source.start(at.currentTime + start);
}

const SOUNDS: Record<Sound, (at: AudioContext) => void> = {
  card: (at) => knock(at, 2400, 0, 0.09, 0.5),
  step: (at) => knock(at, 500, 0, 0.07, 0.5),
  dice: (at) => [0, 0.07, 0.13, 0.22, 0.34].forEach((start) => knock(at, 1500 + 900 * Math.random(), start, 0.05, 0.6)),
  loss: (at) => tone(at, 130, 0, 0.35, 0.18, "triangle"),
  banner: (at) =>
    [392, 494, 587].forEach((frequency, index) => tone(at, frequency, index * 0.13, 0.45, 0.1, "triangle")),
  turn: (at) => [523, 659].forEach((frequency, index) => tone(at, frequency, index * 0.14, 0.4, 0.09, "sine")),
  end: (at) =>
    [294, 370, 440, 587].forEach((frequency, index) => tone(at, frequency, index * 0.2, 0.9, 0.1, "triangle")),
};

export function play(sound: Sound): void {
  if (!settings.sound) return;
  const at = audio();
  if (at) SOUNDS[sound](at);
}

/** What can be heard, the things that matter most first. */
const HEARD: readonly Sound[] = ["end", "banner", "dice", "loss", "step", "card"];

/** The sound of what happened: of several things the one that matters most. */
export function soundOf(events: readonly GameEvent[]): Sound | null {
  return HEARD.find((sound) => events.some(({ sort }) => sort === sound)) ?? null;
}
