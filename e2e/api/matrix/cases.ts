import * as cases from '#lib/features/bookings/contracts/cases.ts';
import type { Caller } from '#e2e/kit/api/callers.ts';
import { members, only, type MatrixRow } from '#e2e/kit/api/matrix-row.ts';
import { makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makeCase, makeFinishedJob } from '#e2e/kit/factories/cases.ts';

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
];
