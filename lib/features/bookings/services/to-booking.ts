import type { BookingParty, BookingView, TimeSlot } from '#lib/features/bookings/contracts/booking-view.ts';
import { imageUrl } from '#lib/platform/images/image-file.ts';
import {
  isReviewShown,
  whyNotReviewCustomer,
  whyNotReviewWorker,
} from '#lib/features/bookings/rules/blind-reviews.ts';
import { canReschedule, canAskOthers } from '#lib/features/bookings/rules/booking-deadlines.ts';
import { detailsFor } from '#lib/features/bookings/rules/booking-details.ts';
import { showCustomerRecord, type CustomerRecord } from '#lib/features/bookings/rules/customer-record.ts';
import {
  listOpenMoves,
  getStatusSince,
  type Mover,
} from '#lib/features/bookings/rules/booking-transitions.ts';
import { closedDoor, triesLeft } from '#lib/features/bookings/rules/door-code.ts';
import { canAddExtra } from '#lib/features/bookings/rules/extras.ts';
import { asksIfWell } from '#lib/features/bookings/rules/visit-safety.ts';
import { describeWaiting } from '#lib/features/bookings/rules/waiting.ts';
import { isTimeOffer, judgeTimeOffer } from '#lib/features/bookings/rules/time-offer.ts';
import { findWorkersUndo } from '#lib/features/bookings/rules/undo.ts';
import { isClaimable, canAnswer } from '#lib/features/bookings/rules/no-show-claim.ts';
import {
  computeTotal,
  getCreditor,
  getDebtor,
  isConfirmable,
  payFeeBy,
  priceAt,
  usableCredit,
} from '#lib/features/bookings/rules/booking-dues.ts';
import { toIndiaMinutes } from '#lib/platform/time/india-day.ts';
import { formatReceiptNumber } from '#lib/features/money/rules/receipt-number.ts';
import { toAddress } from '#lib/features/people/services/to-user.ts';
import { namesOfArea, toPlaceNames } from '#lib/platform/i18n/place-names.ts';
import { findGatePhoto } from '#lib/features/places/rules/gate-photo.ts';
import { kilometresBetween } from '#lib/features/places/rules/geo.ts';
import { formatClock, slotLabel } from '#lib/platform/time/time-slot.ts';
import { toExtras } from './to-extras.ts';
import { toHandover } from './to-handover.ts';
import { toNoShow } from './to-no-show.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import type { UserRecord } from '#models/people/user.ts';
import { toRupees } from '#lib/platform/contract/rupees.ts';

/** Formats a booked time as two clock times and a label. */
export const toTimeSlot = ({ startsAt, endsAt }: Pick<BookingRecord, 'startsAt' | 'endsAt'>): TimeSlot => {
  const slot = { start: toIndiaMinutes(startsAt), end: toIndiaMinutes(endsAt) };
  return { start: formatClock(slot.start), end: formatClock(slot.end), label: slotLabel(slot) };
};

interface Seen {
  user: UserRecord | undefined;
  id: unknown;
  contact: Pick<BookingParty, 'email' | 'phone'>;
}

const toParty = ({ user, id, contact }: Seen): BookingParty => ({
  _id: String(id),
  name: user?.name ?? '',
  profileImage: user?.imageKey ? imageUrl({ key: user.imageKey, size: 256 }) : null,
  ...contact,
});

/** Kilometres from a worker to the place of a booking. */
export const kilometresTo = ({ point }: BookingRecord, worker: UserRecord | undefined): number | null => {
  if (!point || !worker?.point) return null;
  const [lng, lat] = point.coordinates;
  const [workerLng, workerLat] = worker.point.coordinates;
  const distance = kilometresBetween({ lat, lng }, { lat: workerLat, lng: workerLng });
  return Math.round(distance * 10) / 10;
};

interface ViewContext {
  booking: BookingRecord;
  /** Both people; deleted accounts are missing. */
  people: ReadonlyMap<string, UserRecord>;
  reader: Exclude<Mover, 'system'>;
  /** Null for everyone but the customer. */
  doorCode: string | null;
  links: BookingView['links'];
  /** Null if they were not counted. */
  customerJobs: number | null;
  at: Date;
}

