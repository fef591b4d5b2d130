import { now } from '#lib/platform/time/clock.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import type { CaseRecord } from '#models/bookings/case.ts';
import { database, toObjectId } from '#models/connection.ts';
import type { Control } from './controls.ts';
import { afterSuccess } from './faults.ts';
import { often } from './play.ts';
import type { Sent } from './world.ts';

const DECIDE = 'PUT /admin/cases/{id}';

const bookings = () => database().collection<BookingRecord>('bookings');
const cases = () => database().collection<CaseRecord>('cases');
const idIn = ({ params }: Pick<Sent, 'params'>) => toObjectId(params['id'] ?? '');

/** Takes the worker's word about a refund for the customer's. */
const trustWorker = async (sent: Sent): Promise<void> => {
  const isWorkers = sent.who?.role === 'worker';
  const due = isWorkers ? await bookings().findOne({ _id: idIn(sent), 'refund.state': 'due' }) : null;
  if (!due?.refund) return;
  const refund = { ...due.refund, state: 'paid', method: 'cash', settledAt: now() } as const;
  await bookings().updateOne({ _id: due._id }, { $set: { refund } });
};

/** Leaves a decided case in the queue. */
const keepWaiting = (sent: Sent) =>
  cases().updateOne(
    { _id: idIn(sent), state: 'decided' },
    { $set: { state: 'heard', waits: true, appealUntil: null } },
  );

/** Decides refunds without regard to what was paid. */
const promiseMore = async (sent: Sent): Promise<void> => {
  const one = await cases().findOne({ _id: idIn(sent) });
  const last = one?.decisions?.at(-1);
  if (!one || last?.kind !== 'refund') return;
  const amountPaise = last.amountPaise * 10;
  const decisions = [...(one.decisions ?? []).slice(0, -1), { ...last, amountPaise }];
  await cases().updateOne({ _id: one._id }, { $set: { decisions } });
  await bookings().updateOne({ _id: one.bookingId }, { $set: { caseRefundPaise: amountPaise } });
};

const style = { likes: often('dispute'), crowd: false, maxSteps: 12 };

/** Each control switches off one rule about cases and refunds. */
export const controlsOfCases = {
  'refund-by-worker': {
    off: 'a refund ends by the customer’s word only',
    ...{ way: 'database', found: ['money'], style },
    fault: afterSuccess('PUT /bookings/{id}/payment', trustWorker),
  },
  'case-decided-twice': {
    off: 'a case is decided once, and its appeal by another admin',
    ...{ way: 'database', found: ['moves'], style },
    fault: afterSuccess(DECIDE, keepWaiting),
  },
  'refund-unlimited': {
    off: 'cases give no more than was paid',
    ...{ way: 'database', found: ['money'], style },
    fault: afterSuccess(DECIDE, promiseMore),
  },
} satisfies Record<string, Control>;
