import {
  closeNoteContract,
  decideAppealContract,
  decideOnPictureContract,
  listAppealsContract,
  listAdminsContract,
  setRightContract,
  setPauseContract,
  removeFactorsContract,
  setVerificationContract,
} from '#lib/features/admin/contracts/moderation.ts';
import {
  decidePapersContract,
  listPapersContract,
  readPaperContract,
} from '#lib/features/admin/contracts/papers.ts';
import { members, only, type MatrixRow } from '#e2e/kit/api/matrix-row.ts';
import { makeDocuments, seeWorker } from '#e2e/kit/factories/papers.ts';
import { makeAppeal, makeReturnNote } from '#e2e/kit/factories/pauses.ts';
import { turnOnTotp } from '#e2e/kit/factories/totps.ts';
import { makeUser } from '#e2e/kit/factories/users.ts';
import { makeWorkPicture } from '#e2e/kit/factories/work-pictures.ts';

const reason = 'Papers seen at the office.';
const someone = async (role: 'worker' | 'customer') => ({ id: String((await makeUser({ role }))._id) });

const inPerson = { verified: true, checked: 'in_person', reason };

const papers = async () => ({ id: String((await makeDocuments())._id) });

export const rows: MatrixRow[] = [
  {
    contract: listPapersContract,
    outcome: only('admin'),
    request: async () => {
      await makeDocuments();
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
    request: async () => {
      const params = await someone('worker');
      return { params, body: { ...inPerson, seen: await seeWorker(params.id) } };
    },
    other: {
      outcome: { ...members(403), admin: 404 },
      request: async () => ({
        params: await someone('customer'),
        body: { ...inPerson, seen: { name: 'Asha', profileImage: null, papersId: null } },
      }),
    },
  },
  {
    contract: removeFactorsContract,
    outcome: only('admin'),
    request: async () => {
      const params = await someone('worker');
      await turnOnTotp(params.id);
      return { params, body: { reason } };
    },
    other: {
      outcome: { ...members(403), admin: 409 },
      request: async () => ({ params: await someone('customer'), body: { reason } }),
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
    // The caller's own pause was set by another lead.
    other: {
      outcome: members(403),
      request: async ({ userId }) => ({
        params: { id: String((await makeAppeal(await makeUser(), { by: userId }))._id) },
        body: { lift: true, answer: 'The papers of the hospital are here.' },
      }),
    },
  },
  {
    contract: closeNoteContract,
    outcome: only('admin'),
    request: async () => ({ params: { id: await makeReturnNote(await makeUser()) }, body: { note: reason } }),
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
