import { answerBy } from '#lib/features/bookings/rules/booking-deadlines.ts';
import { isLive } from '#lib/features/bookings/rules/booking-status.ts';
import { toCells, type SlotMinutes } from '#lib/platform/time/time-slot.ts';
import { spanOn } from '#lib/features/bookings/rules/day-slots.ts';
import { addDays, toIndiaDay } from '#lib/platform/time/india-day.ts';
import { now } from '#lib/platform/time/clock.ts';
import { reserveCells } from '#models/bookings/booking-claim.ts';
import { insertBooking, type BookingRecord, type NewBooking } from '#models/bookings/booking.ts';
import type { ServiceRecord } from '#models/catalogue/service.ts';
import type { Tx } from '#models/connection.ts';
import type { UserRecord } from '#models/people/user.ts';

// Separate file for the demo: a starting server must not load the account factories.

export const noon: SlotMinutes = { start: 600, end: 720 };

/** The day in India this many days from now. */
export const dayAhead = (days: number): string => addDays(toIndiaDay(now()), days);

let made = 0;

type Fields = Partial<Omit<NewBooking, 'customerId' | 'workerId' | 'serviceId'>>;

/** The people and the service of a booking to store. */
export interface BookingMade extends Fields {
  customer: UserRecord;
  worker: UserRecord;
  job: ServiceRecord;
}

interface HistorySource extends Pick<NewBooking, 'status' | 'startsAt' | 'createdAt'> {
  customer: UserRecord;
  worker: UserRecord;
}

const buildHistory = ({
  status,
  startsAt,
  createdAt,
  customer,
  worker,
}: HistorySource): NewBooking['history'] => {
  const byWorker = { mover: 'worker' as const, by: worker._id };
  return [
    { status: 'pending', mover: 'customer', by: customer._id, at: createdAt },
    ...(status === 'pending' ? [] : [{ ...byWorker, status: 'accepted' as const, at: createdAt }]),
    ...(status === 'in_progress' ? [{ ...byWorker, status, at: startsAt }] : []),
  ];
};

/** Stores a booking with its reservation: by default the day after tomorrow, or yesterday when in progress. */
export const storeBooking = async (
  { customer, worker, job, ...fields }: BookingMade,
  tx: Tx,
): Promise<BookingRecord> => {
  const serial = (made += 1);
  const { status = 'pending', createdAt = now() } = fields;
  const localDate = fields.localDate ?? dayAhead(status === 'in_progress' ? -1 : 2);
  const span = spanOn(localDate, noon);
  const { startsAt } = span;
  const isOpen = status === 'pending';
  const booking = await insertBooking(
    {
      ...{ customerId: customer._id, workerId: worker._id, serviceId: job._id },
      ...{ serviceName: job.title, serviceTitles: {}, picture: '', localDate, ...span },
      ...{ pricePaise: 50_000, hourlyRatePaise: 25_000, point: null, instructions: '' },
      address: { street: '12 Park Road', city: 'Lucknow', state: 'Uttar Pradesh', pinCode: '226010' },
      number: `HN-T${process.pid}-${serial}`,
      openSlot: isOpen ? serial % 1000 : null,
      expiresAt: isOpen ? answerBy({ askedAt: createdAt, startsAt }) : null,
      history: buildHistory({ status, createdAt, customer, worker, startsAt: fields.startsAt ?? startsAt }),
      ...fields,
      ...{ status, createdAt },
    },
    tx,
  );
  const claim = { workerId: String(worker._id), bookingId: String(booking._id), cells: toCells(booking) };
  if (isLive(status)) await reserveCells(claim, tx);
  return booking;
};
