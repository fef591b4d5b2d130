import type { QueueItem, QueueName } from '#lib/features/office/contracts/office.ts';
import type { office } from '#lib/features/office/texts/office.en.ts';
import type { officePauses } from '#lib/features/office/texts/office-pauses.en.ts';
import type { PaperRefusal } from '#lib/features/profiles/contracts/papers.ts';
import { api } from '#lib/platform/browser/api.ts';
import type { officeCodes } from '#lib/features/office/texts/office-codes.en.ts';
import type { Act } from './acts.tsx';
import { verifyAct } from './verify-act.ts';

interface Reasons {
  readonly office: typeof office;
  readonly refusals: Readonly<Record<PaperRefusal, string>>;
  readonly codes: Pick<typeof officeCodes, 'verify'>;
  readonly pauses: typeof officePauses;
}

type ActsOf = (
  of: { id: string; item: QueueItem },
  words: (typeof office)['acts'],
  reasons: Reasons,
) => readonly Act[];

/** Answering a ticket. `seen` counts the messages on the screen: a newer one refuses the answer. */
export const ticketActs = (id: string, seen: number, words: (typeof office)['acts']): readonly Act[] => [
  {
    key: 'answer',
    words: words.answer,
    send: (answer) =>
      api('PUT /admin/tickets/{id}', { params: { id }, body: { state: 'answered', answer, seen } }),
  },
  {
    key: 'close',
    words: words.closeTicket,
    isTextOptional: true,
    send: (answer) =>
      api('PUT /admin/tickets/{id}', {
        params: { id },
        body: { state: 'closed', ...(answer && { answer }), seen },
      }),
  },
];

const letterActs: ActsOf = ({ id, item: { ticket } }, words) =>
  // Closed by a colleague while it was on the screen.
  ticket?.state === 'closed' ? [] : ticketActs(id, ticket?.messages.length ?? 0, words);

const refusals: readonly PaperRefusal[] = [
  'unreadable',
  'name_differs',
  'face_differs',
  'not_accepted',
  'expired',
  'aadhaar',
];

const grantAct = (id: string, words: (typeof office)['acts']): Act => ({
  ...{ key: 'grant', words: words.grantPapers },
  send: (note) => api('PUT /admin/verifications/{id}', { params: { id }, body: { refusal: null, note } }),
});

const paperActs: ActsOf = ({ id, item }, words, { office: { papers }, refusals: refusalTexts }) => [
  ...(item.warning === 'papers_changed' ? [] : [grantAct(id, words)]),
  {
    ...{ key: 'refuse', words: words.refusePapers },
    choices: [
      {
        ...{ name: 'refusal', label: papers.why },
        options: refusals.map((value) => ({ value, label: refusalTexts[value] })),
      },
    ],
    send: (note, chosen) => {
      const refusal = refusals.find((one) => one === chosen['refusal']) ?? 'unreadable';
      return api('PUT /admin/verifications/{id}', { params: { id }, body: { refusal, note } });
    },
  },
];

const reportActs: ActsOf = ({ id, item: { reviewId } }, words) => {
  const close = (note: string) => api('PUT /admin/reports/{id}', { params: { id }, body: { note } });
  const hide = async (reviewed: string, reason: string) => {
    await api('PUT /admin/reviews/{id}', { params: { id: reviewed }, body: { hidden: true, reason } });
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
  api('PUT /admin/bookings/{id}/no-show', { params, body: { upheld, reason } });

/** The actions of each queue. */
const acts: Readonly<Record<QueueName, ActsOf>> = {
  safety: reportActs,
  papers: paperActs,
  verification: ({ id, item: { seen } }, words, { codes }) => [
    verifyAct(id, seen, { act: words.verify, ...codes.verify }),
  ],
  // Decided by its two people, or by time.
  overdue: () => [],
  reports: reportActs,
  complaints: letterActs,
  letters: letterActs,
  feedback: letterActs,
  claims: ({ id }, words) => [
    { key: 'uphold', words: words.uphold, isGrave: true, send: decide({ id }, true) },
    { key: 'dismiss', words: words.dismiss, isGrave: true, send: decide({ id }, false) },
  ],
  // Depend on the case as it was read; see `listCaseActs`.
  cases: () => [],
  appeals: ({ id }, words) => [
    {
      key: 'lift',
      words: words.liftPause,
      send: (answer) => api('PUT /admin/appeals/{id}', { params: { id }, body: { lift: true, answer } }),
    },
    {
      key: 'keep',
      words: words.keepPause,
      isGrave: true,
      send: (answer) => api('PUT /admin/appeals/{id}', { params: { id }, body: { lift: false, answer } }),
    },
  ],
  returns: ({ id }, _words, { pauses }) => [
    {
      key: 'close',
      words: pauses.closeNote,
      send: (note) => api('PUT /admin/return-notes/{id}', { params: { id }, body: { note } }),
    },
  ],
  topUps: ({ id }, words) => [
    {
      key: 'confirm',
      words: words.confirmTopUp,
      isTextOptional: true,
      send: (reason) =>
        api('PUT /admin/top-ups/{id}', {
          params: { id },
          body: { confirm: true, ...(reason && { reason }) },
        }),
    },
    {
      key: 'refuse',
      words: words.refuseTopUp,
      send: (reason) => api('PUT /admin/top-ups/{id}', { params: { id }, body: { confirm: false, reason } }),
    },
  ],
};

/** The actions available for one queue item. */
export const actsOn = (queue: QueueName, item: QueueItem, words: Reasons): readonly Act[] =>
  acts[queue]({ id: item._id, item }, words.office.acts, words);
