import {
  markPaidContract,
  spendCreditContract,
  waiveFeeContract,
} from '#lib/features/bookings/contracts/bookings.ts';
import { addExtraContract, answerExtraContract } from '#lib/features/bookings/contracts/extras.ts';
import { getPaymentContract, setPaymentContract } from '#lib/features/bookings/contracts/payment.ts';
import { getPayeeContract, setPayeeContract } from '#lib/features/accounts/contracts/payee.ts';
import { readLedgerContract } from '#lib/features/money/contracts/ledger.ts';
import { readStatementContract } from '#lib/features/money/contracts/statement.ts';
import {
  decideTopUpContract,
  listTopUpsContract,
  requestTopUpContract,
} from '#lib/features/money/contracts/wallet.ts';
import { now } from '#lib/platform/time/clock.ts';
import { toIndiaDay } from '#lib/platform/time/india-day.ts';
import type { Caller } from '#e2e/kit/api/callers.ts';
import { members, only, type MatrixRow } from '#e2e/kit/api/matrix-row.ts';
import { makeBookable, makeBooking, makeExtra } from '#e2e/kit/factories/bookings.ts';
import { turnOffTotp } from '#e2e/kit/factories/totps.ts';
import { makeTopUp } from '#e2e/kit/factories/top-ups.ts';
import { makeUser, TEST_PASSWORD } from '#e2e/kit/factories/users.ts';
import { giveCredit } from '#e2e/kit/factories/wallets.ts';

const own = async ({ user }: Caller, fields: Parameters<typeof makeBooking>[0]) => {
  const bookable = await makeBookable();
  const worker = user.role === 'worker' ? user : bookable.worker;
  return { id: String((await makeBooking({ bookable: { ...bookable, worker }, ...fields }))._id) };
};
const done = { status: 'completed' as const, extras: [makeExtra()] };
const fee = { percent: 50, feePaise: 25_000, state: 'due', method: null, settledAt: null } as const;
const cancelled = { status: 'cancelled' as const, fee, extras: [makeExtra()] };
const owedToCustomer = { ...cancelled, fee: { ...fee, owedBy: 'worker' } } as const;
/** What the caller may settle: customers only a worker's fee. */
const owedTo = ({ user }: Caller, worker: Parameters<typeof makeBooking>[0]) =>
  user.role === 'customer' ? { ...owedToCustomer, customer: user } : worker;
const others = async () => ({ id: String((await makeBooking(done))._id) });
const paid = { method: 'cash' } as const;

const doneFor = ({ user }: Caller) => ({
  ...done,
  ...(user.role === 'customer' && { customer: user }),
});
const stepFor = ({ user }: Caller) => ({
  ...{ step: user.role === 'worker' ? 'received' : 'paid', method: 'cash', amountPaise: 50_000 },
});
const extra = { words: 'New tap', amountPaise: 30_000 };

/** A job that is going on, with an extra that waits for the customer's answer. */
const withExtra = async (caller: Caller | null) => {
  const line = makeExtra();
  const fields = { status: 'in_progress' as const, extras: [line] };
  const { id } = caller
    ? await own(caller, { ...fields, ...(caller.user.role === 'customer' && { customer: caller.user }) })
    : { id: String((await makeBooking(fields))._id) };
  return { id, extraId: String(line._id) };
};
const answerFor = ({ user }: Caller) => ({
  answer: user.role === 'worker' ? 'withdrawn' : 'accepted',
});
const payee = { upiId: 'asha@okbank', name: 'ASHA DEVI' };

export const rows: MatrixRow[] = [
  { contract: getPayeeContract, outcome: only('customer', 'worker') },
  {
    contract: setPayeeContract,
    outcome: only('customer', 'worker'),
    request: async ({ userId }) => {
      await turnOffTotp(userId);
      return { body: { payee, password: TEST_PASSWORD } };
    },
  },
  {
    contract: markPaidContract,
    outcome: { ...members(403), customer: 'ok', worker: 'ok' },
    request: async (caller) => ({ params: await own(caller, owedTo(caller, done)), body: paid }),
    other: {
      outcome: { ...members(403), customer: 404, worker: 404 },
      request: async () => ({ params: await others(), body: paid }),
    },
  },
  {
    contract: getPaymentContract,
    outcome: { ...members(403), customer: 'ok', worker: 'ok' },
    request: async (caller) => ({ params: await own(caller, doneFor(caller)) }),
    other: {
      outcome: { ...members(403), customer: 404, worker: 404 },
      request: async () => ({ params: await others() }),
    },
  },
  {
    contract: setPaymentContract,
    outcome: { ...members(403), customer: 'ok', worker: 'ok' },
    request: async (caller) => ({ params: await own(caller, doneFor(caller)), body: stepFor(caller) }),
    other: {
      outcome: { ...members(403), customer: 404, worker: 404 },
      request: async (caller) => ({ params: await others(), body: stepFor(caller) }),
    },
  },
  {
    contract: addExtraContract,
    outcome: { ...members(403), worker: 'ok' },
    request: async (caller) => ({ params: await own(caller, { status: 'in_progress' }), body: extra }),
    other: {
      outcome: { ...members(403), worker: 404 },
      request: async () => ({ params: { id: (await withExtra(null)).id }, body: extra }),
    },
  },
  {
    contract: answerExtraContract,
    outcome: { ...members(403), customer: 'ok', worker: 'ok' },
    request: async (caller) => ({ params: await withExtra(caller), body: answerFor(caller) }),
    other: {
      outcome: { ...members(403), customer: 404, worker: 404 },
      request: async (caller) => ({ params: await withExtra(null), body: answerFor(caller) }),
    },
  },
  {
    contract: spendCreditContract,
    outcome: only('customer'),
    request: async ({ user }) => {
      await giveCredit(String(user._id));
      return { params: { id: String((await makeBooking({ ...done, customer: user }))._id) } };
    },
    other: {
      outcome: { ...members(403), customer: 404 },
      request: async () => ({ params: await others() }),
    },
  },
  {
    contract: waiveFeeContract,
    outcome: { ...members(403), customer: 'ok', worker: 'ok' },
    request: async (caller) => ({ params: await own(caller, owedTo(caller, cancelled)) }),
    other: {
      outcome: { ...members(403), customer: 404, worker: 404 },
      request: async () => ({ params: await others() }),
    },
  },
  {
    contract: readLedgerContract,
    outcome: only('customer', 'worker'),
    request: async ({ userId }) => {
      await giveCredit(userId);
      return {};
    },
  },
  {
    contract: readStatementContract,
    outcome: only('customer', 'worker'),
    request: async ({ userId }) => {
      await giveCredit(userId);
      const today = toIndiaDay(now());
      return { query: { from: today, to: today } };
    },
  },
  {
    contract: requestTopUpContract,
    outcome: only('worker'),
    request: () => ({ body: { amountPaise: 250_000, reference: 'UPI 2231' } }),
  },
  {
    contract: listTopUpsContract,
    outcome: only('admin'),
    request: async () => {
      await makeTopUp(String((await makeUser({ role: 'worker' }))._id));
      return {};
    },
  },
  {
    contract: decideTopUpContract,
    outcome: only('admin'),
    request: async () => {
      const topUp = await makeTopUp(String((await makeUser({ role: 'worker' }))._id));
      return { params: { id: String(topUp._id) }, body: { confirm: true } };
    },
  },
];
