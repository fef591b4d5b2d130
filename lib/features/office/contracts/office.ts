import { z } from 'zod';
import {
  adminBooking,
  adminReport,
  adminTicket,
  adminUser,
  auditEntry,
} from '#lib/features/admin/contracts/admin-lists.ts';
import { evidenceFile, reportAddition } from '#lib/features/admin/contracts/evidence.ts';
import { namingRefusal, pauseRefusal } from '#lib/features/admin/contracts/naming.ts';
import { adminPapers } from '#lib/features/admin/contracts/papers.ts';
import { seenBooking } from '#lib/features/admin/contracts/booking-acts.ts';
import { adminAppeal, pauseFacts } from '#lib/features/admin/contracts/moderation.ts';
import { decidedReview } from '#lib/features/admin/contracts/review-decision.ts';
import { claimRecords, disputes, pastCases } from '#lib/features/admin/contracts/cases.ts';
import { bookingStatus, extraView, noShowView } from '#lib/features/bookings/contracts/booking-view.ts';
import { officeRefusals } from '#lib/features/bookings/contracts/office-acts.ts';
import { seenWorker } from '#lib/features/people/contracts/verification.ts';
import { adminList, adminQuery, named } from '#lib/platform/contract/admin-list.ts';
import { contract } from '#lib/platform/contract/contract.ts';
import { id, instant, text, translations } from '#lib/platform/contract/fields.ts';
import { role } from '#lib/platform/contract/actor.ts';

/** Counting stops here; one more means "and more". */
export const COUNT_LIMIT = 100;

/** The queues of pending decisions, in the order they are shown. */
export const queueName = z.enum(
  [
    'safety',
    'papers',
    'verification',
    'overdue',
    'reports',
    'complaints',
    'claims',
    'cases',
    'appeals',
    'returns',
    'topUps',
    'letters',
    'feedback',
  ],
  'invalid_value',
);
export type QueueName = z.infer<typeof queueName>;

export const queueSize = z
  .strictObject({
    queue: queueName,
    /** 101 means more than a hundred. */
    waiting: z.int(),
    /** Age of the oldest item; null when the queue is empty. */
    oldest: instant.nullable(),
  })
  .meta({ id: 'QueueSize' });
export type QueueSize = z.infer<typeof queueSize>;

export const readQueuesContract = contract('GET /admin/queues', {
  summary: 'Get the size of each office queue and the age of its oldest item',
  access: ['admin'],
  right: 'reader',
  rate: 'read',
  reply: z.strictObject({ data: z.array(queueSize) }),
});

const { urgency, pauseState, startsAt } = pauseFacts;
const pauseOfAppeal = z.strictObject({ urgency, pauseState, startsAt });

const queueItem = z
  .strictObject({
    /** Id of the worker, report, ticket, booking, case or top-up to decide. */
    _id: id(),
    /** Its public number; empty for a person. */
    number: z.string(),
    /** The person waiting, writing or reporting; null for guests. */
    person: named.nullable(),
    /** The person it is about. */
    about: named.nullable(),
    bookingId: id().nullable(),
    /** The reported review, which can be hidden. */
    reviewId: id().nullable(),
    /** A code or a heading: the report's reason, the ticket's subject, the booking's status. */
    topic: z.string(),
    text: z.string(),
    /**
     * The reported message only, never the rest of the conversation; for an appeal or a return, the pause's evidence.
     */
    quote: z.string(),
    /** A worker to verify, as they are now; verifying without documents sends it back. */
    seen: seenWorker.nullable(),
    /** A warning to read before deciding. */
    warning: z.enum(['papers_changed', 'case_urgent']).nullable(),
    /** Stars of the reported review. */
    rating: z.int().nullable(),
    ...{ evidence: z.array(evidenceFile), additions: z.array(reportAddition) },
    amountPaise: z.int().nullable(),
    /** For complaints, letters and feedback: the conversation after the first message, and who looks after it. */
    ticket: adminTicket.pick({ state: true, messages: true, photos: true, assignee: true }).nullable(),
    /** The pause an appeal is against. */
    pause: pauseOfAppeal.nullable(),
    since: instant,
    dueBy: instant.nullable(),
    /** When an undecided claim or case was passed to a lead. */
    withLeadSince: instant.nullable(),
  })
  .meta({ id: 'QueueItem' });
