import { useId, useState, type ReactNode } from 'react';
import { Alert } from '#components/ui/alert.tsx';
import { RadioGroup } from '#components/ui/radio-group.tsx';
import { countCodePoints, Textarea } from '#components/ui/textarea.tsx';
import type { SuggestedReason } from '#lib/features/bookings/contracts/booking-status.ts';
import type { jobBoard } from '#lib/features/bookings/texts/job-board.en.ts';

const MAX_LENGTH = 300;
const OTHER = 'other';

export type AskWords = (typeof jobBoard)['ask'];

/** A suggested reason, free text, or neither. */
export interface GivenReason {
  readonly reason?: string;
  readonly reasonCode?: SuggestedReason;
  /** The cost of cancelling that the worker was shown. */
  readonly feePaise?: number;
}

export type UsualReasons = readonly { code: SuggestedReason; label: string }[];

type ReasonError = 'missing' | 'tooLong';

// A reason needs at least two letters.
const findReasonError = (reason: string): ReasonError | null => {
  if (countCodePoints(reason) < 2) return 'missing';
  return countCodePoints(reason) > MAX_LENGTH ? 'tooLong' : null;
};

interface ReasonOptions {
  words: AskWords;
  usual: UsualReasons;
  isNeeded: boolean;
  /** Called with the suggested reason, or undefined for one in the worker's own words. */
  onChoose?(code: SuggestedReason | undefined): void;
}

/** Fields for a reason, and `check`, which returns it or shows what is missing. */
export const useReason = ({ words, usual, isNeeded, onChoose }: ReasonOptions) => {
  const name = useId();
  const [chosen, setChosen] = useState('');
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<ReasonError | null>(null);
  const reason = typed.trim();
  const find = (value: string) => usual.find(({ code }) => code === value)?.code;
  const choose = (value: string): void => {
    setChosen(value);
    onChoose?.(find(value));
  };
  const check = (): GivenReason | null => {
    const next = chosen === OTHER ? findReasonError(reason) : chosen === '' && isNeeded ? 'missing' : null;
    setFault(next);
    if (next !== null) return null;
    const reasonCode = find(chosen);
    return { ...(chosen === OTHER && { reason }), ...(reasonCode && { reasonCode }) };
  };
  const fields: ReactNode = (
    <>
      <RadioGroup
        legend={words.why}
        name={name}
        value={chosen}
        onChange={({ target }) => choose(target.value)}
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
          counter={{ count: countCodePoints(typed), max: MAX_LENGTH }}
        />
      )}
      <div role="alert">{fault && <Alert variant="destructive">{words[fault]}</Alert>}</div>
    </>
  );
  return { fields, check };
};
