const isBlank = (value: unknown): boolean => value === undefined || value === null || value === '';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isListOf = (stored: unknown, sent: readonly unknown[]): boolean =>
  Array.isArray(stored) &&
  stored.length === sent.length &&
  sent.every((one, place) => holdsSent(stored[place], one));

/**
 * Whether a stored value is as it was sent. Blank and absent are the same, and so are a number and its text; a stored
 * object may have more fields.
 */
export const holdsSent = (stored: unknown, sent: unknown): boolean => {
  if (isBlank(sent)) return isBlank(stored);
  if (Array.isArray(sent)) return isListOf(stored, sent);
  if (isObject(sent))
    return (
      isObject(stored) &&
      Object.entries(sent).every(([name, value]) => holdsSent(Reflect.get(stored, name), value))
    );
  return String(stored) === String(sent);
};
