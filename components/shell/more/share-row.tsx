'use client';

import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { ListRow, listRowClass } from '#components/ui/list-row.tsx';
import { shareLink } from '#lib/platform/browser/share-link.ts';
import type { more } from '#lib/wiring/texts/more.en.ts';
import { ShareSheet } from './share-sheet.tsx';

interface ShareRowProps {
  words: Pick<typeof more, 'share' | 'shareHint' | 'shareText' | 'linkHint' | 'copy' | 'copied'>;
}

/** Hands the app's link to the phone's own share sheet, or shows it where there is none. */
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
