import { LazySheet } from '#components/page/lazy-sheet.tsx';
import { usePageWords } from '#components/page/page-words.tsx';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { loadTexts } from '#lib/wiring/browser/load-texts.ts';

/** Loads the sheet's code and texts: many gates have no network. */
export const loadPass = (locale: Locale) =>
  Promise.all([import('./pass-card.tsx'), loadTexts('visitLinks', locale)]);

interface PassSheetProps {
  isOpen: boolean;
  onClose(): void;
  job: BookingView;
  title: string;
}

/** Shows the worker the code for the guard at the gate, and sends the links of the visit. */
export const PassSheet = ({ job, ...frame }: PassSheetProps) => {
  const { locale } = usePageWords();
  const load = async () => {
    const [{ PassCard }, { visitLinks }] = await loadPass(locale);
    const { links, workerId } = job;
    if (links === null) throw new Error('The visit has no links.');
    return <PassCard {...{ booking: job, links, name: workerId.name, locale, words: visitLinks }} />;
  };
  return <LazySheet {...frame} about={job._id} load={load} />;
};
