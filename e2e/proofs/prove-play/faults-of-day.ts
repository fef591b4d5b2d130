import { now } from '#lib/platform/time/clock.ts';
import type { BookingChange, BookingRecord } from '#models/bookings/booking.ts';
import { database, toObjectId } from '#models/connection.ts';
import type { UserRecord } from '#models/people/user.ts';
import { afterSuccess, BOOK, MOVE } from './faults.ts';
import type { Fault, Sent } from './world.ts';

const UNDO = 'POST /bookings/{id}/undo';
const SUGGEST = 'POST /bookings/{id}/proposal';
const ANSWER = 'PUT /bookings/{id}/proposal';
const HANDOVER = 'PUT /bookings/{id}/handover';

const bookings = () => database().collection<BookingRecord>('bookings');
const users = () => database().collection<UserRecord>('users');

const findBooking = ({ params }: Pick<Sent, 'params'>) =>
  bookings().findOne({ _id: toObjectId(params['id'] ?? '') });

/** Treats every acceptance as one of this moment. */
export const stopClockOfUndo = (): Fault => {
  let kept: { id: BookingRecord['_id']; index: number; at: Date } | null = null;
  return {
    before: async (_world, sent) => {
      kept = null;
      const booking = sent.name === UNDO ? await findBooking(sent) : null;
      const index = (booking?.history.length ?? 0) - 1;
      const last = booking?.history[index];
      if (!booking || !last) return;
      kept = { id: booking._id, index, at: last.at };
      await bookings().updateOne({ _id: booking._id }, { $set: { [`history.${index}.at`]: now() } });
    },
    after: async () => {
      if (!kept) return;
      await bookings().updateOne({ _id: kept.id }, { $set: { [`history.${kept.index}.at`]: kept.at } });
    },
  };
};

/** Forgets how often a worker has undone an acceptance today. */
export const forgetUndone: Fault['before'] = async (_world, { name }) => {
  if (name === MOVE || name === UNDO)
    await database().collection('dayShares').deleteMany({ kind: 'undoneAcceptance' });
};

/** Forgets how many times were suggested for a request. */
export const forgetSuggested: Fault['before'] = async (_world, sent) => {
  const booking = sent.name === SUGGEST ? await findBooking(sent) : null;
  if (booking) await bookings().updateOne({ _id: booking._id }, { $unset: { timesOffered: 1 } });
};

/** Takes a worker's suggestion for an agreement. */
export const agreeAtOnce = afterSuccess(SUGGEST, async (sent) => {
  const booking = await findBooking(sent);
  if (!booking?.proposal) return;
  const { _id, customerId, proposal } = booking;
  const change: BookingChange = { status: 'accepted', mover: 'customer', by: customerId, at: now() };
  const { startsAt, endsAt } = proposal;
  await bookings().updateOne(
    { _id },
    { $set: { status: 'accepted', startsAt, endsAt, proposal: null }, $push: { history: change } },
  );
});

/** Charges more once a suggested time was accepted. */
export const raiseSuggested = afterSuccess(ANSWER, async (sent) => {
  const booking = await findBooking(sent);
  if (booking?.history.at(-1)?.mover === 'customer')
    await bookings().updateOne({ _id: booking._id }, { $inc: { pricePaise: 700 } });
});

/** Takes the yes of one for the yes of both. */
export const handOverByOne: Fault = {
  before: async (_world, sent) => {
    const booking = sent.name === HANDOVER ? await findBooking(sent) : null;
    if (!booking?.handover || !sent.who) return;
    const other = sent.who.role === 'customer' ? 'workerYesAt' : 'customerYesAt';
    await bookings().updateOne({ _id: booking._id }, { $set: { [`handover.${other}`]: now() } });
  },
};

/** Charges more once a booking has another worker. */
export const raiseHandedOver = afterSuccess(HANDOVER, async (sent) => {
  const booking = await findBooking(sent);
  if (booking?.history.at(-1)?.isHandover)
    await bookings().updateOne({ _id: booking._id }, { $inc: { pricePaise: 700 } });
});

/** Bookings do not notice days off. */
export const forgetDaysOff = (): Fault => {
  let kept: UserRecord[] = [];
  return {
    before: async (_world, { name }) => {
      kept =
        name === BOOK
          ? await users()
              .find({ 'daysOff.0': { $exists: true } })
              .toArray()
          : [];
      for (const { _id } of kept) await users().updateOne({ _id }, { $unset: { daysOff: 1 } });
    },
    after: async () => {
      for (const { _id, daysOff } of kept)
        if (daysOff) await users().updateOne({ _id }, { $set: { daysOff } });
    },
  };
};
