import { z } from 'zod';
import { bookingReasons, bookingStatuses, claimStates, officeReasons } from './booking-status.ts';
import { id, instant, translations } from '#lib/platform/contract/fields.ts';
import { imageKey } from '#lib/platform/images/contract.ts';
import { addressView, placeNamesShape } from '#lib/features/people/contracts/users.ts';

const bookingReason = z.enum(bookingReasons, 'invalid_value').meta({ id: 'BookingReason' });

export const bookingStatus = z.enum(bookingStatuses).meta({ id: 'BookingStatus' });

/** The answers of a customer whose door the worker cannot find. */
export const wayAnswers = z.enum(['coming', 'call'], 'invalid_value');
export type WayAnswer = z.infer<typeof wayAnswers>;

export const timeSlot = z.strictObject({ start: z.string(), end: z.string(), label: z.string() });
export type TimeSlot = z.infer<typeof timeSlot>;

/** One of a booking's two people; email and phone are present while the reader may see them. */
const party = z.strictObject({
  _id: id(),
  name: z.string(),
  profileImage: z.string().nullable(),
  email: z.string().optional(),
  phone: z.string().optional(),
});
export type BookingParty = z.infer<typeof party>;

const priceShape = {
  pricePaise: z.int(),
  /** The hourly rate; null for a fixed price. */
  hourlyRatePaise: z.int().nullable(),
};

/** Another worker who offers the service, comes to the place and is free. */
export const otherWorker = z
  .strictObject({
    _id: id(),
    name: z.string(),
    profileImage: z.string().nullable(),
    rating: z.number(),
    reviews: z.int(),
    /** Distance to the place of the work, where both positions are known. */
    distanceKm: z.number().nullable(),
    /** The price of the chosen time, or of the service's usual duration if no time is chosen. */
    ...priceShape,
    durationMinutes: z.int(),
  })
  .meta({ id: 'OtherWorker' });
export type OtherWorker = z.infer<typeof otherWorker>;

const change = z.strictObject({
  status: bookingStatus,
  by: z.enum(['customer', 'worker', 'admin', 'system']),
  at: instant,
  /** When it was tapped, by the phone's clock; left out if the phone sent no possible time. */
  tappedAt: instant.optional(),
  /** In the author's words; in English for a picked reason. */
  reason: z.string().optional(),
  reasonCode: bookingReason.optional(),
  /** Set when this change undoes a move: the status that was undone. */
  takesBack: bookingStatus.optional(),
  /** Set when the office moved the booking: its new start. */
  movedTo: instant.optional(),
  /** Set when another worker took over. */
  isHandover: z.literal(true).optional(),
});

const proposal = z.strictObject({
  /** Who suggested it; the other one answers. */
  by: z.enum(['customer', 'worker']),
  startsAt: instant,
  endsAt: instant,
  timeSlot,
  /** The booking's price if the other side agrees. */
  pricePaise: z.int(),
  expiresAt: instant,
});

/** Another worker, proposed by the office. Both have to agree, or the booking stays as it is. */
export const handoverView = z
  .strictObject({
    worker: z.strictObject({
      ...{ _id: id(), name: z.string(), profileImage: z.string().nullable() },
      ...{ rating: z.number(), reviews: z.int() },
    }),
    /** The booking's price if both agree. */
    pricePaise: z.int(),
    expiresAt: instant,
    ...{ hasCustomerAgreed: z.boolean(), hasWorkerAgreed: z.boolean() },
  })
  .meta({ id: 'Handover' });
export type HandoverView = z.infer<typeof handoverView>;

/** `credit`: paid entirely from the customer's wallet. */
const paidMethod = z.enum(['cash', 'upi', 'credit']);

/** The fee for a late cancellation or a missed visit. A worker's may be lower than the percentage of the price. */
const fee = z.strictObject({
  percent: z.union([z.literal(50), z.literal(100)]),
  feePaise: z.int(),
  /** The other side is owed, and can waive it. */
  owedBy: z.enum(['customer', 'worker']),
  /** When it should be paid. Nothing happens afterwards: it stays open. */
  payBy: instant,
  /** `unpaid`: one of the two has left, so the fee is no longer owed. */
  state: z.enum(['due', 'paid', 'waived', 'unpaid']),
  method: paidMethod.nullable(),
  settledAt: instant.nullable(),
});

const side = z.enum(['customer', 'worker']);

