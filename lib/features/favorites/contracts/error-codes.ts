export const favoriteErrorCodes = {
  too_many_favorites: 409,
} as const;
