'use client';

import { Copy } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#components/ui/button.tsx';
import { notify } from '#components/ui/notify.ts';
import { copyText, selectText } from '#lib/platform/browser/share-link.ts';

interface CopyLineProps {
  /** Holds the text to copy: 'UPI ID: ramesh@okbank'. */
  line: string;
  text: string;
  words: { readonly copy: string; readonly copied: string };
}

/** A line with a text that a button copies; where the browser refuses, the text is selected instead. */
export const CopyLine = ({ line, text, words }: CopyLineProps) => {
  const shown = useRef<HTMLSpanElement>(null);
  const copy = async (): Promise<void> => {
    if (await copyText(text)) notify({ title: words.copied, variant: 'success' });
    else selectText(shown.current);
  };
  const [before, after] = line.split(text);
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <p className="max-w-full text-muted wrap-anywhere">
        {before}
        <span ref={shown}>{text}</span>
        {after}
      </p>
      <Button variant="outline" size="compact" onClick={() => void copy()}>
        <Copy aria-hidden className="size-4.5" />
        {words.copy}
      </Button>
    </div>
  );
};