/** One side's statement on a claim, visible to both sides and the office. */
export const claimStatement = z
  .strictObject({ by: side, text: z.string(), photos: z.array(imageKey), at: instant })
  .meta({ id: 'ClaimStatement' });
export type ClaimStatementView = z.infer<typeof claimStatement>;

/** A claim that the other side didn't show up. */
export const noShowView = z.strictObject({
  by: side,
  state: z.enum(claimStates),
  at: instant,
  /** The booking's status when the claim was made. */
  from: bookingStatus,
  /** When the other side opened the claim; null until then. */
  seenAt: instant.nullable(),
  /** The other side's deadline to answer; null after the answer or the deadline. */
  answerBy: instant.nullable(),
  /** One of the two is paused, so the claim's deadlines are on hold. */
  isStopped: z.boolean(),
  /** The fee of the absent side if the claim is confirmed. */
  feePaise: z.int(),
  /** The claim is confirmed; its fee becomes due when neither of the two is paused. */
  isFeeWaiting: z.boolean(),
  statements: z.array(claimStatement),
  /** Null until the office has to decide. `leadAt`: when it was escalated to a lead. */
  office: z
    .strictObject({
      why: z.enum(officeReasons),
      at: instant,
      dueBy: instant,
      leadAt: instant.nullable(),
    })
    .nullable(),
  decidedAt: instant.nullable(),
});
export type NoShowView = z.infer<typeof noShowView>;

export const extraAnswers = z.enum(['accepted', 'declined', 'withdrawn'], 'invalid_value');
export type ExtraAnswer = z.infer<typeof extraAnswers>;
export type ExtraState = 'proposed' | ExtraAnswer;

/** Work or material that the worker proposes during the job; owed once the customer has accepted it. */
export const extraView = z
  .strictObject({
    _id: id(),
    words: z.string(),
    amountPaise: z.int(),
    /** The bill, for both sides and the office. */
    photo: imageKey.nullable(),
    /** `lapsed`: not answered before the job ended. */
    state: z.enum(['proposed', 'accepted', 'declined', 'withdrawn', 'lapsed']),
    at: instant,
    answeredAt: instant.nullable(),
    /** What the reader can do with it now. */
    answers: z.array(extraAnswers),
    /** The time that the worker waited at the door. */
    isWaiting: z.boolean(),
  })
  .meta({ id: 'BookingExtra' });
export type ExtraView = z.infer<typeof extraView>;

