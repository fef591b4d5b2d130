import type { bookingErrorCodes, bookingFieldCodes } from '#lib/platform/contract/error-codes.ts';

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
