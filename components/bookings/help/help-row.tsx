'use client';

import { LifeBuoy } from 'lucide-react';
import { useState } from 'react';
import { LazySheet } from '#components/page/lazy-sheet.tsx';
import { usePageWords } from '#components/page/page-words.tsx';
import { loadTexts } from '#lib/wiring/browser/load-texts.ts';
import { ActionRow } from '../act-row.tsx';
import type { StepProps } from '../cancel-row.tsx';
import { loadClaimWords } from '../claims/claim-words.ts';
import type { Claimable } from '../claims/stakes.ts';
import { MissedSheet } from '../missed-row.tsx';

interface HelpRowProps extends StepProps {
  number: string;
  workerId: string;
  label: string;
  /** The booking, while it allows a no-show claim. */
  claimable: Claimable | null;
}

/** Leads from a booking to what can be done about it: a claim, a report or a ticket. */
export const HelpRow = (props: HelpRowProps) => {
  const { bookingId, number, workerId, label, claimable } = props;
  const { locale } = usePageWords();
  const [isOpen, setOpen] = useState(false);
  const [isClaiming, setClaiming] = useState(false);
  const load = async (onClose: () => void) => {
    const [{ HelpChoices }, { bookingHelp: words }, photoWords, { safety }] = await Promise.all([
      import('./help-choices.tsx'),
      loadTexts('bookingHelp', locale),
      loadClaimWords(locale),
      loadTexts('safety', locale),
    ]);
    const claim = (): void => {
      onClose();
      setClaiming(true);
    };
    return (
      <HelpChoices
        {...{ booking: { _id: bookingId, number }, workerId, words, photoWords, safety, onClose }}
        onNoOne={claimable && claim}
      />
    );
  };
  return (
    <>
      <ActionRow icon={<LifeBuoy aria-hidden />} label={label} opensDialog onAct={() => setOpen(true)} />
      <LazySheet isOpen={isOpen} onClose={() => setOpen(false)} title={label} load={load} />
      {claimable && (
        <MissedSheet {...props} booking={claimable} isOpen={isClaiming} onClose={() => setClaiming(false)} />
      )}
    </>
  );
};
