'use client';

import { useState, type SyntheticEvent } from 'react';
import { Alert } from '#components/ui/alert.tsx';
import { Button } from '#components/ui/button.tsx';
import { ChoiceChips } from '#components/ui/choice-chips.tsx';
import { Spinner } from '#components/ui/spinner.tsx';
import type { CaseReason } from '#lib/features/bookings/contracts/case-terms.ts';
import type { AnswerCaseBody } from '#lib/features/bookings/contracts/cases.ts';
import type { ClaimFormWords } from '../claims/claim-words.ts';
import { PhotoField, usePhotos } from '../claims/photo-field.tsx';
import { isStatementTooLong, StatementField } from '../claims/statement-field.tsx';
import type { CaseFormWords, CaseWords } from './case-words.ts';

interface CaseFormProps {
  /** To choose from; empty for an answer or an appeal. */
  reasons: readonly CaseReason[];
  first: CaseReason | null;
  /** Says what happens next. */
  next: string;
  /** The other side's. */
  name: string;
  words: CaseFormWords & { names: CaseWords['reasons'] };
  photoWords: ClaimFormWords;
  onSend(statement: AnswerCaseBody, reason: CaseReason | null): Promise<unknown>;
}

/** One side's words and photos for a case: its reason with them, an answer or an appeal. */
export const CaseForm = ({ reasons, first, next, name, words, photoWords, onSend }: CaseFormProps) => {
  const [reason, setReason] = useState(first);
  const [text, setText] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const chosen = usePhotos(photoWords);
  const statement = text.trim();
  const isReasonMissing = reasons.length > 0 && reason === null;
  const canSend = !isReasonMissing && statement !== '' && !isStatementTooLong(text);
  const send = async (): Promise<void> => {
    setBusy(true);
    const keys = chosen.photos.map(({ key }) => key);
    await onSend({ text: statement, ...(keys.length > 0 && { photos: keys }) }, reason);
    setBusy(false);
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setChecked(true);
    if (canSend && !isBusy && !chosen.isBusy) void send();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p>{next}</p>
      {reasons.length > 0 && (
        <ChoiceChips
          legend={words.reason}
          choices={reasons.map((value) => ({ value, label: words.names[value] }))}
          value={reason}
          onChoose={(value) => setReason(reasons.find((one) => one === value) ?? null)}
        />
      )}
      <div role="alert" className="empty:hidden">
        {isChecked && isReasonMissing && <Alert variant="destructive">{words.missingReason}</Alert>}
      </div>
      <StatementField
        text={text}
        name={name}
        words={{ ...photoWords, label: words.label }}
        fault={isChecked && statement === '' ? words.missing : null}
        onType={setText}
      />
      <PhotoField chosen={chosen} words={photoWords} />
      <Button type="submit" size="block" isHeld={isBusy || chosen.isBusy} aria-busy={isBusy}>
        {isBusy && <Spinner />}
        {words.send}
      </Button>
    </form>
  );
};
