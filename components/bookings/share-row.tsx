'use client';

import { Share2 } from 'lucide-react';
import { notify } from '#components/ui/notify.ts';
import { copyText, shareLink } from '#lib/platform/browser/share-link.ts';
import { ActionRow } from './act-row.tsx';

interface ShareRowProps {
  /** Names the service, the worker and the time, but not the address. */
  text: string;
  /** The page that the text leads to, if there is one. */
  path?: string;
  label: string;
  /** Shown where the device cannot share and the text was copied instead. */
  copied: string;
}

/** Shares the time of a booking, or a page about it, with the people at home. */
export const ShareRow = ({ text, path, label, copied }: ShareRowProps) => {
  const share = async (): Promise<void> => {
    const url = path === undefined ? undefined : new URL(path, window.location.origin).href;
    if (await shareLink({ text, ...(url !== undefined && { url }) })) return;
    if (await copyText([text, url].filter(Boolean).join(' '))) notify({ title: copied, variant: 'success' });
  };
  return <ActionRow icon={<Share2 aria-hidden />} label={label} onAct={() => void share()} />;
};
