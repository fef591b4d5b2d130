import { z } from 'zod';
import type { Sent, World } from './world.ts';
import { idOf } from './world.ts';

const shownBooking = z.looseObject({
  _id: z.string(),
  number: z.string(),
  pricePaise: z.number(),
  proposal: z.looseObject({ pricePaise: z.number() }).nullable(),
});
const shownFee = z.looseObject({ data: z.looseObject({ feePaise: z.number(), pricePaise: z.number() }) });

const keyOf = ({ who }: Sent, bookingId: string): string => `${who ? idOf(who) : ''} ${bookingId}`;

const noteBookings = (world: World, sent: Sent, value: unknown): void => {
  if (typeof value !== 'object' || value === null) return;
  const { data: booking } = shownBooking.safeParse(value);
  if (!booking) return Object.values(value).forEach((inner: unknown) => noteBookings(world, sent, inner));
  const key = keyOf(sent, booking._id);
  const { pricePaise, proposal } = booking;
  const pricesPaise = proposal ? [pricePaise, proposal.pricePaise] : [pricePaise];
  world.told.set(key, { ...world.told.get(key), pricesPaise });
};

const isAboutFee = ({ name }: Sent): boolean =>
  name === 'GET /bookings/{id}/cancellation' || name === 'PUT /bookings/{id}/status';

const noteFee = (world: World, sent: Sent, json: unknown): void => {
  const { data: shown } = shownFee.safeParse(json);
  const bookingId = sent.params['id'];
  if (!shown || !bookingId || !isAboutFee(sent)) return;
  const key = keyOf(sent, bookingId);
  const { pricesPaise = [shown.data.pricePaise] } = world.told.get(key) ?? {};
  world.told.set(key, { pricesPaise, feePaise: shown.data.feePaise });
};

/** Notes which prices and fees an answer told its reader. */
export const noteTold = (world: World, sent: Sent, { json }: { json: unknown }): void => {
  if (sent.who?.role !== 'customer') return;
  noteBookings(world, sent, json);
  noteFee(world, sent, json);
};

/** What somebody was last told that cancelling costs. */
export const toldFee = (world: World, userId: string, bookingId: string): number | undefined =>
  world.told.get(`${userId} ${bookingId}`)?.feePaise;
