'use client';

import { useEffect, useState, useSyncExternalStore, type FormEvent } from 'react';
import { LazySheet } from '#components/page/lazy-sheet.tsx';
import { usePageWords } from '#components/page/page-words.tsx';
import { Button } from '#components/ui/button.tsx';
import { canSendSms } from '#lib/platform/browser/can-send-sms.ts';
import { ResendLinkLater } from './resend-link.tsx';
import { loadProofWords, type ProofWords } from './security/proof-words.ts';

interface ConfirmContactProps {
  /** Called once the number is confirmed, such as to try again what was refused. */
  onDone?(): void;
}

/** Opens the form that confirms the account's number, here and now. */
const ConfirmNumber = ({ onDone }: ConfirmContactProps) => {
  const { locale } = usePageWords();
  const [words, setWords] = useState<ProofWords | null>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    loadProofWords(locale).then(
      (loaded) => isCurrent && setWords(loaded),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [locale]);
  if (!words) return null;
  const load = async (onClose: () => void) => {
    const { loadPhoneForm } = await import('./security/load-phone-form.tsx');
    return loadPhoneForm({ locale, proofWords: words, onClose, onDone });
  };
  return (
    <>
      <Button size="compact" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.phone.confirmTitle}
      </Button>
      <LazySheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={words.phone.confirmTitle}
        load={load}
      />
    </>
  );
};

const subscribeToNothing = () => () => undefined;

// React passes the submit event of a form in the sheet on to a form around this, although the sheet is elsewhere.
const keepSubmit = (event: FormEvent): void => event.stopPropagation();

/** Lets a person without a confirmed contact confirm the number, or the email where SMS cannot be sent. */
export const ConfirmContact = ({ onDone }: ConfirmContactProps) => {
  // Only the browser's page says so.
  const isNumber = useSyncExternalStore<boolean | null>(subscribeToNothing, canSendSms, () => null);
  if (isNumber === null) return null;
  return isNumber ? (
    <div className="contents" onSubmit={keepSubmit}>
      <ConfirmNumber onDone={onDone} />
    </div>
  ) : (
    <ResendLinkLater />
  );
};
