'use client';

import { usePageWords } from '#components/page/page-words.tsx';
import { ConfirmSheet } from '#components/ui/confirm-sheet.tsx';
import { useReason, type AskWords, type GivenReason, type UsualReasons } from './reason-fields.tsx';

interface ReasonSheetProps {
  isOpen: boolean;
  onClose(): void;
  words: AskWords;
  confirm: string;
  isBusy: boolean;
  usual: UsualReasons;
  onConfirm(reason: GivenReason): void;
}

/** Asks for a reason before a request is declined. */
export const ReasonSheet = ({ words, usual, onConfirm, ...sheet }: ReasonSheetProps) => {
  const { fields, check } = useReason({ words, usual, isNeeded: false });
  const { title, hint, keep } = words.rejected;
  const confirm = (): void => {
    const reason = check();
    if (reason) onConfirm(reason);
  };
  return (
    <ConfirmSheet
      {...sheet}
      hasFields
      title={title}
      description={hint}
      keep={keep}
      words={usePageWords()}
      onConfirm={confirm}
    >
      {fields}
    </ConfirmSheet>
  );
};
