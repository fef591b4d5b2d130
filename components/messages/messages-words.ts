import type { Locale } from '#lib/platform/contract/locale.ts';
import type { messages } from '#lib/features/messages/texts/messages.en.ts';

/** What every part of the screen needs to speak. */
export interface Speech {
  locale: Locale;
  words: typeof messages;
}
