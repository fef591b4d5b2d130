import { useId } from 'react';
import { Alert } from '#components/ui/alert.tsx';
import { Label } from '#components/ui/label.tsx';
import { countCodePoints, Textarea } from '#components/ui/textarea.tsx';
import { MAX_STATEMENT_LETTERS } from '#lib/features/bookings/contracts/statement-limits.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import type { ClaimFormWords } from './claim-words.ts';

/** Whether a statement has more letters than the server takes. */
export const isStatementTooLong = (text: string): boolean =>
  countCodePoints(text.trim()) > MAX_STATEMENT_LETTERS;

interface StatementFieldProps {
  text: string;
  /** The other side's. */
  name: string;
  words: Pick<ClaimFormWords, 'label' | 'hint' | 'tooLong'>;
  /** Another fault of the text. */
  fault?: string | null;
  onType(text: string): void;
}

/** One side's words on what happened. */
export const StatementField = ({ text, name, words, fault = null, onType }: StatementFieldProps) => {
  const id = useId();
  const shown = isStatementTooLong(text) ? fill(words.tooLong, { count: MAX_STATEMENT_LETTERS }) : fault;
  return (
    <div className="flex flex-col gap-1.5">
      <Label htmlFor={id}>{words.label}</Label>
      <Textarea
        id={id}
        value={text}
        aria-invalid={shown !== null || undefined}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => onType(target.value)}
        counter={{ count: countCodePoints(text), max: MAX_STATEMENT_LETTERS }}
      />
      <p id={`${id}-hint`} className="text-sm text-muted">
        {fill(words.hint, { name })}
      </p>
      <div role="alert">{shown !== null && <Alert variant="destructive">{shown}</Alert>}</div>
    </div>
  );
};
