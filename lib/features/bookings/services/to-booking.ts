import type { BookingParty, BookingView, TimeSlot } from '#lib/features/bookings/contracts/booking-view.ts';
import { imageUrl } from '#lib/platform/images/image-file.ts';
import {
  isReviewShown,
  whyNotReviewCustomer,
  whyNotReviewWorker,
} from '#lib/features/bookings/rules/blind-reviews.ts';
import { isLive } from '#lib/features/bookings/rules/booking-status.ts';
import { canReschedule, detailsEndAt, mayAskOthers } from '#lib/features/bookings/rules/booking-deadlines.ts';
import {
  movesOpenTo,
  sinceOf,
  undoOf,
  type Mover,
} from '#lib/features/bookings/rules/booking-transitions.ts';
import { isClaimable, mayAnswer } from '#lib/features/bookings/rules/no-show-claim.ts';
import { isOwed, priceAt, usableCredit } from '#lib/features/bookings/rules/booking-dues.ts';
import { indiaMinutesOf } from '#lib/platform/time/india-day.ts';
import { ratingOf } from '#lib/features/people/rules/search-listing.ts';
import { toAddress } from '#lib/features/people/services/to-user.ts';
import { placeNamesOf } from '#lib/platform/i18n/place-names.ts';
import { kilometresBetween } from '#lib/features/places/rules/geo.ts';
import { formatClock, slotLabel } from '#lib/platform/time/time-slot.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import type { UserRecord } from '#models/people/user.ts';

/** An agreed time as its two clock times and the words for it. */
export const toTimeSlot = ({ startsAt, endsAt }: Pick<BookingRecord, 'startsAt' | 'endsAt'>): TimeSlot => {
  const slot = { start: indiaMinutesOf(startsAt), end: indiaMinutesOf(endsAt) };
  return { start: formatClock(slot.start), end: formatClock(slot.end), label: slotLabel(slot) };
};

