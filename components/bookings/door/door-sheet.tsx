import { FormWordsProvider } from '#components/form/form-words.tsx';
import { loadFormWords } from '#components/form/load-form-words.ts';
import { LazySheet } from '#components/page/lazy-sheet.tsx';
import { usePageWords } from '#components/page/page-words.tsx';
import { preloadSheet } from '#components/ui/sheet.tsx';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { jobBoard } from '#lib/features/bookings/texts/job-board.en.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { loadTexts } from '#lib/wiring/browser/load-texts.ts';

const loadDoor = (locale: Locale) =>
  Promise.all([import('./door-form.tsx'), loadTexts('door', locale), loadFormWords(locale)]);

/** Preloads the sheet, and what checks its code: many doors have no network. */
export const preloadDoor = (locale: Locale): void => {
  preloadSheet();
  void loadDoor(locale)
    .then(([{ loadDoorCheck }]) => loadDoorCheck())
    .catch(() => undefined);
};

interface DoorSheetProps {
  isOpen: boolean;
  onClose(): void;
  job: BookingView;
  words: Pick<typeof jobBoard, 'moves' | 'ask'>;
  onStarted(job: BookingView): void;
}

/** Asks the worker for the code that the customer reads out. */
export const DoorSheet = ({ job, words, onStarted, ...frame }: DoorSheetProps) => {
  const { locale } = usePageWords();
  const act = words.moves.in_progress;
  const name = job.customerId.name || words.ask.no_show.someone;
  const load = async (close: () => void) => {
    const [{ DoorForm }, { door }, formWords] = await loadDoor(locale);
    const finish = (changed: BookingView | null): void => {
      close();
      if (changed) onStarted(changed);
    };
    return (
      <FormWordsProvider words={formWords}>
        <DoorForm {...{ job, name, locale, words: door.worker, act, onStarted: finish }} />
      </FormWordsProvider>
    );
  };
  return <LazySheet {...frame} title={act} about={job._id} load={load} />;
};