const privateFields = ({ booking, people, reader, at }: ViewContext) => {
  const customer = people.get(String(booking.customerId));
  const worker = people.get(String(booking.workerId));
  const details = detailsFor({ ...booking, customer, worker }, reader, at);
  return {
    customerId: toParty({ user: customer, id: booking.customerId, contact: details.customer }),
    workerId: toParty({ user: worker, id: booking.workerId, contact: details.worker }),
    address: toAddress(details.address),
    hasGatePhoto: customer !== undefined && findGatePhoto(customer, details.address) !== null,
    contact: details.contact,
    instructions: details.instructions,
    ...toPlaceNames(booking.address),
    area: booking.area ?? '',
    areaNames: namesOfArea(booking.area),
    distanceKm: kilometresTo(booking, worker),
  };
};

/** The instants of a booked time, and its slot on the clocks of India. */
const toSpan = (time: Pick<BookingRecord, 'startsAt' | 'endsAt'>) => ({
  startsAt: time.startsAt.toISOString(),
  endsAt: time.endsAt.toISOString(),
  timeSlot: toTimeSlot(time),
});

const toTimes = (booking: BookingRecord) => {
  const span = toSpan(booking);
  return {
    ...span,
    scheduledAt: span.startsAt,
    localDate: booking.localDate,
    createdAt: booking.createdAt.toISOString(),
    expiresAt: booking.expiresAt && booking.expiresAt.toISOString(),
  };
};

const toProposal = (booking: BookingRecord): BookingView['proposal'] => {
  const { proposal } = booking;
  return (
    proposal && {
      by: proposal.by ?? 'customer',
      ...toSpan(proposal),
      pricePaise: proposal.pricePaise ?? priceAt(booking, proposal),
      expiresAt: proposal.expiresAt.toISOString(),
    }
  );
};

const toHistory = ({ history }: BookingRecord): BookingView['history'] =>
  history.map(({ status, mover, at, tappedAt, reason, reasonCode, takesBack, movedTo, isHandover }) => ({
    status,
    by: mover,
    at: at.toISOString(),
    ...(tappedAt && { tappedAt: tappedAt.toISOString() }),
    ...(reason !== undefined && { reason }),
    ...(reasonCode && { reasonCode }),
    ...(takesBack && { takesBack }),
    ...(movedTo && { movedTo: movedTo.toISOString() }),
    ...(isHandover && { isHandover }),
  }));

const toFee = (booking: BookingRecord): BookingView['fee'] =>
  booking.fee && {
    ...booking.fee,
    owedBy: getDebtor(booking),
    payBy: payFeeBy(booking).toISOString(),
    settledAt: booking.fee.settledAt && booking.fee.settledAt.toISOString(),
  };

const toRefund = ({ refund }: BookingRecord): BookingView['refund'] =>
  refund ? { amountPaise: refund.amountPaise, state: refund.state } : null;

const toMoves = ({ booking, reader, at }: ViewContext): BookingView['moves'] => {
  const { status: from, startsAt, endsAt, expiresAt, wayQuestion } = booking;
  const open = listOpenMoves({
    mover: reader,
    from,
    startsAt,
    endsAt,
    since: getStatusSince(booking),
    expiresAt,
    wayQuestion,
    at,
  });
  return isClaimable(booking, reader) ? open : open.filter((to) => to !== 'no_show');
};

const toWayQuestion = ({ wayQuestion }: BookingRecord): BookingView['wayQuestion'] =>
  wayQuestion ? { ...wayQuestion, askedAt: wayQuestion.askedAt.toISOString() } : null;

const getOwnReview = ({ booking: { review, customerReview }, reader }: ViewContext) =>
  ({ customer: review, worker: customerReview, admin: null })[reader];

const toReview = (reading: ViewContext): BookingView['review'] => {
  const note = getOwnReview(reading);
  if (!note) return null;
  const isShown = isReviewShown(note, reading.booking, reading.at);
  const blindUntil = isShown ? null : (note.blindUntil?.toISOString() ?? null);
  return { _id: String(note._id), rating: note.rating, blindUntil };
};

const canReview = ({ booking, people, reader, at }: ViewContext): boolean => {
  if (reader === 'customer') return whyNotReviewWorker(booking) === null;
  const isThere = people.has(String(booking.customerId));
  return reader === 'worker' && isThere && whyNotReviewCustomer(booking, at) === null;
};

const toCustomerRecord = ({ booking, people, reader, customerJobs: jobs }: ViewContext): CustomerRecord =>
  showCustomerRecord(booking, people.get(String(booking.customerId)), { reader, jobs });

