export const MAX_TICKED = 20;

/** Defaults of the worker form, in kilometres and rupees. */
export const FIRST_RADIUS_KM = 5;
export const FIRST_PRICE = 500;

/** Limits on pictures of work and their captions. */
export const MAX_WORK_PICTURES = 8;
export const MAX_CAPTION_LENGTH = 100;
