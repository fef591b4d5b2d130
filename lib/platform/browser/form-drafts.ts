/** Before the name of everything that was begun and not sent; lib/platform/browser/personal-data.ts forgets it. */
export const DRAFTS = 'hunar.draft.';

/** The storage key of a form's draft. */
export const draftKey = (form: string): string => DRAFTS + form;
