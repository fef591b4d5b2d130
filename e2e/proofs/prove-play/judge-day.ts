import { toIndiaDay } from '#lib/platform/time/india-day.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import { groupsOf } from './judge-life.ts';
import type { Snapshot } from './snapshot.ts';
import { hold } from './violation.ts';
import type { World } from './world.ts';

// Rules about a worker's day: undone acceptances, suggested times and days off.

const MAX_UNDONE = 3;
const MAX_SUGGESTED = 2;

/** A worker takes back three acceptances a day. */
const judgeUndone = ({ bookings }: Snapshot): void => {
  const undone = bookings.flatMap(({ history }) =>
    history.filter(({ takesBack }) => takesBack === 'accepted'),
  );
  for (const [key, own] of groupsOf(undone, ({ by, at }) => `${String(by)} on ${toIndiaDay(at)}`))
    hold('limits', own.length <= MAX_UNDONE, () => `${key} has undone ${own.length} acceptances`);
};

const suggestedAt = ({ proposal }: Pick<BookingRecord, 'proposal'>): number | null =>
  proposal?.by === 'worker' ? proposal.proposedAt.getTime() : null;

/** A worker suggests two times for a request, and each counts. */
const judgeSuggested = ({ seen }: World, { bookings }: Snapshot): void => {
  const before = new Map(seen.bookings.map((booking) => [String(booking._id), booking]));
  for (const booking of bookings) {
    const { number, timesOffered = 0 } = booking;
    const known = before.get(String(booking._id));
    const at = suggestedAt(booking);
    const isNew = at !== null && at !== (known ? suggestedAt(known) : null);
    const isCounted = timesOffered >= (known?.timesOffered ?? 0) + (isNew ? 1 : 0);
    hold('limits', isCounted, () => `a time suggested for ${number} does not count`);
    hold('limits', timesOffered <= MAX_SUGGESTED, () => `${timesOffered} times were suggested for ${number}`);
  }
};

/** Nobody asks a worker for a day that was off before the request and after it. */
const judgeDaysOff = ({ seen }: World, { bookings, users }: Snapshot): void => {
  const known = new Set(seen.bookings.map(({ _id }) => String(_id)));
  for (const { _id, workerId, localDate, number } of bookings.filter(({ _id }) => !known.has(String(_id)))) {
    const isOff = [seen.users, users].every((rows) =>
      rows.some((user) => user._id.equals(workerId) && user.daysOff?.includes(localDate)),
    );
    hold('offers', !isOff, () => `${number} (${String(_id)}) was booked on a day off`);
  }
};

export const judgeDay = (world: World, next: Snapshot): void => {
  judgeUndone(next);
  judgeSuggested(world, next);
  judgeDaysOff(world, next);
};
