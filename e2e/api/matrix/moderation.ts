import {
  decideAppealContract,
  decideOnPictureContract,
  listAppealsContract,
  listAdminsContract,
  setRightContract,
  setPauseContract,
  setVerificationContract,
} from '#lib/features/admin/contracts/moderation.ts';
import {
  decidePapersContract,
  listPapersContract,
  readPaperContract,
} from '#lib/features/admin/contracts/papers.ts';
import { members, only, type MatrixRow } from '#server/testing/api/matrix-row.ts';
import { makePapers } from '#server/testing/factories/papers.ts';
import { makeAppeal } from '#server/testing/factories/pauses.ts';
import { makeUser } from '#server/testing/factories/users.ts';
import { makeWorkPicture } from '#server/testing/factories/work-pictures.ts';

const reason = 'Papers seen at the office.';
const someone = async (role: 'worker' | 'customer') => ({ id: String((await makeUser({ role }))._id) });

const papers = async () => ({ id: String((await makePapers())._id) });

export const rows: MatrixRow[] = [
  {
    contract: listPapersContract,
    outcome: only('admin'),
    request: async () => {
      await makePapers();
      return {};
    },
  },
  {
    contract: readPaperContract,
    outcome: only('admin'),
    request: async () => ({ params: { ...(await papers()), which: 'face' } }),
  },
  {
    contract: decidePapersContract,
    outcome: only('admin'),
    request: async () => ({ params: await papers(), body: { refusal: 'unreadable', note: reason } }),
  },
  {
    contract: setVerificationContract,
    outcome: only('admin'),
    request: async () => ({ params: await someone('worker'), body: { verified: true, reason } }),
    other: {
      outcome: { ...members(403), admin: 404 },
      request: async () => ({ params: await someone('customer'), body: { verified: true, reason } }),
    },
  },
  {
    contract: decideOnPictureContract,
    outcome: only('admin'),
    request: async () => ({
      params: { id: String((await makeWorkPicture({}))._id) },
      body: { hidden: true, reason },
    }),
  },
  {
    contract: setPauseContract,
    outcome: only('admin'),
    request: async () => ({ params: await someone('customer'), body: { reason: 'other', evidence: reason } }),
  },
  {
    contract: listAppealsContract,
    outcome: only('admin'),
    request: async () => {
      await makeAppeal(await makeUser());
      return {};
    },
  },
  {
    contract: decideAppealContract,
    outcome: only('admin'),
    request: async () => ({
      params: { id: String((await makeAppeal(await makeUser()))._id) },
      body: { lift: true, answer: 'The papers of the hospital are here.' },
    }),
    // The own pause is another lead's.
    other: {
      outcome: members(403),
      request: async ({ userId }) => ({
        params: { id: String((await makeAppeal(await makeUser(), { by: userId }))._id) },
        body: { lift: true, answer: 'The papers of the hospital are here.' },
      }),
    },
  },
  { contract: listAdminsContract, outcome: only('admin') },
  {
    contract: setRightContract,
    outcome: only('admin'),
    request: async () => ({ params: await someone('customer'), body: { can: 'agent', reason } }),
    other: {
      outcome: { ...members(403), admin: 404 },
      request: async () => ({ params: await someone('worker'), body: { can: null, reason } }),
    },
  },
];