export type QueueItem = z.infer<typeof queueItem>;

export const readQueueContract = contract('GET /admin/queues/{queue}', {
  ...adminList({
    right: 'reader',
    tableRight: 'lead',
    summary: 'List the items of a queue, oldest first',
    item: queueItem,
    query: adminQuery,
  }),
  params: z.strictObject({ queue: queueName }),
});

const byStatus = z.array(z.strictObject({ status: bookingStatus, count: z.int() }));
const byRole = z.array(z.strictObject({ userType: role, count: z.int() }));

/** The most rows of the outbox that the overview counts. */
export const OUTBOX_LIMIT = 10_000;

const overview = z
  .strictObject({
    /** The day in India these figures cover. */
    localDate: z.string(),
    bookings: byStatus,
    /** Unanswered requests, visits on the way or in progress, and overdue visits; 101 means more. */
    ...{ requests: z.int(), running: z.int(), overdue: z.int() },
    newPeople: byRole,
    /** Undelivered mail and push messages, and those given up, by kind; no more than 10,000 in all are counted. */
    outbox: z.array(z.strictObject({ kind: z.string(), waiting: z.int(), givenUp: z.int() })),
    missedWords: z.int(),
    /** Running servers and the database's response time. */
    health: z.strictObject({ servers: z.int(), databaseMs: z.int() }),
    /** SMS of the last seven days that their day's budget did not allow, by day and kind. */
    droppedSms: z.array(z.strictObject({ localDate: z.string(), kind: z.string(), count: z.int() })),
    at: instant,
  })
  .meta({ id: 'OfficeOverview' });
export type OfficeOverview = z.infer<typeof overview>;

export const readOverviewContract = contract('GET /admin/overview', {
  summary: "Get today's figures for the office",
  access: ['admin'],
  right: 'reader',
  rate: 'read',
  reply: z.strictObject({ data: overview }),
});

export const searchOfficeContract = contract('GET /admin/search', {
  summary:
    'Find people by name, also as it sounds in another script, by the start of their email or any part of their phone, and bookings by number; an id finds either',
  access: ['admin'],
  right: 'reader',
  rate: 'read',
  query: z.strictObject({ q: text({ min: 2, max: 100 }) }),
  reply: z.strictObject({
    data: z.strictObject({ people: z.array(adminUser), bookings: z.array(adminBooking) }),
  }),
});

const params = z.strictObject({ id: id() });

const line = z
  .strictObject({
    ...{ _id: id(), kind: z.string(), amountPaise: z.int(), other: z.string() },
    number: z.string(),
    method: z.string(),
    at: instant,
  })
  .meta({ id: 'OfficeLedgerLine' });

const officePause = z
  .strictObject({
    ...{ _id: id(), ...pauseFacts, pausedBy: named },
    appeal: adminAppeal
      .pick({ text: true, state: true, answer: true, answerBy: true, createdAt: true })
      .nullable(),
  })
  .meta({ id: 'OfficePause' });
export type OfficePause = z.infer<typeof officePause>;

const officeWork = z
  .strictObject({
    trades: z.array(z.string()),
    services: z.array(
      z.strictObject({
        ...{ _id: id(), title: z.string(), titles: translations({ max: 160 }) },
        ...{ durationMinutes: z.int(), pricePaise: z.int() },
      }),
    ),
  })
  .meta({ id: 'OfficeWork' });

