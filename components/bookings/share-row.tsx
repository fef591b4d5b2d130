'use client';

import { Share2 } from 'lucide-react';
import { notify } from '#components/ui/notify.ts';
import { copyText, shareLink } from '#lib/platform/browser/share-link.ts';
import { ActionRow } from './act-row.tsx';

interface ShareRowProps {
  /** Names the service, the worker and the time, but not the address. */
  text: string;
  label: string;
  /** Shown where the device cannot share and the text was copied instead. */
  copied: string;
}

/** Shares the time of a booking with the people at home. */
export const ShareRow = ({ text, label, copied }: ShareRowProps) => {
  const share = async (): Promise<void> => {
    if (await shareLink({ text })) return;
    if (await copyText(text)) notify({ title: copied, variant: 'success' });
  };
  return <ActionRow icon={<Share2 aria-hidden />} label={label} onAct={() => void share()} />;
};
