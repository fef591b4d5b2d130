'use client';

import { useState, type SyntheticEvent } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Spinner } from '#components/ui/spinner.tsx';
import type { StatementBody } from '#lib/features/bookings/contracts/no-show.ts';
import type { ClaimFormWords } from './claim-words.ts';
import { PhotoField, usePhotos } from './photo-field.tsx';
import { isStatementTooLong, StatementField } from './statement-field.tsx';

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
    if (!isBusy && !isStatementTooLong(text) && !chosen.isBusy) void send();
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
      <StatementField text={text} name={name} words={words} onType={setText} />
      <PhotoField chosen={chosen} words={words} />
      <div className="flex flex-col gap-2">
        <Button variant="outline" size="block" onClick={onBack}>
          {words.back}
        </Button>
        <Button
          type="submit"
          size="block"
          variant={isGrave ? 'destructive' : 'primary'}
          isHeld={isBusy || chosen.isBusy}
          aria-busy={isBusy}
        >
          {isBusy && <Spinner />}
          {confirm}
        </Button>
      </div>
    </form>
  );
};
