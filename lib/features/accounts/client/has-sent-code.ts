export const SENT_KEY = 'hunar.code';

/** Whether this tab asked for a code; a separate file, because pages check it before they load the rest. */
export const hasSentCode = (): boolean => {
  try {
    return sessionStorage.getItem(SENT_KEY) !== null;
  } catch {
    return false;
  }
};
