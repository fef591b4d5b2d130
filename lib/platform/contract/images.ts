export const imageErrorCodes = {
  not_an_image: 415,
  image_too_large: 413,
  image_too_many_pixels: 413,
} as const;