/** A booking as one of its two people sees it. */
export const bookingView = z
  .strictObject({
    _id: id(),
    number: z.string(),
    status: bookingStatus,
    serviceId: id(),
    serviceName: z.string(),
    serviceTitles: translations({ max: 160 }),
    picture: z.string(),
    /** The specification's name of `startsAt`; our screens read `startsAt` alone. */
    scheduledAt: instant,
    startsAt: instant,
    endsAt: instant,
    localDate: z.string(),
    timeSlot,
    /** With the accepted extras, in rupees. */
    price: z.number(),
    ...priceShape,
    /** The agreed price and the accepted extras together. */
    totalPaise: z.int(),
    extras: z.array(extraView),
    /** The reader is the worker and can propose another extra. */
    canAddExtra: z.boolean(),
    address: addressView,
    ...placeNamesShape,
    /** The area of the PIN code, which the worker sees before accepting; empty if unknown. */
    area: z.string(),
    areaNames: translations({ max: 80 }),
    /** The contact person at the address; null if it is the customer, or while the street is hidden. */
    contact: z.strictObject({ name: z.string().optional(), phone: z.string().optional() }).nullable(),
    instructions: z.string(),
    customerId: party,
    workerId: party,
    distanceKm: z.number().nullable(),
    expiresAt: instant.nullable(),
    /**
     * A request by a customer without a verified contact holds its time until then; with `until` null it holds none.
     * Null for all other bookings.
     */
    hold: z.strictObject({ until: instant.nullable() }).nullable(),
    proposal: proposal.nullable(),
    /** Another worker, proposed by the office to the customer; always null for workers. */
    handover: handoverView.nullable(),
    /** The part of the price that was paid from the customer's wallet; the rest is paid in person. */
    creditPaise: z.int(),
    paid: z.strictObject({ method: paidMethod, at: instant }).nullable(),
    /** The number of its receipt among the worker’s in a financial year; null if it has none. */
    receiptNumber: z.string().nullable(),
    /** The tax in its price; null if it has no receipt, or the operator states none. */
    tax: z
      .strictObject({
        ...{ name: z.string(), percent: z.number(), taxPaise: z.int() },
        /** Who owes it to the government. */
        owedBy: z.enum(['operator', 'worker']),
      })
      .nullable(),
    /** The job is done but will not be paid: one of the two has left, or the worker is suspended. */
    leftUnpaid: z.boolean(),
    fee: fee.nullable(),
    /** The amount that the worker returns by the decision of a case; `unpaid`: one of the two has left. */
    refund: z
      .strictObject({ amountPaise: z.int(), state: z.enum(['due', 'paid', 'waived', 'unpaid']) })
      .nullable(),
    blame: z.enum(['customer', 'worker']).nullable(),
    noShow: noShowView.nullable(),
    /** The reader can confirm or dispute the no-show claim. */
    canAnswerNoShow: z.boolean(),
    history: z.array(change),
    /** The shortest notice, in milliseconds, that the reader gave when moving the booking; null if it was enough. */
    movedNoticeMs: z.int().nullable(),
    /** The statuses that the reader can set now. */
    moves: z.array(bookingStatus),
    /** The worker's deadline to undo the last move; null for everyone else. */
    undoUntil: instant.nullable(),
    /** What the worker needs to start the job: the code, or the customer's tap after five wrong ones; null: nothing. */
    startNeeds: z.enum(['door_code', 'customer']).nullable(),
    /** The reader is the worker of a job that runs over its booked end, and has not said that all is well. */
    asksIfWell: z.boolean(),
    /** When the reader was asked for that; null: not yet, and for everyone but the worker. */
    overtimeAskedAt: instant.nullable(),
    /** Waiting at the door and its price, from the arrival until the job starts; otherwise null. */
    waiting: z
      .strictObject({
        /** When the worker said so; null until then. */
        since: instant.nullable(),
        isConfirmed: z.boolean(),
        paidFrom: instant,
        /** For each quarter of an hour begun, and the most for all. */
        ...{ quarterPaise: z.int(), maxPaise: z.int() },
      })
      .nullable(),
    /** The code to read out to the worker at the door; always null for everyone but the customer. */
    doorCode: z.string().nullable(),
    /**
     * Pages about the agreed visit that need no account: for the guard at the gate, and for a person whom the reader
     * trusts. They show something from two hours before the visit until its end. Null for other readers.
     */
    links: z.strictObject({ pass: z.string(), visit: z.string() }).nullable(),
    /** The reader sees the street, and the customer keeps a photo of the gate (`GET /bookings/{id}/gate-photo`). */
    hasGatePhoto: z.boolean(),
    /** The last question of a worker who could not find the door, and how often it was asked; null if never. */
    wayQuestion: z
      .strictObject({ askedAt: instant, times: z.int(), answer: wayAnswers.nullable() })
      .nullable(),
    canReschedule: z.boolean(),
    /** The reader is the worker and can suggest another time for the request or the job. */
    canOfferTime: z.boolean(),
    /** The reader is the customer, no worker has accepted, and there is time to ask another one. */
    canAskOthers: z.boolean(),
    /** The reader can review the other person. Workers have a week to do so. */
    canReview: z.boolean(),
    /**
     * The reader's own review; `blindUntil`: hidden from the other person until then, unless both have written one.
     */
    review: z.strictObject({ _id: id(), rating: z.int(), blindUntil: instant.nullable() }).nullable(),
    /** How many counted jobs the customer has had, up to 50: for the worker of an unanswered request. */
    customerJobs: z.int().nullable(),
    /** The customer's rating by workers, for the worker of an open booking; otherwise null. */
    customerRating: z.strictObject({ rating: z.number(), reviews: z.int() }).nullable(),
    /** Whether the customer has verified a contact, for the worker of an open booking; otherwise null. */
    isCustomerProved: z.boolean().nullable(),
    /** Whether that contact is a phone number. */
    isCustomerNumberProved: z.boolean().nullable(),
    /** The reader is owed the price or fee, and it isn't marked as paid yet. */
    canMarkPaid: z.boolean(),
    /** The wallet credit that the customer can use for a completed booking. */
    usableCreditPaise: z.int(),
    createdAt: instant,
  })
  .meta({ id: 'Booking' });
export type BookingView = z.infer<typeof bookingView>;
