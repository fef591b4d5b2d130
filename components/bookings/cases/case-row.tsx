'use client';

import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useAskedStep } from '#components/page/use-asked-step.ts';
import type { CaseReason } from '#lib/features/bookings/contracts/case-terms.ts';
import { ActionRow } from '../act-row.tsx';
import type { FailureWords } from '../tell-failure.ts';
import { CaseSheet } from './case-sheet.tsx';
import type { CaseVisit } from './case-words.ts';

interface CaseRowProps {
  visit: CaseVisit;
  reasons: readonly CaseReason[];
  /** Chosen when the sheet opens. */
  first: CaseReason | null;
  label: string;
  words: FailureWords;
}

/** Leads from a booking to the sheet that opens a case. */
export const CaseRow = ({ visit, reasons, first, label, words }: CaseRowProps) => {
  const [isOpen, setOpen] = useState(false);
  useAskedStep('case', () => setOpen(true));
  return (
    <>
      <ActionRow icon={<TriangleAlert aria-hidden />} label={label} opensDialog onAct={() => setOpen(true)} />
      <CaseSheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        act={{ kind: 'open', reasons, first }}
        {...{ visit, words }}
        title={label}
      />
    </>
  );
};
