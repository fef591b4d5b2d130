export const reviewErrorCodes = {
  booking_not_completed: 409,
  already_reviewed: 409,
  already_answered: 409,
} as const;

export const reviewFieldCodes = ['rating_missing'] as const;
