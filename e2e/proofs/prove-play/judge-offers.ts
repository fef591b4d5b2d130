import type { Snapshot } from './snapshot.ts';
import { hold } from './violation.ts';
import type { World } from './world.ts';

/** No booking is stored in a city or trade that was off before the call and after it. */
export const judgeOffers = (world: World, next: Snapshot): void => {
  const off = world.seen.switchedOff.filter(({ _id }) => next.switchedOff.some((row) => row._id.equals(_id)));
  if (off.length === 0) return;
  const known = new Set(world.seen.bookings.map(({ _id }) => String(_id)));
  const trades = new Set(off.flatMap(({ kind, key }) => (kind === 'trade' ? [key] : [])));
  for (const { _id, workerId, address, number } of next.bookings) {
    if (known.has(String(_id))) continue;
    const isThere = off.some(({ name, state }) => name === address.city && state === address.state);
    hold('offers', !isThere, () => `${number} was booked in a city that is off`);
    // All services of the play need the one trade of its workers.
    const worker = next.users.find((user) => user._id.equals(workerId));
    const isOff = worker?.skills.some((skill) => trades.has(String(skill._id))) ?? false;
    hold('offers', !isOff, () => `${number} was booked in a trade that is off`);
  }
};