// From the yes until a week after the end; not after the worker has given it up.
const knowEachOther = ({ status, history, endsAt }: BookingRecord, at: Date): boolean => {
  if (status === 'cancelled' && history.at(-1)?.mover === 'worker') return false;
  return history.some((change) => change.status === 'accepted') && at < detailsEndAt(endsAt);
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

const phoneOf = (user: UserRecord | undefined) => (user?.phone ? { phone: user.phone } : {});

const placeOf = ({ address }: BookingRecord, isWhole: boolean): BookingView['address'] => {
  const { city, state, pinCode, country } = address;
  return isWhole ? toAddress(address) : { city, state, pinCode, country };
};

const kilometres = ({ point }: BookingRecord, worker: UserRecord | undefined): number | null => {
  if (!point || !worker?.point) return null;
  const [lng, lat] = point.coordinates;
  const [workerLng, workerLat] = worker.point.coordinates;
  const distance = kilometresBetween({ lat, lng }, { lat: workerLat, lng: workerLng });
  return Math.round(distance * 10) / 10;
};

interface Reading {
  booking: BookingRecord;
  /** Its two people; whoever has left is missing. */
  people: ReadonlyMap<string, UserRecord>;
  reader: Exclude<Mover, 'system'>;
  at: Date;
}

const partiesOf = ({ booking, people, reader, at }: Reading) => {
  const customer = people.get(String(booking.customerId));
  const worker = people.get(String(booking.workerId));
  const isClose = knowEachOther(booking, at);
  const showsCustomer = reader !== 'worker' || isClose;
  const showsWorker = reader !== 'customer' || isClose;
  const contactOfCustomer = showsCustomer && customer ? { email: customer.email, ...phoneOf(customer) } : {};
  const contactOfWorker = showsWorker ? phoneOf(worker) : {};
  return {
    customerId: toParty({ user: customer, id: booking.customerId, contact: contactOfCustomer }),
    workerId: toParty({ user: worker, id: booking.workerId, contact: contactOfWorker }),
    address: placeOf(booking, showsCustomer),
    contact: (showsCustomer && booking.contact) || null,
    ...placeNamesOf(booking.address),
    distanceKm: kilometres(booking, worker),
  };
};

const timesOf = (booking: BookingRecord) => ({
  scheduledAt: booking.startsAt.toISOString(),
  startsAt: booking.startsAt.toISOString(),
  endsAt: booking.endsAt.toISOString(),
  localDate: booking.localDate,
  timeSlot: toTimeSlot(booking),
  createdAt: booking.createdAt.toISOString(),
  expiresAt: booking.expiresAt && booking.expiresAt.toISOString(),
});

const toProposal = (booking: BookingRecord): BookingView['proposal'] => {
  const { proposal } = booking;
  return (
    proposal && {
      startsAt: proposal.startsAt.toISOString(),
      endsAt: proposal.endsAt.toISOString(),
      timeSlot: toTimeSlot(proposal),
      pricePaise: proposal.pricePaise ?? priceAt(booking, proposal),
      expiresAt: proposal.expiresAt.toISOString(),
    }
  );
};

const toHistory = ({ history }: BookingRecord): BookingView['history'] =>
  history.map(({ status, mover, at, reason, reasonCode, takesBack }) => ({
    status,
    by: mover,
    at: at.toISOString(),
    ...(reason !== undefined && { reason }),
    ...(reasonCode && { reasonCode }),
    ...(takesBack && { takesBack }),
  }));

const toFee = ({ fee }: BookingRecord): BookingView['fee'] =>
  fee && { ...fee, settledAt: fee.settledAt && fee.settledAt.toISOString() };

const toNoShow = ({ noShow }: BookingRecord): BookingView['noShow'] =>
  noShow
    ? {
        by: noShow.against === 'customer' ? 'worker' : 'customer',
        state: noShow.state,
        at: noShow.at.toISOString(),
        answerBy: noShow.answerBy && noShow.answerBy.toISOString(),
        feePaise: noShow.fee?.feePaise ?? 0,
      }
    : null;

const movesOf = ({ booking, reader, at }: Reading): BookingView['moves'] => {
  const { status: from, startsAt, endsAt, expiresAt } = booking;
  const open = movesOpenTo({ mover: reader, from, startsAt, endsAt, since: sinceOf(booking), expiresAt, at });
  return isClaimable(booking) ? open : open.filter((to) => to !== 'no_show');
};

const ownNote = ({ booking: { review, customerReview }, reader }: Reading) =>
  ({ customer: review, worker: customerReview, admin: null })[reader];

const toReview = (reading: Reading): BookingView['review'] => {
  const note = ownNote(reading);
  if (!note) return null;
  const blindUntil = isReviewShown(note, reading.at) ? null : (note.blindUntil?.toISOString() ?? null);
  return { _id: String(note._id), rating: note.rating, blindUntil };
};

const mayReview = ({ booking, people, reader, at }: Reading): boolean => {
  if (reader === 'customer') return whyNotReviewWorker(booking) === null;
  const isThere = people.has(String(booking.customerId));
  return reader === 'worker' && isThere && whyNotReviewCustomer(booking, at) === null;
};

const customerRatingOf = ({ booking, people, reader }: Reading): BookingView['customerRating'] => {
  const customer = people.get(String(booking.customerId));
  if (reader !== 'worker' || !customer || !isLive(booking.status)) return null;
  return { rating: ratingOf(customer), reviews: customer.reviewCount };
};

const creditOf = ({ booking, people, reader }: Reading): number => {
  const customer = reader === 'customer' ? people.get(String(booking.customerId)) : undefined;
  return customer ? usableCredit(booking, customer) : 0;
};

const undoUntilOf = ({ booking, reader, at }: Reading): string | null => {
  const undo = reader === 'worker' ? undoOf(booking) : null;
  return undo && at < undo.until ? undo.until.toISOString() : null;
};

/** Whether its customer may ask somebody else for the same time. */
export const mayAsk = (booking: BookingRecord, at: Date): boolean => {
  const { status, startsAt, createdAt: askedAt, expiresAt: deadline, history } = booking;
  return mayAskOthers({ status, startsAt, askedAt, deadline, lastBy: history.at(-1)?.mover }, at);
};

const openTo = (reading: Reading) => {
  const { booking, reader, at } = reading;
  const { status, startsAt } = booking;
  const mayMove = reader === 'customer' && (status === 'pending' || status === 'accepted');
  return {
    moves: movesOf(reading),
    canAnswerNoShow: mayAnswer(booking.noShow, reader, at),
    undoUntil: undoUntilOf(reading),
    canReschedule: mayMove && !booking.proposal && canReschedule(startsAt, at),
    canAskOthers: reader === 'customer' && mayAsk(booking, at),
    canReview: mayReview(reading),
    canMarkPaid: reader === 'worker' && isOwed(booking),
    usableCreditPaise: creditOf(reading),
  };
};

/** A booking as one of its people, or an admin, sees it. */
export const toBooking = (reading: Reading): BookingView => {
  const { booking } = reading;
  return {
    _id: String(booking._id),
    number: booking.number,
    status: booking.status,
    serviceId: String(booking.serviceId),
    serviceName: booking.serviceName,
    serviceTitles: booking.serviceTitles,
    picture: booking.picture,
    ...timesOf(booking),
    price: booking.pricePaise / 100,
    pricePaise: booking.pricePaise,
    hourlyRatePaise: booking.hourlyRatePaise,
    instructions: booking.instructions,
    ...partiesOf(reading),
    proposal: toProposal(booking),
    leftUnpaid: booking.leftUnpaid !== undefined,
    fee: toFee(booking),
    review: toReview(reading),
    customerRating: customerRatingOf(reading),
    creditPaise: booking.creditPaise ?? 0,
    paid: booking.paid && { method: booking.paid.method, at: booking.paid.at.toISOString() },
    blame: booking.blame,
    noShow: toNoShow(booking),
    history: toHistory(booking),
    ...openTo(reading),
  };
};
