import { messages } from '#lib/wiring/texts/catalogue.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';

/** What lists of one's own bookings say beside the bookings themselves. */
export const ownBookingWords = (locale: Locale) => {
  const { bookingForm, history } = messages(locale);
  const { title, failedToOpen, booked, bookedText, askOther, noOthers, noOthersHint } = bookingForm;
  const { rate, again, contact, contactNamed, receipt, more, moreFailed } = history;
  return {
    words: { rate, again, contact, contactNamed, receipt, more, moreFailed },
    bookWords: { title, failedToOpen, booked, bookedText, askOther, noOthers, noOthersHint },
  };
};
