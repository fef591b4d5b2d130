'use client';

import { Share2, Copy } from 'lucide-react';
import { useState, useRef } from 'react';
import { ListRow, listRowClass } from '#components/ui/list-row.tsx';
import { shareLink, copyText } from '#lib/platform/browser/share-link.ts';
import type { more } from '#lib/wiring/texts/frame.en.ts';
import { usePageWords } from '#components/page/page-words.tsx';
import { Button } from '#components/ui/button.tsx';
import { Input } from '#components/ui/input.tsx';
import { notify } from '#components/ui/notify.ts';
import { Sheet } from '#components/ui/sheet.tsx';

interface ShareSheetProps {
  /** The link to show; null keeps the sheet closed. */
  link: string | null;
  onClose(): void;
  words: Pick<typeof more, 'share' | 'linkHint' | 'copy' | 'copied'>;
}

/** The app's link with a copy button. */
const ShareSheet = ({ link, onClose, words }: ShareSheetProps) => {
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

interface ShareRowProps {
  words: Pick<typeof more, 'share' | 'shareHint' | 'shareText' | 'linkHint' | 'copy' | 'copied'>;
}

/** Shares the app's link through the phone's share sheet, or shows it if there is none. */
export const ShareRow = ({ words }: ShareRowProps) => {
  const [link, setLink] = useState<string | null>(null);
  const share = async (): Promise<void> => {
    const { origin: url } = window.location;
    if (!(await shareLink({ text: words.shareText, url }))) setLink(url);
  };
  return (
    <>
      <button type="button" onClick={() => void share()} className={listRowClass}>
        <ListRow icon={<Share2 aria-hidden />} label={words.share} hint={words.shareHint} hasArrow={false} />
      </button>
      <ShareSheet link={link} onClose={() => setLink(null)} words={words} />
    </>
  );
};
