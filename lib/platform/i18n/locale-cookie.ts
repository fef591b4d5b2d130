/** Keeps the language of a device; the account keeps its own. */
export const LOCALE_COOKIE = 'hunar.locale';
