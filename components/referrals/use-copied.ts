import { useEffect, useState } from 'react';
import { copyText } from '#lib/platform/browser/copy-text.ts';

const SHOWN_MS = 2000;

/** Copies a text and says for two seconds that it is copied; false where the browser refuses. */
export const useCopied = () => {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async (text: string): Promise<boolean> => {
    const isDone = await copyText(text);
    if (isDone) setCopied(true);
    return isDone;
  };
  return { isCopied, copy };
};
