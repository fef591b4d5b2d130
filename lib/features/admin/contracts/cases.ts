import { z } from 'zod';
import { bookingStatus } from '#lib/features/bookings/contracts/booking-view.ts';
import { caseCounts } from '#lib/features/bookings/contracts/case-counts.ts';
import { caseRemedy, caseView } from '#lib/features/bookings/contracts/cases.ts';
import { refundState } from '#lib/features/bookings/contracts/payment.ts';
import { caseStates } from '#lib/features/bookings/contracts/case-terms.ts';
import { workPhoto } from '#lib/features/bookings/contracts/work-photos.ts';
import { adminList, adminQuery, named } from '#lib/platform/contract/admin-list.ts';
import { contract } from '#lib/platform/contract/contract.ts';
import { id, instant, text } from '#lib/platform/contract/fields.ts';

const paise = z.int('required').min(0, 'number_too_small');

/** The case and the amounts as the page showed them (`GET /admin/cases/{id}` has it); an outdated one is refused. */
const seenCase = z
  .strictObject({
    state: z.enum(caseStates),
    /** How many statements there were. */
    statements: z.int().min(0, 'number_too_small'),
    /** All that the customer has paid for the booking. */
    paidPaise: paise,
    /** All credit that the customer got for it, or was promised in the other side's case. */
    creditedPaise: paise,
    /** The refund that the other side's case decided. */
    refundedPaise: paise,
  })
  .meta({ id: 'SeenCase' });
export type SeenCase = z.infer<typeof seenCase>;

/** Why the reader can't decide the case now. */
const caseRefusal = z.enum([
  ...(['not_heard_yet', 'second_admin_needed', 'case_closed', 'right_needed', 'own_booking'] as const),
]);
export type CaseRefusal = z.infer<typeof caseRefusal>;

/** One of several debts that the same UTR was given for; the first one comes first. */
export const utrUse = z
  .strictObject({
    /** As its payer typed it; null once that account is deleted. */
    utr: z.string().nullable(),
    booking: z.strictObject({ _id: id(), number: z.string() }),
    about: z.enum(['price', 'fee', 'refund']),
    /** The side that said it was paid. */
    by: z.enum(['customer', 'worker']),
    amountPaise: paise,
    at: instant,
  })
  .meta({ id: 'UtrUse' });
export type UtrUseView = z.infer<typeof utrUse>;

const claimCounts = z
  .strictObject({
    ...{ made: z.int(), upheld: z.int(), unfounded: z.int(), lost: z.int() },
    /** Undecided because their author deleted the account after the other side had answered. */
    brokenOff: z.int(),
  })
  .meta({ id: 'ClaimCounts' });

/** Both sides' claims that someone did not come; `lost`: claims against them that were confirmed. */
export const claimRecords = z.strictObject({ customer: claimCounts, worker: claimCounts });
export type ClaimRecords = z.infer<typeof claimRecords>;

/** Both sides' cases, including this one. */
export const pastCases = z.strictObject({ customer: caseCounts, worker: caseCounts });
export type PastCases = z.infer<typeof pastCases>;

export const officeCase = z
  .strictObject({
    _id: id(),
    booking: z.strictObject({ _id: id(), number: z.string() }),
    ...{ customer: named, worker: named },
    case: caseView,
    /** The other side's case about the same booking. */
    other: caseView.nullable(),
    seen: seenCase,
    /** The most credit that the reader can give now. */
    maxCreditPaise: z.int(),
    /** The most that the worker can be told to return: what was paid in person. */
    maxRefundPaise: z.int(),
    /** The statuses of the booking. */
    history: z.array(z.strictObject({ status: bookingStatus, at: instant })),
    ...{ records: claimRecords, pastCases },
    /** Empty before the side that is owed says that a payment did not arrive. */
    utrUses: z.array(utrUse),
    /** Of the work, from both sides; empty for those who may only read. */
    photos: z.array(workPhoto),
    refusal: caseRefusal.nullable(),
  })
  .meta({ id: 'OfficeCase' });
export type OfficeCase = z.infer<typeof officeCase>;

const caseHead = caseView.pick({
  ...({ _id: true, number: true, by: true, reason: true, state: true, openedAt: true } as const),
}).shape;

/** The disputes about a booking, as its page in the office lists them. */
export const disputes = {
  /** At most one of each side; `isWaiting`: the office has to decide it. */
  cases: z.array(z.strictObject({ ...caseHead, isWaiting: z.boolean() })),
  /** Owed by the worker since a case was closed; null without it. */
  refund: z
    .strictObject({ amountPaise: paise, state: refundState, at: instant, settledAt: instant.nullable() })
    .nullable(),
  /** As in `GET /admin/cases/{id}`; also of a denied refund, which has no case of its own. */
  utrUses: z.array(utrUse),
} as const;

const waitingCase = z
  .strictObject({
    ...caseHead,
    bookingId: id(),
    ...{ customer: named, worker: named },
    decideBy: instant,
    /** Only a lead can decide it now. */
    isWithLead: z.boolean(),
  })
  .meta({ id: 'WaitingCase' });
export type WaitingCase = z.infer<typeof waitingCase>;

export const listCasesContract = contract(
  'GET /admin/cases',
  adminList({
    right: 'reader',
    tableRight: 'lead',
    summary: 'List the cases that wait for the office, oldest first',
    item: waitingCase,
    query: adminQuery,
  }),
);

const params = z.strictObject({ id: id() });
const reply = z.strictObject({ data: officeCase });

export const readCaseContract = contract('GET /admin/cases/{id}', {
  summary: 'Get a case as the office sees it: both sides’ words, the other case, and the amounts',
  access: ['admin'],
  right: 'reader',
  rate: 'read',
  params,
  reply,
});

export const caseDecisionBody = z
  .strictObject({
    seen: seenCase,
    remedy: caseRemedy,
    /** More than 0 exactly for credit and refunds. */
    amountPaise: paise,
    /** Both sides read it. */
    reason: text({ min: 2, max: 1000 }),
  })
  .refine(({ remedy, amountPaise }) => (remedy === 'none') === (amountPaise === 0), {
    path: ['amountPaise'],
    message: 'invalid_value',
  });
export type CaseDecisionBody = z.output<typeof caseDecisionBody>;

export const decideCaseContract = contract('PUT /admin/cases/{id}', {
  summary:
    'Decide a case, with the reason that both sides read. It takes effect when the time to appeal is over; an appeal needs another admin',
  access: ['admin'],
  right: 'agent',
  rate: 'write',
  params,
  body: caseDecisionBody,
  reply,
  errors: [
    ...(['booking_changed', 'not_heard_yet', 'second_admin_needed', 'case_closed'] as const),
    ...(['own_booking', 'adjustment_limit'] as const),
  ],
});
