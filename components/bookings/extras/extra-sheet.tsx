'use client';

import { FormWordsProvider } from '#components/form/form-words.tsx';
import { loadFormWords } from '#components/form/load-form-words.ts';
import { LazySheet } from '#components/page/lazy-sheet.tsx';
import { usePageWords } from '#components/page/page-words.tsx';
import { notify } from '#components/ui/notify.ts';
import { preloadSheet } from '#components/ui/sheet.tsx';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { loadTexts } from '#lib/wiring/browser/load-texts.ts';
import { loadClaimWords } from '../claims/claim-words.ts';

const loadExtra = (locale: Locale) =>
  Promise.all([
    import('./extra-form.tsx'),
    loadTexts('extras', locale),
    loadFormWords(locale),
    loadClaimWords(locale),
  ]);

/** Preloads the sheet, and what checks its form: many jobs have no network. */
export const preloadExtra = (locale: Locale): void => {
  preloadSheet();
  void loadExtra(locale)
    .then(([{ loadExtraCheck }]) => loadExtraCheck())
    .catch(() => undefined);
};

interface ExtraSheetProps {
  isOpen: boolean;
  onClose(): void;
  job: BookingView;
  title: string;
  onAdded(job: BookingView): void;
}

/** The worker proposes an extra to the customer. */
export const ExtraSheet = ({ job, title, onAdded, ...frame }: ExtraSheetProps) => {
  const { locale } = usePageWords();
  const load = async (close: () => void) => {
    const [{ ExtraForm }, { extras }, formWords, photoWords] = await loadExtra(locale);
    const finish = (changed: BookingView | null): void => {
      close();
      if (!changed) return;
      notify({ title: extras.sent, description: extras.sentHint, variant: 'success' });
      onAdded(changed);
    };
    return (
      <FormWordsProvider words={formWords}>
        <ExtraForm {...{ bookingId: job._id, words: extras, photoWords, onAdded: finish }} />
      </FormWordsProvider>
    );
  };
  return <LazySheet {...frame} title={title} about={job._id} load={load} />;
};
