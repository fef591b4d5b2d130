'use client';

import { useId, useState, type SyntheticEvent } from 'react';
import { Alert } from '#components/ui/alert.tsx';
import { Button } from '#components/ui/button.tsx';
import { Label } from '#components/ui/label.tsx';
import { Spinner } from '#components/ui/spinner.tsx';
import { countCodePoints, Textarea } from '#components/ui/textarea.tsx';
import type { StatementBody } from '#lib/features/bookings/contracts/no-show.ts';
import { MAX_STATEMENT_LETTERS } from '#lib/features/bookings/contracts/statement-limits.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import type { ClaimFormWords } from './claim-words.ts';
import { PhotoField, usePhotos } from './photo-field.tsx';

const isTooLong = (text: string): boolean => countCodePoints(text.trim()) > MAX_STATEMENT_LETTERS;

interface WordsFieldProps {
  text: string;
  /** The other side's. */
  name: string;
  words: ClaimFormWords;
  onType(text: string): void;
}

const WordsField = ({ text, name, words, onType }: WordsFieldProps) => {
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <Label htmlFor={id}>{words.label}</Label>
      <Textarea
        id={id}
        value={text}
        aria-invalid={isTooLong(text) || undefined}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => onType(target.value)}
        counter={{ count: countCodePoints(text), max: MAX_STATEMENT_LETTERS }}
      />
      <p id={`${id}-hint`} className="text-sm text-muted">
        {fill(words.hint, { name })}
      </p>
      <div role="alert">
        {isTooLong(text) && (
          <Alert variant="destructive">{fill(words.tooLong, { count: MAX_STATEMENT_LETTERS })}</Alert>
        )}
      </div>
    </div>
  );
};

interface ClaimFormProps {
  /** The rupees at stake, what happens next, and by when. */
  lines: readonly string[];
  /** The other side's. */
  name: string;
  confirm: string;
  isGrave: boolean;
  words: ClaimFormWords;
  onBack(): void;
  onSend(statement: StatementBody): Promise<unknown>;
}

/** One side's claim, or answer to one, with words and photos. What was typed stays until it is sent. */
export const ClaimForm = ({ lines, name, confirm, isGrave, words, onBack, onSend }: ClaimFormProps) => {
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);
  const chosen = usePhotos(words);
  const send = async (): Promise<void> => {
    setBusy(true);
    const photos = chosen.photos.map(({ key }) => key);
    const statement = text.trim();
    await onSend({ ...(statement && { text: statement }), ...(photos.length > 0 && { photos }) });
    setBusy(false);
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!isBusy && !isTooLong(text) && !chosen.isBusy) void send();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <div className="flex flex-col gap-2">
        {lines.map((line) => (
          <p key={line} className="first:font-semibold">
            {line}
          </p>
        ))}
      </div>
      <WordsField text={text} name={name} words={words} onType={setText} />
      <PhotoField chosen={chosen} words={words} />
      <div className="flex flex-col gap-2">
        <Button variant="outline" size="block" onClick={onBack}>
          {words.back}
        </Button>
        <Button
          type="submit"
          size="block"
          variant={isGrave ? 'destructive' : 'primary'}
          disabled={isBusy || chosen.isBusy}
          aria-busy={isBusy}
        >
          {isBusy && <Spinner />}
          {confirm}
        </Button>
      </div>
    </form>
  );
};
