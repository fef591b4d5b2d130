export const moneyErrorCodes = {
  nothing_owed: 409,
  no_credit: 409,
  top_up_open: 409,
  top_up_decided: 409,
} as const;
