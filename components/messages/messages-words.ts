import type { Locale } from '#lib/platform/contract/locale.ts';
import type { messages } from '#lib/features/messages/texts/messages.en.ts';

/** The texts and locale of the messages screen. */
export interface Speech {
  locale: Locale;
  words: typeof messages;
}
