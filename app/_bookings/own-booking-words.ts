import { messages } from '#lib/wiring/texts/catalogue.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';

/** The words of a list of bookings. Its link to the conversation is called Chat, as everywhere but in the service history. */
export const ownBookingWords = (locale: Locale) => {
  const { bookingForm, history, search } = messages(locale);
  const { chat, chatTo } = search.card;
  const { title, failedToOpen, booked, bookedText, askOther, noOthers, noOthersHint } = bookingForm;
  const { rate, again, receipt, more, moreFailed } = history;
  return {
    words: { rate, again, contact: chat, contactNamed: chatTo, receipt, more, moreFailed },
    bookWords: { title, failedToOpen, booked, bookedText, askOther, noOthers, noOthersHint },
  };
};
