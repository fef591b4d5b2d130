import type { Locale } from '#lib/contracts/locale.ts';
import type { messages } from '#lib/i18n/en/messages.ts';

/** What every part of the screen needs to speak. */
export interface Speech {
  locale: Locale;
  words: typeof messages;
}
