export const leavingErrorCodes = {
  open_bookings: 409,
  last_admin: 409,
} as const;