const toHold = ({ booking: { status, hold } }: ViewContext): BookingView['hold'] =>
  status === 'pending' && hold ? { until: hold.until && hold.until.toISOString() } : null;

const getUsableCredit = ({ booking, people, reader }: ViewContext): number => {
  const customer = reader === 'customer' ? people.get(String(booking.customerId)) : undefined;
  return customer ? usableCredit(booking, customer) : 0;
};

const getUndoUntil = ({ booking, reader, at }: ViewContext): string | null => {
  const undo = reader === 'worker' ? findWorkersUndo(booking) : null;
  return undo && at < undo.until ? undo.until.toISOString() : null;
};

const toStartNeeds = ({ booking, people }: ViewContext): BookingView['startNeeds'] => {
  const door = closedDoor(booking, people.get(String(booking.customerId)));
  if (!door) return null;
  return triesLeft(door) === 0 ? 'customer' : 'door_code';
};

export const canStillAskOthers = (booking: BookingRecord, at: Date): boolean => {
  const { status, startsAt, createdAt: askedAt, expiresAt: deadline, history, timesOffered } = booking;
  const lastBy = history.at(-1)?.mover;
  const isTimeOffered = timesOffered !== undefined;
  return canAskOthers({ status, startsAt, askedAt, deadline, isTimeOffered, lastBy }, at);
};

const toPermissions = (reading: ViewContext) => {
  const { booking, reader, at } = reading;
  const { status, startsAt } = booking;
  const canMove = reader === 'customer' && (status === 'pending' || status === 'accepted');
  return {
    moves: toMoves(reading),
    canAnswerNoShow: canAnswer(booking.noShow, reader),
    undoUntil: getUndoUntil(reading),
    canReschedule:
      canMove &&
      (!booking.proposal || (status === 'pending' && isTimeOffer(booking.proposal))) &&
      !booking.handover &&
      canReschedule(startsAt, at),
    canOfferTime: reader === 'worker' && !('refused' in judgeTimeOffer(booking, at)),
    canAskOthers: reader === 'customer' && canStillAskOthers(booking, at),
    canReview: canReview(reading),
    canAddExtra: reader === 'worker' && canAddExtra(booking),
    canMarkPaid: reader === getCreditor(booking) && isConfirmable(booking),
    usableCreditPaise: getUsableCredit(reading),
  };
};

/** Returns a booking as one of its people, or an admin, sees it. */
export const toBooking = (reading: ViewContext): BookingView => {
  const { booking } = reading;
  return {
    _id: String(booking._id),
    number: booking.number,
    status: booking.status,
    serviceId: String(booking.serviceId),
    serviceName: booking.serviceName,
    serviceTitles: booking.serviceTitles,
    picture: booking.picture,
    ...toTimes(booking),
    price: toRupees(computeTotal(booking)),
    pricePaise: booking.pricePaise,
    totalPaise: computeTotal(booking),
    extras: toExtras(reading),
    hourlyRatePaise: booking.hourlyRatePaise,
    ...privateFields(reading),
    hold: toHold(reading),
    proposal: toProposal(booking),
    handover: reading.reader === 'customer' ? toHandover(reading) : null,
    leftUnpaid: booking.leftUnpaid !== undefined && !booking.paid,
    fee: toFee(booking),
    refund: toRefund(booking),
    review: toReview(reading),
    ...toCustomerRecord(reading),
    startNeeds: toStartNeeds(reading),
    waiting: describeWaiting(booking),
    asksIfWell: reading.reader === 'worker' && asksIfWell(booking, reading.at),
    overtimeAskedAt: reading.reader === 'worker' ? (booking.overtimeAskedAt?.toISOString() ?? null) : null,
    doorCode: reading.doorCode,
    links: reading.links,
    wayQuestion: toWayQuestion(booking),
    creditPaise: booking.creditPaise ?? 0,
    paid: booking.paid && { method: booking.paid.method, at: booking.paid.at.toISOString() },
    receiptNumber: booking.receipt ? formatReceiptNumber(booking.receipt) : null,
    tax: booking.tax ?? null,
    blame: booking.blame,
    noShow: toNoShow(booking, [...reading.people.values()]),
    history: toHistory(booking),
    movedNoticeMs: reading.reader === 'admin' ? null : (booking.movedNotice?.[reading.reader] ?? null),
    ...toPermissions(reading),
  };
};