const officePerson = z
  .strictObject({
    user: adminUser,
    /** A worker as they are now, for `PUT /admin/users/{id}/verification`; null for others. */
    seen: seenWorker.nullable(),
    ...{ isProved: z.boolean(), isPhoneProved: z.boolean(), hasTwoFactor: z.boolean() },
    sessions: z.int(),
    bookings: z.array(adminBooking),
    ledger: z.array(line),
    ...{ reportsAbout: z.array(adminReport), reportsBy: z.array(adminReport) },
    tickets: z.array(adminTicket),
    pauses: z.array(officePause),
    audit: z.array(auditEntry),
    /** A worker's trades, and the services they offer with their prices; null for others. */
    work: officeWork.nullable(),
    /** The latest identity documents; each picture is opened on its own. Null for people who sent none. */
    papers: adminPapers.nullable(),
    /** Why this admin cannot give access to the office, or pause the account; null when they can. */
    refusals: z.strictObject({ naming: namingRefusal.nullable(), pausing: pauseRefusal.nullable() }),
  })
  .meta({ id: 'OfficePerson' });
export type OfficePerson = z.infer<typeof officePerson>;

export const readPersonContract = contract('GET /admin/users/{id}', {
  summary: 'Get an account as the office sees it: profile, bookings, money, complaints, reports, audit',
  access: ['admin'],
  right: 'reader',
  rate: 'read',
  params,
  reply: z.strictObject({ data: officePerson }),
});

const change = z.strictObject({
  status: bookingStatus,
  mover: z.string(),
  /** Null means the system. */
  by: named.nullable(),
  at: instant,
  /** When it was tapped, by the phone's clock. */
  tappedAt: instant.nullable(),
  reason: z.string(),
  /** The start that the office moved the booking to. */
  movedTo: instant.nullable(),
  /** The booking went to another worker. */
  isHandover: z.boolean(),
});

const refusal = z.enum(officeRefusals).nullable();
const adjustable = z.strictObject({ minPaise: z.int(), maxPaise: z.int() });

/** The office's acts on a booking now, and why some are impossible. */
const bookingActs = z
  .strictObject({
    /** Each change sends this back. */
    seen: seenBooking,
    /** The reader is one of its people, perhaps under another account, and can't change it. */
    isOwn: z.boolean(),
    refusals: z.strictObject({ cancel: refusal, move: refusal, waive: refusal, reassign: refusal }),
    /** The other worker who was asked; null if none. */
    handover: z
      .strictObject({
        ...{ worker: named, pricePaise: z.int(), expiresAt: instant },
        ...{ hasCustomerAgreed: z.boolean(), hasWorkerAgreed: z.boolean() },
      })
      .nullable(),
    /** The fee of a customer who cancels now. */
    feePaise: z.int(),
    /** The amount that the customer still owes. */
    duePaise: z.int(),
    /** How far the reader can change each wallet; null if the account is gone. */
    adjustable: z.strictObject({ customer: adjustable.nullable(), worker: adjustable.nullable() }),
  })
  .meta({ id: 'BookingActs' });

const officeBooking = z
  .strictObject({
    booking: adminBooking,
    acts: bookingActs,
    history: z.array(change),
    ...{ hourlyRatePaise: z.int().nullable(), creditPaise: z.int() },
    /** The price with the accepted extras. */
    totalPaise: z.int(),
    extras: z.array(extraView),
    paidAt: instant.nullable(),
    feePercent: z.int().nullable(),
    feeOwedBy: z.enum(['customer', 'worker']).nullable(),
    /** The side said to have been absent. */
    ...{ claimAgainst: z.string(), claimAt: instant.nullable(), claimAnswerBy: instant.nullable() },
    /** The claim with both statements and both sides' earlier claims and cases. */
    claim: z
      .strictObject({
        noShow: noShowView,
        ...{ records: claimRecords, pastCases },
      })
      .nullable(),
    ...disputes,
    /** Reports between its two people; of their conversation only the reported message. */
    reports: z.array(adminReport),
    /** Both reviews, including blind and hidden ones. */
    reviews: z.array(decidedReview),
    tickets: z.array(adminTicket),
    audit: z.array(auditEntry),
  })
  .meta({ id: 'OfficeBooking' });
export type OfficeBooking = z.infer<typeof officeBooking>;

export const readOfficeBookingContract = contract('GET /admin/bookings/{id}', {
  summary:
    'Get a booking as the office sees it: history, money, complaints and reports, without street and contacts',
  access: ['admin'],
  right: 'reader',
  rate: 'read',
  params,
  reply: z.strictObject({ data: officeBooking }),
});
