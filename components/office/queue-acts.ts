import * as calls from '#lib/features/office/contracts/office.calls.ts';
import type { QueueItem, QueueName } from '#lib/features/office/contracts/office.ts';
import type { office } from '#lib/features/office/texts/office.en.ts';
import type { PaperRefusal } from '#lib/features/profiles/contracts/papers.ts';
import { api } from '#lib/platform/browser/api.ts';
import type { Act } from './acts.tsx';

interface Reasons {
  readonly office: typeof office;
  readonly refusals: Readonly<Record<PaperRefusal, string>>;
}

type ActsOf = (params: { id: string }, words: (typeof office)['acts'], reasons: Reasons) => readonly Act[];

const letterActs: ActsOf = (params, words) => [
  {
    key: 'answer',
    words: words.answer,
    send: (answer) => api(calls.answerTicketCall, { params, body: { state: 'answered', answer } }),
  },
  {
    key: 'close',
    words: words.closeTicket,
    isTextOptional: true,
    send: (answer) =>
      api(calls.answerTicketCall, { params, body: { state: 'closed', ...(answer && { answer }) } }),
  },
];

const refusals: readonly PaperRefusal[] = [
  'unreadable',
  'name_differs',
  'face_differs',
  'not_accepted',
  'expired',
];

const paperActs: ActsOf = (params, words, { office: { papers }, refusals: said }) => [
  {
    ...{ key: 'grant', words: words.grantPapers },
    send: (note) => api(calls.decidePapersCall, { params, body: { refusal: null, note } }),
  },
  {
    ...{ key: 'refuse', words: words.refusePapers },
    choices: [
      {
        ...{ name: 'refusal', label: papers.why },
        options: refusals.map((value) => ({ value, label: said[value] })),
      },
    ],
    send: (note, chosen) => {
      const refusal = refusals.find((one) => one === chosen['refusal']) ?? 'unreadable';
      return api(calls.decidePapersCall, { params, body: { refusal, note } });
    },
  },
];

const decide = (params: { id: string }, upheld: boolean) => (reason: string) =>
  api(calls.decideClaimCall, { params, body: { upheld, reason } });

/** What can be decided in each queue; a new queue has its acts here. */
const acts: Readonly<Record<QueueName, ActsOf>> = {
  papers: paperActs,
  verification: (params, words) => [
    {
      key: 'verify',
      words: words.verify,
      send: (reason) => api(calls.verifyCall, { params, body: { verified: true, reason } }),
    },
  ],
  // Its two people alone say what happened, else the clock.
  overdue: () => [],
  reports: (params, words) => [
    {
      key: 'close',
      words: words.closeReport,
      send: (note) => api(calls.closeReportCall, { params, body: { note } }),
    },
  ],
  complaints: letterActs,
  letters: letterActs,
  feedback: letterActs,
  claims: (params, words) => [
    { key: 'uphold', words: words.uphold, isGrave: true, send: decide(params, true) },
    { key: 'dismiss', words: words.dismiss, isGrave: true, send: decide(params, false) },
  ],
  appeals: (params, words) => [
    {
      key: 'lift',
      words: words.liftPause,
      send: (answer) => api(calls.decideAppealCall, { params, body: { lift: true, answer } }),
    },
    {
      key: 'keep',
      words: words.keepPause,
      isGrave: true,
      send: (answer) => api(calls.decideAppealCall, { params, body: { lift: false, answer } }),
    },
  ],
  topUps: (params, words) => [
    {
      key: 'confirm',
      words: words.confirmTopUp,
      isTextOptional: true,
      send: (reason) =>
        api(calls.decideTopUpCall, { params, body: { confirm: true, ...(reason && { reason }) } }),
    },
    {
      key: 'refuse',
      words: words.refuseTopUp,
      send: (reason) => api(calls.decideTopUpCall, { params, body: { confirm: false, reason } }),
    },
  ],
};

/** What can be decided on one thing that waits. */
export const actsOn = (queue: QueueName, { _id }: QueueItem, words: Reasons): readonly Act[] =>
  acts[queue]({ id: _id }, words.office.acts, words);
