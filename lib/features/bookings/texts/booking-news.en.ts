import type { BookingNews } from '#lib/features/bookings/contracts/booking-news.ts';

/** News of bookings, in the feed and by mail. */
export const bookingNews = {
  titles: {
    requested: 'New request from {name}',
    accepted: '{name} has confirmed your booking',
    rejected: '{name} cannot take your booking',
    on_the_way: '{name} is on the way',
    arrived: '{name} has arrived',
    in_progress: '{name} has started the job',
    completed: 'The job is done',
    cancelled: '{name} has cancelled the booking',
    expired: 'The request was not answered in time',
    no_show: 'The booking ended without the job being done',
    moved: 'The booking has a new time',
    proposed: '{name} asks for another time',
    proposal_declined: '{name} keeps the booked time',
    proposal_expired: 'The other time was not answered; the booked time stays',
  } satisfies Record<BookingNews, string>,
  body: '{service}: {day}, {time}. Booking {number}.',
  /** In the place of a name whose owner has left. */
  button: 'See the booking',
};
