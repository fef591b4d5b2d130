import { useEffect, useState } from 'react';
import { useFormWords } from '#components/form/form-words.tsx';
import { toFailureText } from '#components/form/to-text.ts';
import { ApiError } from '#lib/platform/browser/api-error.ts';
import type { CodeWords } from './code-words.ts';

const PAUSE_MS = 30_000;

const secondsUntil = (instant: number): number => Math.max(0, Math.ceil((instant - Date.now()) / 1000));

/** The seconds until a moment, counted down each second. */
const useSecondsUntil = (instant: number): number => {
  const [left, setLeft] = useState(() => secondsUntil(instant));
  useEffect(() => {
    const tick = (): void => setLeft(secondsUntil(instant));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [instant]);
  return left;
};

/** Sends a code again after a pause; a refusal that names a wait is obeyed. */
export const useResend = ({
  sentAt,
  words,
  onAgain,
}: {
  sentAt: number;
  words: CodeWords;
  onAgain(): Promise<void>;
}) => {
  const formWords = useFormWords();
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState('');
  const [refusedUntil, setRefusedUntil] = useState(0);
  const secondsLeft = useSecondsUntil(Math.max(sentAt + PAUSE_MS, refusedUntil));
  const refuse = (error: unknown): void => {
    const isUsedUp = error instanceof ApiError && error.code === 'too_many_codes';
    if (isUsedUp) setRefusedUntil(Date.now() + (error.retryAfterSeconds ?? 60) * 1000);
    setMessage(isUsedUp ? words.usedUp : toFailureText(formWords, error));
  };
  const send = async (): Promise<void> => {
    setBusy(true);
    setMessage('');
    try {
      await onAgain();
      setMessage(words.sentAgain);
    } catch (error) {
      refuse(error);
    }
    setBusy(false);
  };
  return { isBusy, message, secondsLeft, send };
};
