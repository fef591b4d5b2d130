'use client';

import { useId, useState } from 'react';
import { usePageWords } from '#components/page/page-words.tsx';
import { Alert } from '#components/ui/alert.tsx';
import { ConfirmSheet } from '#components/ui/confirm-sheet.tsx';
import { RadioGroup } from '#components/ui/radio-group.tsx';
import { lengthOf, Textarea } from '#components/ui/textarea.tsx';
import type { TappedReason } from '#lib/features/bookings/contracts/booking-status.ts';
import type { jobBoard } from '#lib/features/bookings/texts/job-board.en.ts';

const MOST_LETTERS = 300;
const OTHER = 'other';

type AskWords = (typeof jobBoard)['ask'];

/** One of the usual reasons, own words, or none. */
export interface GivenReason {
  readonly reason?: string;
  readonly reasonCode?: TappedReason;
}

interface ReasonSheetProps {
  isOpen: boolean;
  onClose(): void;
  words: AskWords;
  /** What is asked, and what follows from it. */
  question: AskWords['rejected'] | AskWords['cancelled'];
  confirm: string;
  isNeeded: boolean;
  isBusy: boolean;
  /** The reasons that can be tapped, in the reader's words. */
  usual: readonly { code: TappedReason; label: string }[];
  onConfirm(reason: GivenReason): void;
}

type Fault = 'missing' | 'tooLong';

// A reason is at least two letters long.
const faultOf = (reason: string): Fault | null => {
  if (lengthOf(reason) < 2) return 'missing';
  return lengthOf(reason) > MOST_LETTERS ? 'tooLong' : null;
};

/** Asks for a reason before a booking is turned down: one of the usual ones by a tap, or in one's own words. */
export const ReasonSheet = ({ words, question, usual, isNeeded, onConfirm, ...sheet }: ReasonSheetProps) => {
  const name = useId();
  const [chosen, setChosen] = useState('');
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<Fault | null>(null);
  const reason = typed.trim();
  const confirm = (): void => {
    const next = chosen === OTHER ? faultOf(reason) : chosen === '' && isNeeded ? 'missing' : null;
    setFault(next);
    if (next !== null) return;
    const reasonCode = usual.find(({ code }) => code === chosen)?.code;
    onConfirm({ ...(chosen === OTHER && { reason }), ...(reasonCode && { reasonCode }) });
  };
  return (
    <ConfirmSheet
      {...sheet}
      title={question.title}
      description={question.hint}
      keep={question.keep}
      words={usePageWords()}
      onConfirm={confirm}
    >
      <RadioGroup
        legend={words.why}
        name={name}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
        options={[
          ...usual.map(({ code, label }) => ({ value: code, label })),
          { value: OTHER, label: words.other },
        ]}
      />
      {chosen === OTHER && (
        <Textarea
          aria-label={words.write}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          counter={{ count: lengthOf(typed), most: MOST_LETTERS }}
        />
      )}
      <div role="alert">{fault && <Alert variant="destructive">{words[fault]}</Alert>}</div>
    </ConfirmSheet>
  );
};
