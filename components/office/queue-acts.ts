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

interface Waiting {
  id: string;
  item: QueueItem;
}

type ActsOf = (of: Waiting, words: (typeof office)['acts'], reasons: Reasons) => readonly Act[];

const letterActs: ActsOf = ({ id }, words) => [
  {
    key: 'answer',
    words: words.answer,
    send: (answer) => api(calls.answerTicketCall, { params: { id }, body: { state: 'answered', answer } }),
  },
  {
    key: 'close',
    words: words.closeTicket,
    isTextOptional: true,
    send: (answer) =>
      api(calls.answerTicketCall, { params: { id }, body: { state: 'closed', ...(answer && { answer }) } }),
  },
];

const refusals: readonly PaperRefusal[] = [
  'unreadable',
  'name_differs',
  'face_differs',
  'not_accepted',
  'expired',
];

const paperActs: ActsOf = ({ id }, words, { office: { papers }, refusals: said }) => [
  {
    ...{ key: 'grant', words: words.grantPapers },
    send: (note) => api(calls.decidePapersCall, { params: { id }, body: { refusal: null, note } }),
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
      return api(calls.decidePapersCall, { params: { id }, body: { refusal, note } });
    },
  },
];

const reportActs: ActsOf = ({ id, item: { reviewId } }, words) => {
  const close = (note: string) => api(calls.closeReportCall, { params: { id }, body: { note } });
  const hide = async (reviewed: string, reason: string) => {
    await api(calls.decideOnReviewCall, { params: { id: reviewed }, body: { hidden: true, reason } });
    return close(reason);
  };
  return [
    { key: 'close', words: words.closeReport, send: close },
    ...(reviewId === null
      ? []
      : [
          {
            ...{ key: 'hide', words: words.hideReview, isGrave: true },
            send: (reason: string) => hide(reviewId, reason),
          },
        ]),
  ];
};

const decide = (params: { id: string }, upheld: boolean) => (reason: string) =>
  api(calls.decideClaimCall, { params, body: { upheld, reason } });

/** What can be decided in each queue; a new queue has its acts here. */
const acts: Readonly<Record<QueueName, ActsOf>> = {
  papers: paperActs,
  verification: ({ id }, words) => [
    {
      key: 'verify',
      words: words.verify,
      send: (reason) => api(calls.verifyCall, { params: { id }, body: { verified: true, reason } }),
    },
  ],
  // Its two people alone say what happened, else the clock.
  overdue: () => [],
  reports: reportActs,
  complaints: letterActs,
  letters: letterActs,
  feedback: letterActs,
  claims: ({ id }, words) => [
    { key: 'uphold', words: words.uphold, isGrave: true, send: decide({ id }, true) },
    { key: 'dismiss', words: words.dismiss, isGrave: true, send: decide({ id }, false) },
  ],
  appeals: ({ id }, words) => [
    {
      key: 'lift',
      words: words.liftPause,
      send: (answer) => api(calls.decideAppealCall, { params: { id }, body: { lift: true, answer } }),
    },
    {
      key: 'keep',
      words: words.keepPause,
      isGrave: true,
      send: (answer) => api(calls.decideAppealCall, { params: { id }, body: { lift: false, answer } }),
    },
  ],
  topUps: ({ id }, words) => [
    {
      key: 'confirm',
      words: words.confirmTopUp,
      isTextOptional: true,
      send: (reason) =>
        api(calls.decideTopUpCall, { params: { id }, body: { confirm: true, ...(reason && { reason }) } }),
    },
    {
      key: 'refuse',
      words: words.refuseTopUp,
      send: (reason) => api(calls.decideTopUpCall, { params: { id }, body: { confirm: false, reason } }),
    },
  ],
};

/** What can be decided on one thing that waits. */
export const actsOn = (queue: QueueName, item: QueueItem, words: Reasons): readonly Act[] =>
  acts[queue]({ id: item._id, item }, words.office.acts, words);
