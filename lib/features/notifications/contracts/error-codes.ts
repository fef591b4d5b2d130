export const pushErrorCodes = {
  unknown_push_service: 400,
} as const;
