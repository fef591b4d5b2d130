export const ticketFieldCodes = [
  'subject_too_short',
  'subject_too_long',
  'message_required',
  'message_too_short',
  'ticket_message_too_long',
  'category_missing',
  'feedback_type_missing',
  'feedback_too_short',
  'feedback_too_long',
] as const;
