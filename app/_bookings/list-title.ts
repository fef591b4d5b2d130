import type { ShownGroup } from '#components/bookings/booking-card.tsx';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { messages } from '#lib/wiring/texts/catalogue.ts';
import { readParam, type Search } from '#app/_request/read-param.ts';

/** The bookings that the address asks for. */
export const readGroup = async (search: Search): Promise<ShownGroup> =>
  (await readParam(search, 'show')) === 'past' ? 'past' : 'upcoming';

/** The title of the list of bookings. */
export const listTitle = (locale: Locale, group: ShownGroup): string => {
  const { list } = messages(locale).myBookings;
  return group === 'past' ? `${list.past} · ${list.title}` : list.title;
};
