import {
  markPaidContract,
  spendCreditContract,
  waiveFeeContract,
} from '#lib/features/bookings/contracts/bookings.ts';
import { readLedgerContract } from '#lib/features/money/contracts/ledger.ts';
import {
  decideTopUpContract,
  listTopUpsContract,
  requestTopUpContract,
} from '#lib/features/money/contracts/wallet.ts';
import type { Caller } from '#server/testing/api/callers.ts';
import { members, only, type MatrixRow } from '#server/testing/api/matrix-row.ts';
import { makeBookable, makeBooking } from '#server/testing/factories/bookings.ts';
import { makeTopUp } from '#server/testing/factories/top-ups.ts';
import { makeUser } from '#server/testing/factories/users.ts';
import { giveCredit } from '#server/testing/factories/wallets.ts';

const own = async ({ user }: Caller, fields: Parameters<typeof makeBooking>[0]) => {
  const bookable = await makeBookable();
  const worker = user.role === 'worker' ? user : bookable.worker;
  return { id: String((await makeBooking({ bookable: { ...bookable, worker }, ...fields }))._id) };
};
const done = { status: 'completed' } as const;
const fee = { percent: 50, feePaise: 25_000, state: 'due', method: null, settledAt: null } as const;
const cancelled = { status: 'cancelled', fee } as const;
const others = async () => ({ id: String((await makeBooking(done))._id) });
const paid = { method: 'cash' } as const;

export const rows: MatrixRow[] = [
  {
    contract: markPaidContract,
    outcome: { ...members(403), worker: 'ok' },
    request: async (caller) => ({ params: await own(caller, done), body: paid }),
    other: {
      outcome: { ...members(403), worker: 404 },
      request: async () => ({ params: await others(), body: paid }),
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
    outcome: { ...members(403), worker: 'ok' },
    request: async (caller) => ({ params: await own(caller, cancelled) }),
    other: {
      outcome: { ...members(403), worker: 404 },
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
