/** The most that an uploaded picture may weigh; also for browsers, which must not fetch the schemas to know it. */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;
