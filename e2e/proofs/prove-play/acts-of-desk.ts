import * as acts from '#lib/features/admin/contracts/booking-acts.ts';
import { getBookingContract, setBookingStatusContract } from '#lib/features/bookings/contracts/bookings.ts';
import { answerHandoverContract, listHandoversContract } from '#lib/features/bookings/contracts/handover.ts';
import { seeBooking } from '#e2e/kit/factories/office-acts.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import { toRequest, type Act, type Choice } from './acts-of-bookings.ts';
import { book, takeTo } from './book.ts';
import { send, wait } from './stage.ts';
import { idOf, type Person, type World } from './world.ts';

const reason = 'Both asked for it.';

const find = ({ seen }: World, bookingId: string): BookingRecord | undefined =>
  seen.bookings.find(({ _id }) => String(_id) === bookingId);

/** A booking two days ahead, in the status that `goal` picks. */
const openCase = async (world: World, choice: Choice, statuses: readonly string[]) => {
  const request = toRequest(world, choice);
  const bookingId = request && (await book(world, { ...request, daysAhead: 2 }));
  if (!bookingId) return null;
  const status = statuses[choice.c % statuses.length];
  if (status && status !== 'pending') await takeTo(world, bookingId, status);
  const booking = find(world, bookingId);
  return booking ? { booking, params: { id: bookingId } } : null;
};

const pickAdmin = (world: World, { b }: Choice) => (b % 2 ? world.admin : world.otherLead);

/** The office cancels, sometimes twice from one page. */
const officeCancel: Act = async (world, choice) => {
  const found = await openCase(world, choice, ['pending', 'accepted', 'on_the_way', 'arrived']);
  if (!found) return;
  const { booking, params } = found;
  const countsFor = (['customer', 'worker', 'nobody'] as const)[choice.a % 3];
  const body = { seen: seeBooking(booking), reason, countsFor, fee: 'waived' };
  for (const who of choice.b % 3 ? [world.admin] : [world.admin, world.otherLead])
    await send(world, { who, contract: acts.cancelBookingContract, params, body });
};

/** The office moves a booking to a time in hours or days, which may be taken. */
const officeMove: Act = async (world, choice) => {
  const found = await openCase(world, choice, ['accepted', 'pending', 'accepted', 'on_the_way']);
  if (!found) return;
  const { booking, params } = found;
  const hours = [2, 24, -24, 48][choice.a % 4] ?? 24;
  const startsAt = new Date(booking.startsAt.getTime() + hours * 3_600_000).toISOString();
  const body = { seen: seeBooking(booking), reason, startsAt };
  await send(world, { who: pickAdmin(world, choice), contract: acts.moveBookingContract, params, body });
};

/** The office waives the price of a finished job, perhaps after it was paid. */
const officeWaive: Act = async (world, choice) => {
  const found = await openCase(world, choice, ['completed']);
  if (!found) return;
  const { booking, params } = found;
  const body = { seen: seeBooking(booking), reason, amountPaise: booking.pricePaise };
  await send(world, { who: pickAdmin(world, choice), contract: acts.waiveDueContract, params, body });
};

/** The office gives credit over a booking and takes more or less of it back. */
const officeAdjust: Act = async (world, choice) => {
  const found = await openCase(world, choice, ['accepted', 'completed']);
  if (!found) return;
  const side = choice.a % 2 ? 'customer' : 'worker';
  const amounts = [10_000, choice.b % 2 ? -4000 : -10_001];
  for (const amountPaise of amounts) {
    const booking = find(world, found.params.id);
    if (!booking) return;
    const body = { seen: seeBooking(booking), reason, side, amountPaise };
    const { params } = found;
    await send(world, { who: world.admin, contract: acts.adjustWalletContract, params, body });
  }
};

/** The office proposes another worker; the two answer in either order, or the booking goes on. */
const reassign: Act = async (world, choice) => {
  const found = await openCase(world, choice, ['accepted']);
  if (!found) return;
  const { booking, params } = found;
  const { workers, customers, admin } = world;
  const other = workers.find((one) => !one.isGone && idOf(one) !== String(booking.workerId));
  const customer = customers.find((one) => idOf(one) === String(booking.customerId));
  if (!other || !customer) return;
  const price = choice.a % 3 ? 'agreed' : 'own';
  const body = { seen: seeBooking(booking), reason, workerId: idOf(other), price };
  await send(world, { who: admin, contract: acts.proposeWorkerContract, params, body });
  await send(world, { who: other, contract: listHandoversContract });
  const people = choice.b % 2 ? [customer, other] : [other, customer];
  for (const [index, who] of people.entries()) {
    const pricePaise = find(world, params.id)?.handover?.pricePaise;
    if (pricePaise === undefined) return;
    // Sometimes the booking ends, or time passes, between the two answers.
    if (index === 1 && choice.c % 5 === 0) await send(world, endBy(booking, customer));
    if (index === 1 && choice.c % 5 === 1) await wait(world, 24 * 60);
    if (who === customer) await send(world, { who, contract: getBookingContract, params });
    const accept = choice.c % 7 > 0;
    await send(world, { who, contract: answerHandoverContract, params, body: { accept, pricePaise } });
  }
};

const endBy = ({ _id, pricePaise }: BookingRecord, who: Person) => ({
  ...{ who, contract: setBookingStatusContract, params: { id: String(_id) } },
  body: { status: 'cancelled', feePaise: pricePaise },
});

export const actsOfDesk = {
  ...{ officeCancel, officeMove, officeWaive, officeAdjust, reassign },
} satisfies Record<string, Act>;
