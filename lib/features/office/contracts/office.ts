import { z } from 'zod';
import {
  adminBooking,
  adminReport,
  adminTicket,
  adminUser,
  auditEntry,
} from '#lib/features/admin/contracts/admin-lists.ts';
import { adminAppeal } from '#lib/features/admin/contracts/moderation.ts';
import { decidedReview } from '#lib/features/admin/contracts/review-decision.ts';
import { bookingStatus } from '#lib/features/bookings/contracts/booking-view.ts';
import { adminList, adminQuery, named } from '#lib/platform/contract/admin-list.ts';
import { call, contract } from '#lib/platform/contract/contract.ts';
import { id, instant, text } from '#lib/platform/contract/fields.ts';
import { role } from '#lib/platform/contract/actor.ts';

/** Counts end here; one more means "and more". */
export const MOST_COUNTED = 100;

/** What waits for a decision, in the order in which it is offered. */
export const queueName = z.enum(
  [
    'papers',
    'verification',
    'overdue',
    'reports',
    'complaints',
    'claims',
    'appeals',
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
    /** 101 stands for more than a hundred. */
    waiting: z.int(),
    /** Since when the first one waits; null where none does. */
    oldest: instant.nullable(),
  })
  .meta({ id: 'QueueSize' });
export type QueueSize = z.infer<typeof queueSize>;

/** What a socket says whose office is open, or no more. */
export const watchSignal = z.strictObject({ isWatched: z.boolean() });

export const readQueuesContract = contract(call('GET', '/admin/queues'), {
  summary: 'How much waits in each queue of the office, and since when',
  access: ['admin'],
  rate: 'read',
  reply: z.strictObject({ data: z.array(queueSize) }),
});

const queueItem = z
  .strictObject({
    /** Of the worker, report, ticket, booking or top-up that is decided on. */
    _id: id(),
    /** What people call it by; empty for a person. */
    number: z.string(),
    /** Who waits, wrote or reported; null for guests. */
    person: named.nullable(),
    /** Whom it is about. */
    about: named.nullable(),
    bookingId: id().nullable(),
    /** The reported review, which can be hidden. */
    reviewId: id().nullable(),
    /** A code or a heading: the report's reason, the letter's subject, how far a visit has come. */
    topic: z.string(),
    text: z.string(),
    /** The reported message, and nothing else of the talk; of an appeal, what the pause rests on. */
    quote: z.string(),
    amountPaise: z.int().nullable(),
    since: instant,
    /** Until when we promise an answer, or from when on a visit ends by itself; null where neither is. */
    dueBy: instant.nullable(),
  })
  .meta({ id: 'QueueItem' });
export type QueueItem = z.infer<typeof queueItem>;

export const readQueueContract = contract(call('GET', '/admin/queues/{queue}'), {
  ...adminList({ summary: 'What waits in a queue, the oldest first', item: queueItem, query: adminQuery }),
  params: z.strictObject({ queue: queueName }),
});

const byStatus = z.array(z.strictObject({ status: bookingStatus, count: z.int() }));
const byRole = z.array(z.strictObject({ userType: role, count: z.int() }));

const overview = z
  .strictObject({
    /** The day in India that the figures are of. */
    localDate: z.string(),
    bookings: byStatus,
    /** Requests without an answer, visits on their way or under way, and visits that should have ended; 101: more. */
    ...{ requests: z.int(), running: z.int(), overdue: z.int() },
    newPeople: byRole,
    /** What mail and push have yet to deliver, and what was given up, by kind. */
    outbox: z.array(z.strictObject({ kind: z.string(), waiting: z.int(), givenUp: z.int() })),
    missedWords: z.int(),
    /** Servers at work, and how long the database took to answer. */
    health: z.strictObject({ servers: z.int(), databaseMs: z.int() }),
    at: instant,
  })
  .meta({ id: 'OfficeOverview' });
export type OfficeOverview = z.infer<typeof overview>;

export const readOverviewContract = contract(call('GET', '/admin/overview'), {
  summary: "Today's figures for the office",
  access: ['admin'],
  rate: 'read',
  reply: z.strictObject({ data: overview }),
});

export const searchOfficeContract = contract(call('GET', '/admin/search'), {
  summary:
    'People by the beginning of their name, e-mail address or phone, and bookings by number; an id finds either',
  access: ['admin'],
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
    /** Of the booking or top-up. */
    number: z.string(),
    method: z.string(),
    at: instant,
  })
  .meta({ id: 'OfficeLedgerLine' });

const officePause = z
  .strictObject({ ...adminAppeal.shape, isLive: z.boolean(), hasAppeal: z.boolean() })
  .meta({ id: 'OfficePause' });
export type OfficePause = z.infer<typeof officePause>;

const officePerson = z
  .strictObject({
    user: adminUser,
    /** Whether a mailed link proved the e-mail address, and whether an authenticator app is on. */
    ...{ isProved: z.boolean(), hasTwoFactor: z.boolean() },
    sessions: z.int(),
    /** The latest of each. */
    bookings: z.array(adminBooking),
    ledger: z.array(line),
    ...{ reportsAbout: z.array(adminReport), reportsBy: z.array(adminReport) },
    tickets: z.array(adminTicket),
    /** What the account was paused for, and what was written against it. */
    pauses: z.array(officePause),
    audit: z.array(auditEntry),
  })
  .meta({ id: 'OfficePerson' });
export type OfficePerson = z.infer<typeof officePerson>;

export const readPersonContract = contract(call('GET', '/admin/users/{id}'), {
  summary: 'One account as the office sees it: profile, bookings, money, complaints, reports, audit',
  access: ['admin'],
  rate: 'read',
  params,
  reply: z.strictObject({ data: officePerson }),
});

const change = z.strictObject({
  status: bookingStatus,
  mover: z.string(),
  /** Null: the system. */
  by: named.nullable(),
  at: instant,
  reason: z.string(),
});

const officeBooking = z
  .strictObject({
    booking: adminBooking,
    history: z.array(change),
    hourlyRatePaise: z.int().nullable(),
    creditPaise: z.int(),
    paidAt: instant.nullable(),
    feePercent: z.int().nullable(),
    /** Who is said to have been absent. */
    ...{ claimAgainst: z.string(), claimAt: instant.nullable(), claimAnswerBy: instant.nullable() },
    /** What its two people reported of each other; of a talk the reported message alone. */
    reports: z.array(adminReport),
    /** What they say of each other, also what is blind or hidden. */
    reviews: z.array(decidedReview),
    tickets: z.array(adminTicket),
    audit: z.array(auditEntry),
  })
  .meta({ id: 'OfficeBooking' });
export type OfficeBooking = z.infer<typeof officeBooking>;

export const readOfficeBookingContract = contract(call('GET', '/admin/bookings/{id}'), {
  summary: 'One booking as the office sees it: history, money, complaints and reports; no street, no contact',
  access: ['admin'],
  rate: 'read',
  params,
  reply: z.strictObject({ data: officeBooking }),
});
