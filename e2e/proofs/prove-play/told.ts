import { z } from 'zod';
import type { Sent, World } from './world.ts';
import { idOf } from './world.ts';

const shownBooking = z.looseObject({
  _id: z.string(),
  number: z.string(),
  pricePaise: z.number(),
  proposal: z.looseObject({ pricePaise: z.number() }).nullable(),
  handover: z.looseObject({ pricePaise: z.number() }).nullable(),
});
const shownFee = z.looseObject({ data: z.looseObject({ feePaise: z.number(), pricePaise: z.number() }) });

const keyOf = ({ who }: Sent, bookingId: string): string => `${who ? idOf(who) : ''} ${bookingId}`;

const noteBookings = (world: World, sent: Sent, value: unknown): void => {
  if (typeof value !== 'object' || value === null) return;
  const { data: booking } = shownBooking.safeParse(value);
  if (!booking) return Object.values(value).forEach((inner: unknown) => noteBookings(world, sent, inner));
  const key = keyOf(sent, booking._id);
  const { pricePaise, proposal, handover } = booking;
  const offered = [proposal, handover].flatMap((one) => (one ? [one.pricePaise] : []));
  const pricesPaise = [pricePaise, ...offered];
  world.shownPrices.set(key, { ...world.shownPrices.get(key), pricesPaise });
};

const isAboutFee = ({ name }: Sent): boolean =>
  name === 'GET /bookings/{id}/cancellation' || name === 'PUT /bookings/{id}/status';

const noteFee = (world: World, sent: Sent, json: unknown): void => {
  const { data: shown } = shownFee.safeParse(json);
  const bookingId = sent.params['id'];
  if (!shown || !bookingId || !isAboutFee(sent)) return;
  const key = keyOf(sent, bookingId);
  const { pricesPaise = [shown.data.pricePaise] } = world.shownPrices.get(key) ?? {};
  world.shownPrices.set(key, { pricesPaise, feePaise: shown.data.feePaise });
};

/** Notes the prices and fees shown in an answer. */
export const noteTold = (world: World, sent: Sent, { json }: { json: unknown }): void => {
  const role = sent.who?.role;
  if (role === 'customer') noteBookings(world, sent, json);
  if (role === 'customer' || role === 'worker') noteFee(world, sent, json);
};

/** The cancellation cost last shown to a person. */
export const toldFee = (world: World, userId: string, bookingId: string): number | undefined =>
  world.shownPrices.get(`${userId} ${bookingId}`)?.feePaise;
