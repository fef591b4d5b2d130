export const imageErrorCodes = {
  not_an_image: 415,
  image_too_large: 413,
} as const;
