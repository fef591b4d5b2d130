import { z } from 'zod';
import { bookingReasons, bookingStatuses, claimStates } from './booking-status.ts';
import { id, instant, translations } from '#lib/platform/contract/fields.ts';
import { addressView, placeNamesShape } from '#lib/features/people/contracts/users.ts';

/** One of the usual reasons for turning a booking down. */
const bookingReason = z.enum(bookingReasons, 'invalid_value').meta({ id: 'BookingReason' });

export const bookingStatus = z.enum(bookingStatuses).meta({ id: 'BookingStatus' });

export const timeSlot = z.strictObject({ start: z.string(), end: z.string(), label: z.string() });
export type TimeSlot = z.infer<typeof timeSlot>;

/** One of a booking's two people; e-mail and phone are there while the other may have them. */
const party = z.strictObject({
  _id: id(),
  name: z.string(),
  profileImage: z.string().nullable(),
  email: z.string().optional(),
  phone: z.string().optional(),
});
export type BookingParty = z.infer<typeof party>;

/** A price and which it is. */
const priceShape = {
  pricePaise: z.int(),
  /** The rate that makes it; null: it is for the job as a whole. */
  hourlyRatePaise: z.int().nullable(),
};

/** Somebody else who does a service, comes to a place and is free. */
export const otherWorker = z
  .strictObject({
    _id: id(),
    name: z.string(),
    profileImage: z.string().nullable(),
    rating: z.number(),
    reviews: z.int(),
    /** From the place of the work, where both are known. */
    distanceKm: z.number().nullable(),
    /** What the time costs with them, or the usual length of the service where no time is chosen yet. */
    ...priceShape,
    durationMinutes: z.int(),
  })
  .meta({ id: 'OtherWorker' });
export type OtherWorker = z.infer<typeof otherWorker>;

const change = z.strictObject({
  status: bookingStatus,
  by: z.enum(['customer', 'worker', 'admin', 'system']),
  at: instant,
  /** In the words of whoever gave it; in English where it is one of the usual ones. */
  reason: z.string().optional(),
  reasonCode: bookingReason.optional(),
  /** The step that was a slip: with this change the booking is again where it was before. */
  takesBack: bookingStatus.optional(),
});

const proposal = z.strictObject({
  startsAt: instant,
  endsAt: instant,
  timeSlot,
  /** What the booking costs from the yes on. */
  pricePaise: z.int(),
  expiresAt: instant,
});

/** `credit`: all of it came out of the customer's wallet. */
const paidMethod = z.enum(['cash', 'upi', 'credit']);

/** What a customer owes the worker for cancelling late. */
const fee = z.strictObject({
  percent: z.union([z.literal(50), z.literal(100)]),
  feePaise: z.int(),
  /** `unpaid`: one of the two has left, and nothing is owed any more. */
  state: z.enum(['due', 'paid', 'waived', 'unpaid']),
  method: paidMethod.nullable(),
  settledAt: instant.nullable(),
});

/** What one of the two says: that the other was not there. */
const noShow = z.strictObject({
  by: z.enum(['customer', 'worker']),
  state: z.enum(claimStates),
  at: instant,
  /** Until when the other can contradict; null once that is over. */
  answerBy: instant.nullable(),
  /** What the customer owes if it is right. */
  feePaise: z.int(),
});

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
    scheduledAt: instant,
    startsAt: instant,
    endsAt: instant,
    localDate: z.string(),
    timeSlot,
    price: z.number(),
    ...priceShape,
    address: addressView,
    ...placeNamesShape,
    /** Whom to ask for there; null where it is the customer, and while the street is hidden. */
    contact: z.strictObject({ name: z.string().optional(), phone: z.string().optional() }).nullable(),
    instructions: z.string(),
    customerId: party,
    workerId: party,
    distanceKm: z.number().nullable(),
    expiresAt: instant.nullable(),
    proposal: proposal.nullable(),
    /** What of the price came out of the customer's wallet; the rest is handed over. */
    creditPaise: z.int(),
    paid: z.strictObject({ method: paidMethod, at: instant }).nullable(),
    /** The job is done and nothing is owed any more: one of the two has left, or the worker is suspended. */
    leftUnpaid: z.boolean(),
    fee: fee.nullable(),
    blame: z.enum(['customer', 'worker']).nullable(),
    noShow: noShow.nullable(),
    /** The reader can say whether the claim of a no-show is right. */
    canAnswerNoShow: z.boolean(),
    history: z.array(change),
    /** The changes that the reader can make now. */
    moves: z.array(bookingStatus),
    /** The reader is the worker and can take the last step back until then. */
    undoUntil: instant.nullable(),
    canReschedule: z.boolean(),
    /** The reader is its customer, nobody does it, and there is time to ask somebody else. */
    canAskOthers: z.boolean(),
    /** The reader may say how the other was: the customer of the worker, the worker within a week of the customer. */
    canReview: z.boolean(),
    /** What the reader said of the other; `blindUntil`: until when the reader alone sees it, unless both have written. */
    review: z.strictObject({ _id: id(), rating: z.int(), blindUntil: instant.nullable() }).nullable(),
    /** What workers say of the customer, for the worker of a booking that is not over; null for all others. */
    customerRating: z.strictObject({ rating: z.number(), reviews: z.int() }).nullable(),
    /** The reader is the worker, and price or fee wait to be marked as paid. */
    canMarkPaid: z.boolean(),
    /** The credit that the reader, as the customer of a completed booking, can use for it. */
    usableCreditPaise: z.int(),
    createdAt: instant,
  })
  .meta({ id: 'Booking' });
export type BookingView = z.infer<typeof bookingView>;

/** What cancelling costs now; also what a refusal as `price_changed` of a cancel carries. */
export const cancellationView = z
  .strictObject({
    percent: z.union([z.literal(0), z.literal(50), z.literal(100)]),
    feePaise: z.int(),
    pricePaise: z.int(),
    /** Until when cancelling stays free; null where it costs something, or nobody has accepted yet. */
    freeUntil: instant.nullable(),
  })
  .meta({ id: 'Cancellation' });
export type CancellationView = z.infer<typeof cancellationView>;
