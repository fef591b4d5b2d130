export const bookingErrorCodes = {
  slot_taken: 409,
  illegal_move: 409,
  move_too_early: 409,
  booking_changed: 409,
  reschedule_too_late: 409,
  proposal_open: 409,
  no_proposal: 409,
  too_many_open_requests: 429,
} as const;

export const bookingFieldCodes = [
  'worker_id_length',
  'service_missing',
  'service_id_length',
  'service_name_too_short',
  'date_missing',
  'date_past',
  'time_slot_missing',
  'slot_start_format',
  'slot_end_format',
  'slot_bounds',
  'slot_too_long',
  'slot_quarters',
  'instructions_too_long',
  'booking_address_required',
  'reason_required',
  'service_not_offered',
] as const;
