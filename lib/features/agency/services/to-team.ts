import type { TeamBooking, TeamMember, TeamVisit } from '#lib/features/agency/contracts/agency.ts';
import { computeTotal } from '#lib/features/bookings/rules/booking-dues.ts';
import { sumAcceptedExtras } from '#lib/features/bookings/rules/extras.ts';
import { detailsFor } from '#lib/features/bookings/rules/booking-details.ts';
import { toTimeSlot } from '#lib/features/bookings/services/to-booking.ts';
import { averageRating } from '#lib/features/people/rules/search-listing.ts';
import { isVerified } from '#lib/features/people/rules/verification.ts';
import { namesOfCity } from '#lib/platform/i18n/place-names.ts';
import { imageUrl } from '#lib/platform/images/image-file.ts';
import { now } from '#lib/platform/time/clock.ts';
import type { BookingRecord } from '#models/bookings/booking.ts';
import type { UserRecord } from '#models/people/user.ts';

export const toTeamMember = (user: UserRecord): TeamMember => ({
  _id: String(user._id),
  name: user.name,
  profileImage: user.imageKey && imageUrl({ key: user.imageKey, size: 256 }),
  phone: user.phone,
  skills: user.skills.map(({ name }) => name),
  city: user.address.city ?? null,
  cityNames: namesOfCity(user.address.city),
  isVerified: isVerified(user),
  rating: averageRating(user),
  reviews: user.reviewCount,
  completedJobs: user.completedJobs,
});

/** A booking as the worker's agency sees it: of the customer only the city. */
export const toTeamBooking = (booking: BookingRecord, worker: UserRecord | undefined): TeamBooking => {
  const { city } = detailsFor(booking, 'agency', now()).address;
  return {
    _id: String(booking._id),
    number: booking.number,
    status: booking.status,
    serviceName: booking.serviceName,
    serviceTitles: booking.serviceTitles,
    worker: { _id: String(booking.workerId), name: worker?.name ?? '' },
    expiresAt: booking.expiresAt && booking.expiresAt.toISOString(),
    startsAt: booking.startsAt.toISOString(),
    endsAt: booking.endsAt.toISOString(),
    localDate: booking.localDate,
    timeSlot: toTimeSlot(booking),
    pricePaise: computeTotal(booking),
    hourlyRatePaise: booking.hourlyRatePaise,
    city: city ?? null,
    cityNames: namesOfCity(city),
  };
};

const toState = ({ paid, leftUnpaid }: BookingRecord): TeamVisit['state'] => {
  if (paid) return 'paid';
  return leftUnpaid ? 'unpaid' : 'due';
};

/** A finished visit as its agency's statement shows it. */
export const toTeamVisit = (booking: BookingRecord, worker: UserRecord | undefined): TeamVisit => {
  const { _id, number, serviceName, serviceTitles, startsAt, localDate, ...seen } = toTeamBooking(
    booking,
    worker,
  );
  return {
    ...{ _id, number, serviceName, serviceTitles, startsAt, localDate },
    ...{ worker: seen.worker, city: seen.city, cityNames: seen.cityNames },
    ...{ pricePaise: booking.pricePaise, extrasPaise: sumAcceptedExtras(booking) },
    state: toState(booking),
    method: booking.paid && booking.paid.method,
    paidAt: booking.paid && booking.paid.at.toISOString(),
  };
};
