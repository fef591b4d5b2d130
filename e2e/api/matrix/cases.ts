import {
  decideCaseContract,
  listCasesContract,
  readCaseContract,
} from '#lib/features/admin/contracts/cases.ts';
import * as cases from '#lib/features/bookings/contracts/cases.ts';
import type { Caller } from '#e2e/kit/api/callers.ts';
import { members, only, type MatrixRow } from '#e2e/kit/api/matrix-row.ts';
import { makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makeCase, makeDecidedCase, makeFinishedJob, makeContestedCase } from '#e2e/kit/factories/cases.ts';

const said = { text: 'The tap still drips.' };
const opening = { reason: 'not_done', ...said };

const own = async (caller: Caller) => ({ id: String((await makeFinishedJob(caller.user))._id) });

/** A finished job about which the other side has opened a case. */
const accused = async ({ user }: Caller) => {
  const booking = await makeFinishedJob(user);
  await makeCase(booking, user.role === 'worker' ? 'customer' : 'worker');
  return { id: String(booking._id) };
};
const others = async () => ({ id: String((await makeBooking({ status: 'completed' }))._id) });

const decided = async ({ user }: Caller) => {
  const booking = await makeFinishedJob(user);
  const one = await makeDecidedCase(booking, user.role === 'worker' ? 'customer' : 'worker');
  return { params: { id: String(booking._id) }, body: { caseId: String(one._id), ...said } };
};

/** A case that the office can decide. */
const waiting = async () => ({ id: String((await makeContestedCase())._id) });
const seen = { state: 'heard', statements: 1, paidPaise: 0, creditedPaise: 0, refundedPaise: 0 };
const decision = { seen, remedy: 'none', amountPaise: 0, reason: 'Both were heard.' };
const unknown = { id: 'e'.repeat(24) };

const outcome = only('customer', 'worker');
const notOwn = { ...members(403), customer: 404, worker: 404 } as const;

export const rows: MatrixRow[] = [
  {
    contract: cases.readCasesContract,
    outcome,
    request: async (caller) => ({ params: await accused(caller) }),
    other: { outcome: notOwn, request: async () => ({ params: await others() }) },
  },
  {
    contract: cases.openCaseContract,
    outcome,
    request: async (caller) => ({ params: await own(caller), body: opening }),
    other: { outcome: notOwn, request: async () => ({ params: await others(), body: opening }) },
  },
  {
    contract: cases.answerCaseContract,
    outcome,
    request: async (caller) => ({ params: await accused(caller), body: said }),
    other: { outcome: notOwn, request: async () => ({ params: await others(), body: said }) },
  },
  {
    contract: cases.appealCaseContract,
    outcome,
    request: decided,
    other: {
      outcome: notOwn,
      request: async () => ({ params: await others(), body: { caseId: unknown.id, ...said } }),
    },
  },
  {
    contract: listCasesContract,
    outcome: only('admin'),
    request: async () => {
      await waiting();
      return {};
    },
  },
  {
    contract: readCaseContract,
    outcome: only('admin'),
    request: async () => ({ params: await waiting() }),
    empty: ['data.case.decisions', 'data.other.decisions', 'data.utrUses', 'data.photos'],
    other: { outcome: { ...members(403), admin: 404 }, request: () => ({ params: unknown }) },
  },
  {
    contract: decideCaseContract,
    outcome: only('admin'),
    request: async () => ({ params: await waiting(), body: decision }),
    empty: ['data.other.decisions', 'data.utrUses', 'data.photos'],
    other: {
      outcome: { ...members(403), admin: 404 },
      request: () => ({ params: unknown, body: decision }),
    },
  },
];
