/** One's own seat is closed wherever else it is open. */

import { api } from "../lib/api";
import { subscribe } from "../lib/notify";
import type { Seat } from "../lib/seat.svelte";
import { keepSeat } from "../lib/seats";

/**
 * End whatever else opens the seat, and go on with the new key.
 * @returns how many other devices had one
 */
export async function endOthers(game: string, seat: Seat, attempt: string): Promise<number> {
  const { token } = seat.socket;
  if (!token || seat.side === "spectator") return 0;
  let own = token;
  // The connection of before is ended with the others.
  seat.socket.rest();
  try {
    const kept = await api.endOthers(game, token, attempt);
    own = kept.token;
    keepSeat(game, seat.side, own);
    void subscribe(game, [own]).catch(() => undefined);
    return kept.ended;
  } finally {
    seat.socket.resume(own);
  }
}
