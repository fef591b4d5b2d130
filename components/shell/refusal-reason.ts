import { useEffect, useState } from 'react';
import { usePageWords } from '#components/page/page-words.tsx';
import type { ErrorCode } from '#lib/platform/contract/error-codes.ts';
import type { WaitingWrite, WriteRefusal } from '#lib/platform/browser/writes/waiting-write.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { loadTexts } from '#lib/wiring/browser/load-texts.ts';

type Reasons = Readonly<Record<ErrorCode, string>>;

const isKnown = (code: string, reasons: Reasons): code is ErrorCode => Object.hasOwn(reasons, code);

/** Returns why the server refused a write; null if this version of the app has no text for it. */
export const loadReason = async (
  { code, params }: Pick<WriteRefusal, 'code'> & Partial<WriteRefusal>,
  language: string,
): Promise<string | null> => {
  const { errors } = await loadTexts('refusals', language);
  return isKnown(code, errors) ? fill(errors[code], params ?? {}) : null;
};

/** The reason of a refused write, whose texts load only when there is one. */
export const useRefusalReason = ({ refusal }: WaitingWrite): string | null => {
  const { locale } = usePageWords();
  const [reason, setReason] = useState<string | null>(null);
  useEffect(() => {
    if (!refusal) return;
    let isWanted = true;
    loadReason(refusal, locale).then(
      (text) => isWanted && setReason(text),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [refusal, locale]);
  return refusal && reason;
};
