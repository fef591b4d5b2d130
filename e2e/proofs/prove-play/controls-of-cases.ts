import { now } from '#lib/platform/time/clock.ts';
import type { PayeeChange } from '#lib/features/money/rules/payee.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import type { BookingExtra } from '#models/bookings/extra.ts';
import type { CaseRecord } from '#models/bookings/case.ts';
import { database, toObjectId } from '#models/connection.ts';
import type { Control } from './controls.ts';
import { afterSuccess } from './faults.ts';
import { often } from './play.ts';
import { idOf, type Fault, type Sent } from './world.ts';

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

/** Takes the customer's word about a price for the worker's. */
const trustCustomer = async (sent: Sent): Promise<void> => {
  if (sent.who?.role !== 'customer') return;
  const unpaid = { _id: idIn(sent), status: 'completed', paid: null } as const;
  await bookings().updateOne(unpaid, { $set: { paid: { method: 'upi', at: now() } } });
};

const isReading = ({ name }: Sent): boolean => name === 'GET /admin/cases/{id}';

const bookingInCase = async (sent: Sent) => {
  const one = await cases().findOne({ _id: idIn(sent) });
  return one && bookings().findOne({ _id: one.bookingId });
};

/** Shows the uses of a UTR as if the payment had been denied. */
const showUtrs = (): Fault => {
  let shown: BookingRecord['_id'] | null = null;
  return {
    before: async (_world, sent) => {
      const booking = isReading(sent) ? await bookingInCase(sent) : null;
      const payment = booking?.payment;
      if (!booking || !payment || payment.deniedAt || payment.earlier?.some(({ deniedAt }) => deniedAt))
        return;
      shown = booking._id;
      await bookings().updateOne({ _id: shown }, { $set: { 'payment.deniedAt': now() } });
    },
    after: async () => {
      if (shown) await bookings().updateOne({ _id: shown }, { $unset: { 'payment.deniedAt': '' } });
      shown = null;
    },
  };
};

const ADD_EXTRA = 'POST /bookings/{id}/extras';

/** Hides the lines that a booking has from the limits of the next one. */
const forgetExtras = (): Fault => {
  let before: BookingExtra[] = [];
  return {
    before: async (_world, sent) => {
      if (sent.name !== ADD_EXTRA) return;
      before = (await bookings().findOne({ _id: idIn(sent) }))?.extras ?? [];
      await bookings().updateOne({ _id: idIn(sent) }, { $set: { extras: [] } });
    },
    after: async (_world, sent) => {
      if (sent.name !== ADD_EXTRA) return;
      const { extras = [] } = (await bookings().findOne({ _id: idIn(sent) })) ?? {};
      await bookings().updateOne({ _id: idIn(sent) }, { $set: { extras: [...before, ...extras] } });
    },
  };
};

/** Takes a job that is done for one that goes on while an extra is added. */
const reopenForExtras = (): Fault => {
  let isOver = false;
  const set = async (sent: Sent, status: 'in_progress' | 'completed'): Promise<void> => {
    await bookings().updateOne({ _id: idIn(sent) }, { $set: { status } });
  };
  return {
    before: async (_world, sent) => {
      if (sent.name !== ADD_EXTRA) return;
      isOver = (await bookings().findOne({ _id: idIn(sent) }))?.status === 'completed';
      if (isOver) await set(sent, 'in_progress');
    },
    after: async (_world, sent) => {
      if (sent.name === ADD_EXTRA && isOver) await set(sent, 'completed');
    },
  };
};

/** Uses a payee as soon as it is saved. */
const usePayeeAtOnce = async ({ who }: Sent): Promise<void> => {
  const payees = database().collection<{ _id: ReturnType<typeof toObjectId>; changes: PayeeChange[] }>(
    'payees',
  );
  const row = who && (await payees.findOne({ _id: toObjectId(idOf(who)) }));
  const last = row?.changes.at(-1);
  if (!row || !last) return;
  const changes = [...row.changes.slice(0, -1), { ...last, usedFrom: last.savedAt }];
  await payees.updateOne({ _id: row._id }, { $set: { changes } });
};

/** Forgets, for a while, who says that bookings were paid. */
const forgetWords = () => {
  let said: BookingRecord[] = [];
  return {
    hide: async (isWanted: (booking: BookingRecord) => boolean): Promise<void> => {
      said = (
        await bookings()
          .find({ payment: { $ne: null } })
          .toArray()
      ).filter(isWanted);
      for (const { _id } of said) await bookings().updateOne({ _id }, { $set: { payment: null } });
    },
    show: async (): Promise<void> => {
      for (const { _id, payment = null } of said) await bookings().updateOne({ _id }, { $set: { payment } });
      said = [];
    },
  };
};

/** Pays a worker's fees from the wallet as if she had not said that they were paid. */
const payFeesTwice = (): Fault => {
  const { hide, show } = forgetWords();
  const isOwed = ({ fee }: BookingRecord): boolean => fee?.owedBy === 'worker' && fee.state === 'due';
  return { beforeWork: () => hide(isOwed), afterWork: show };
};

/** Lets a customer spend credit as if no one had said that the job was paid. */
const payPriceTwice = (): Fault => {
  const { hide, show } = forgetWords();
  return {
    before: async (_world, sent) => {
      if (sent.name === 'PUT /bookings/{id}/credit') await hide(({ _id }) => _id.equals(idIn(sent)));
    },
    after: show,
  };
};

const ofExtras = { likes: often('addExtras'), crowd: false, maxSteps: 10 };
const style = { likes: often('dispute'), crowd: false, maxSteps: 12 };

/** Each control switches off one rule about payment, extras, cases and refunds. */
export const controlsOfCases = {
  'price-by-customer': {
    off: 'a price is paid by the worker’s word only',
    ...{ way: 'database', found: ['money'], style: { ...style, likes: often('fakeScreen') } },
    fault: afterSuccess('PUT /bookings/{id}/payment', trustCustomer),
  },
  'utr-shown-early': {
    off: 'the office reads of a UTR given twice only once a payment was denied',
    ...{ way: 'database', found: ['secrets'], style: { ...style, likes: often('oneUtr') } },
    fault: showUtrs(),
  },
  'fee-said-paid': {
    off: 'credit passes over a fee that its worker says was paid',
    ...{ way: 'database', found: ['money'], style: { ...style, likes: often('sayThenFill') } },
    fault: payFeesTwice(),
  },
  'price-said-paid': {
    off: 'no credit is spent on a job that its customer says was paid',
    ...{ way: 'database', found: ['money'], style: { ...style, likes: often('sayThenSpend') } },
    fault: payPriceTwice(),
  },
  'payee-at-once': {
    off: 'a changed payee is used after a day',
    ...{ way: 'database', found: ['money'], style: { ...style, likes: often('changePayee') } },
    fault: afterSuccess('PUT /users/payee', usePayeeAtOnce),
  },
  'extras-unlimited': {
    off: 'five extras of ₹20,000 in all',
    ...{ way: 'database', found: ['limits'], style: ofExtras },
    fault: forgetExtras(),
  },
  'extra-after-end': {
    off: 'no extras after the end of a job',
    ...{ way: 'database', found: ['moves'], style: ofExtras },
    fault: reopenForExtras(),
  },
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
