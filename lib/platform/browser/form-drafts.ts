const PREFIX = 'hunar.draft.';

/** Where this browser keeps what was begun in a form. */
export const draftKey = (form: string): string => PREFIX + form;

/** Forgets what was begun in forms: the next person at this phone must not read it. */
export const dropDrafts = (): void => {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    keys.forEach((key) => localStorage.removeItem(key));
  } catch {
    // Without storage there are none.
  }
};
