'use client';

import { LifeBuoy } from 'lucide-react';
import { useState } from 'react';
import { LazySheet } from '#components/page/lazy-sheet.tsx';
import { useAskedStep } from '#components/page/use-asked-step.ts';
import { usePageWords } from '#components/page/page-words.tsx';
import type { CaseReason } from '#lib/features/bookings/contracts/case-terms.ts';
import { loadTexts } from '#lib/wiring/browser/load-texts.ts';
import { ActionRow } from '../act-row.tsx';
import { CaseSheet } from '../cases/case-sheet.tsx';
import type { StepProps } from '../cancel-row.tsx';
import { loadClaimWords } from '../claims/claim-words.ts';
import type { Claimable } from '../claims/stakes.ts';
import { MissedSheet } from '../missed-row.tsx';

interface HelpRowProps extends StepProps {
  number: string;
  workerId: string;
  /** The worker has accepted the booking at some time. */
  isAgreed: boolean;
  label: string;
  startsAt: string;
  /** For which the customer can open a case. */
  reasons: readonly CaseReason[];
  caseTitle: string;
  /** The booking, while it allows a no-show claim. */
  claimable: Claimable | null;
}

/** Leads from a booking to what can be done about it: a case, a claim, a report or a ticket. */
export const HelpRow = (props: HelpRowProps) => {
  const { bookingId, number, workerId, name, startsAt, label, claimable, words } = props;
  const { isAgreed, reasons, caseTitle } = props;
  const { locale } = usePageWords();
  const [isOpen, setOpen] = useState(false);
  const [isClaiming, setClaiming] = useState(false);
  const [isReporting, setReporting] = useState(false);
  useAskedStep('help', () => setOpen(true));
  const load = async (onClose: () => void) => {
    const [{ HelpChoices }, { bookingHelp }, photoWords, { safety }, { cases }] = await Promise.all([
      import('./help-choices.tsx'),
      loadTexts('bookingHelp', locale),
      loadClaimWords(locale),
      loadTexts('safety', locale),
      loadTexts('cases', locale),
    ]);
    const claim = (): void => {
      onClose();
      setClaiming(true);
    };
    const report = (): void => {
      onClose();
      setReporting(true);
    };
    return (
      <HelpChoices
        {...{ booking: { _id: bookingId, number }, workerId, isAgreed, photoWords, safety, onClose }}
        words={{ ...bookingHelp, caseTitle, caseHint: cases.hint }}
        onNoOne={claimable && claim}
        onCase={reasons.length > 0 ? report : null}
      />
    );
  };
  return (
    <>
      <ActionRow icon={<LifeBuoy aria-hidden />} label={label} opensDialog onAct={() => setOpen(true)} />
      <LazySheet isOpen={isOpen} onClose={() => setOpen(false)} title={label} load={load} />
      {reasons.length > 0 && (
        <CaseSheet
          isOpen={isReporting}
          onClose={() => setReporting(false)}
          act={{ kind: 'open', reasons, first: null }}
          visit={{ bookingId, startsAt, name }}
          title={caseTitle}
          words={words}
        />
      )}
      {claimable && (
        <MissedSheet {...props} booking={claimable} isOpen={isClaiming} onClose={() => setClaiming(false)} />
      )}
    </>
  );
};
