import { LazySheet } from '#components/page/lazy-sheet.tsx';
import { usePageWords } from '#components/page/page-words.tsx';
import type { BookingView } from '#lib/features/bookings/contracts/booking-view.ts';
import { readCancellationCost, toWorkerSide } from '../cancellation-cost.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { loadTexts } from '#lib/wiring/browser/load-texts.ts';
import type { JobView } from './job-words.ts';
import type { GivenReason, UsualReasons } from './reason-fields.tsx';

/** Loads the sheet's code and texts, which are needed without a network, too. */
export const loadCancelJob = (locale: Locale) =>
  Promise.all([import('./cancel-job.tsx'), loadTexts('lateFees', locale)]);

interface CancelJobSheetProps {
  isOpen: boolean;
  onClose(): void;
  job: BookingView;
  view: JobView;
  usual: UsualReasons;
  /** Resolves to false if the server refused, perhaps because the cost has changed. */
  onCancel(reason: GivenReason): Promise<boolean>;
  onOffered(job: BookingView): void;
}

/** Shows a worker what cancelling costs, with another time beside it, before she cancels. */
export const CancelJobSheet = ({ isOpen, onClose, onOffered, ...props }: CancelJobSheetProps) => {
  const { job, view } = props;
  const { locale } = usePageWords();
  const { suggestedTimes, board } = view.words;
  const openMove = async (hint: string) => {
    const { openOffer } = await import('./open-offer.tsx');
    const finish = (offered: BookingView | null): void => {
      onClose();
      // Null: it waits for the network.
      if (offered) onOffered(offered);
    };
    const { name } = job.customerId;
    return openOffer({ job, name, locale: view.locale, hint, suggestedTimes, onOffered: finish });
  };
  const load = async () => {
    const [[{ CancelJob }, { lateFees }], cost] = await Promise.all([
      loadCancelJob(locale),
      readCancellationCost({
        ...{ bookingId: job._id, booking: job, at: view.at },
        canceller: toWorkerSide(job),
      }),
    ]);
    const { cancel: words } = lateFees;
    const hint = fill(words.moveHint, { name: job.customerId.name });
    return <CancelJob {...props} {...{ cost, words, onClose }} openMove={() => openMove(hint)} />;
  };
  return (
    <LazySheet
      {...{ isOpen, onClose, load }}
      about={job._id}
      title={board.ask.cancelled.title}
      failed={board.failed}
    />
  );
};
