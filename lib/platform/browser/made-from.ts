/**
 * Reads the newest version from the details of a refusal: the thing was changed elsewhere since the version that the
 * write was made from. Undefined in every other refusal.
 */
export const readNewest = (data: unknown): string | undefined => {
  if (typeof data !== 'object' || data === null || !('madeFrom' in data)) return undefined;
  return typeof data.madeFrom === 'string' ? data.madeFrom : undefined;
};
