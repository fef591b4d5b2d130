'use client';

import { Copy } from 'lucide-react';
import { useRef } from 'react';
import { usePageWords } from '#components/page/page-words.tsx';
import { Button } from '#components/ui/button.tsx';
import { Input } from '#components/ui/input.tsx';
import { notify } from '#components/ui/notify.ts';
import { Sheet } from '#components/ui/sheet.tsx';
import { copyText } from '#lib/platform/browser/copy-text.ts';
import type { more } from '#lib/wiring/texts/more.en.ts';

interface ShareSheetProps {
  /** What to show; null keeps the sheet closed. */
  link: string | null;
  onClose(): void;
  words: Pick<typeof more, 'share' | 'linkHint' | 'copy' | 'copied'>;
}

/** The app's link, to be copied. */
export const ShareSheet = ({ link, onClose, words }: ShareSheetProps) => {
  const field = useRef<HTMLInputElement>(null);
  const copy = async (): Promise<void> => {
    if (!(await copyText(link ?? ''))) return field.current?.select();
    onClose();
    notify({ title: words.copied, variant: 'success' });
  };
  return (
    <Sheet
      isOpen={link !== null}
      onClose={onClose}
      title={words.share}
      description={words.linkHint}
      words={usePageWords()}
    >
      <Input
        ref={field}
        readOnly
        value={link ?? ''}
        aria-label={words.share}
        onFocus={() => field.current?.select()}
      />
      <Button size="block" onClick={() => void copy()}>
        <Copy aria-hidden className="size-5" />
        {words.copy}
      </Button>
    </Sheet>
  );
};
