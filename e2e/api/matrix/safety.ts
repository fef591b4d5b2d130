import { appealContract, readPauseContract } from '#lib/features/people/contracts/pauses.ts';
import * as safety from '#lib/features/people/contracts/safety.ts';
import type { Caller } from '#e2e/kit/api/callers.ts';
import { members, type MatrixRow } from '#e2e/kit/api/matrix-row.ts';
import { makeBlock } from '#e2e/kit/factories/blocks.ts';
import { reportWorkPictureContract } from '#lib/features/profiles/contracts/work-pictures.ts';
import { makeWorkPicture } from '#e2e/kit/factories/work-pictures.ts';
import { makePause } from '#e2e/kit/factories/pauses.ts';
import { makeUser } from '#e2e/kit/factories/users.ts';
import { makeWorker } from '#e2e/kit/factories/workers.ts';

const visible = async ({ user }: Caller) => ({ id: String((await makeWorker({ brokerId: user._id }))._id) });
const hidden = async () => ({ id: String((await makeUser({ role: 'customer' }))._id) });
const body = { reason: 'fraud', details: 'Asked for money in advance.' };

const makePictureId = async (workerId: string) => ({ id: String((await makeWorkPicture({ workerId }))._id) });

export const rows: MatrixRow[] = [
  {
    contract: readPauseContract,
    outcome: members('ok'),
    request: async ({ user }) => {
      await makePause(user);
      return {};
    },
  },
  {
    contract: appealContract,
    outcome: members('ok'),
    request: async ({ user }) => {
      await makePause(user);
      return { body: { text: 'I was in hospital on those days.' } };
    },
  },
  {
    contract: reportWorkPictureContract,
    outcome: members('ok'),
    request: async (caller) => ({ params: await makePictureId((await visible(caller)).id), body }),
    // An account that does not exist.
    other: {
      outcome: members(404),
      request: async () => ({ params: { id: String((await makeWorkPicture({}))._id) }, body }),
    },
  },
  {
    contract: safety.listBlockedContract,
    outcome: members('ok'),
    request: async ({ userId }) => {
      await makeBlock({ blockerId: userId, blockedId: String((await makeUser())._id) });
      return {};
    },
  },
  {
    contract: safety.blockUserContract,
    outcome: members('ok'),
    request: async (caller) => ({ params: await visible(caller) }),
    other: {
      outcome: { ...members(404), admin: 'ok' },
      request: async () => ({ params: await hidden() }),
    },
  },
  {
    contract: safety.unblockUserContract,
    outcome: members('ok'),
    request: async (caller) => ({ params: await visible(caller) }),
  },
  {
    contract: safety.reportUserContract,
    outcome: members('ok'),
    request: async (caller) => ({ params: await visible(caller), body }),
    other: {
      outcome: { ...members(404), admin: 'ok' },
      request: async () => ({ params: await hidden(), body }),
    },
  },
];
