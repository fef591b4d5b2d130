import type { bookingErrorCodes, bookingFieldCodes } from '#lib/platform/contract/error-codes.ts';
import type { BookingReason } from '#lib/features/bookings/contracts/booking-reason.ts';
import type { BookingStatus } from '#lib/features/bookings/contracts/booking-status.ts';
import type { BookingNews } from '#lib/features/bookings/contracts/booking-news.ts';

export const bookings = {
  errors: {
    slot_taken: 'This time is no longer free. Please choose another one.',
    illegal_move: 'This cannot be done with the booking any more. Look at it again.',
    move_too_early: 'It is too early for this. Try again nearer to the booked time.',
    booking_changed: 'The booking has just changed. Look at it again.',
    reschedule_too_late: 'A booking can be moved until 4 hours before it starts.',
    proposal_open: 'Another time is proposed already. Wait for the answer.',
    no_proposal: 'There is no proposal to answer any more.',
    too_many_open_requests:
      'You have open requests already. Wait for an answer, or cancel one, then ask again.',
  } satisfies Record<keyof typeof bookingErrorCodes, string>,
  fields: {
    worker_id_length: 'Worker ID must be exactly 24 characters',
    service_missing: 'Please select a service',
    service_id_length: 'Service ID must be exactly 24 characters',
    service_name_too_short: 'Service type must be at least 2 characters',
    date_missing: 'Please select a date',
    date_past: 'Booking date must be in the future',
    time_slot_missing: 'Please select time slot',
    slot_start_format: 'Invalid start time format (HH:MM AM/PM)',
    slot_end_format: 'Invalid end time format (HH:MM AM/PM)',
    slot_bounds: 'Time must be between 6AM–8PM and end time must be after start',
    slot_too_long: 'Maximum booking duration is 16 hours',
    slot_quarters: 'Start and end must lie on quarter hours',
    instructions_too_long: 'Instructions must not exceed 500 characters',
    booking_address_required: 'Address information required',
    reason_required: 'Please say why',
    service_not_offered: 'This worker does not do this service',
  } satisfies Record<(typeof bookingFieldCodes)[number], string>,
  messages: {
    requested: '{service} on {day}, {time}: your request is with the worker.',
    changed: 'The booking is updated.',
    moved: 'The booking has its new time.',
    proposed: 'The worker is asked for the new time.',
    declined: 'The booking keeps its time.',
  },
};

/** The sheet in which a customer asks a worker for a time; fetched when it opens. */
export const bookingForm = {
  book: 'Book',
  bookNow: 'Book Now',
  bookNowWith: 'Book Now: {name}',
  title: 'Book {name}',
  failedToOpen: 'The booking form could not be opened',
  noServices: 'There is no service to book here yet',
  noServicesHint: 'This worker’s trades have no service on our list so far. Look at other workers.',
  otherWorkers: 'Other workers',
  selectService: 'Select Service*',
  changeService: '(change service)',
  chooseService: 'Choose a service',
  day: 'Day',
  moreDates: 'More dates',
  otherDate: 'Another date',
  dayOver: 'Over',
  dayOff: 'Off',
  time: 'Time',
  taken: 'Taken',
  off: 'Off',
  past: 'Over',
  loadingTimes: 'Loading times',
  timesFailed: 'The times could not be loaded',
  timesFailedHint: 'Check your connection and try again.',
  noTimes: 'No time is free on this day. Choose another day.',
  duration: 'Duration',
  hours: { one: '{count} hour', other: '{count} hours' },
  total: 'Total',
  address: 'Address',
  changeAddress: 'Change address',
  instructions: 'Special instructions (optional)',
  instructionsHint: 'What should the worker know or bring?',
  submit: 'Confirm Booking',
  busy: 'Processing...',
  failed: 'Booking failed',
  error: 'Error',
  unexpected: 'An error occurred during booking',
  slotMissing: 'Please select a time slot',
  justTaken: 'This time has just been taken',
  nextFree: 'The next free times:',
  noneFree: 'No other time is free in the next two weeks.',
  booked: 'Booking Successful!',
  bookedText: '{service} on {day}, {time}',
};

/** Where a booking stands, alike for both sides, and the words for its day. */
export const bookingWords = {
  statuses: {
    pending: 'Pending',
    accepted: 'Confirmed',
    on_the_way: 'On the way',
    arrived: 'Arrived',
    in_progress: 'In progress',
    completed: 'Completed',
    rejected: 'Rejected',
    expired: 'Expired',
    cancelled: 'Cancelled',
    no_show: 'No-show',
  } satisfies Record<BookingStatus, string>,
  reasons: {
    busy: 'I am busy at that time',
    far: 'The place is too far',
    trade: 'I do not do this work',
    ill: 'I am ill',
    late: 'An earlier job takes longer',
    travel: 'I cannot get to the place',
    account_deleted: 'The account was deleted',
  } satisfies Record<BookingReason, string>,
  days: { today: 'Today', tomorrow: 'Tomorrow' },
};

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
