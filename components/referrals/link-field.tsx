'use client';

import { Link2 } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Input } from '#components/ui/input.tsx';
import { notify } from '#components/ui/notify.ts';
import { copyText } from '#lib/platform/browser/copy-text.ts';

interface LinkFieldProps {
  link: string;
  words: { readonly link: string; readonly copyLink: string; readonly linkCopied: string };
}

/** The link itself, where the browser has no share sheet. */
export const LinkField = ({ link, words }: LinkFieldProps) => {
  const field = useRef<HTMLInputElement>(null);
  const copyLink = async (): Promise<void> => {
    if (await copyText(link)) notify({ title: words.linkCopied, variant: 'success' });
    else field.current?.select();
  };
  return (
    <div className="flex flex-col gap-3">
      <Input
        ref={field}
        readOnly
        value={link}
        aria-label={words.link}
        onFocus={() => field.current?.select()}
      />
      <Button variant="outline" size="block" onClick={() => void copyLink()}>
        <Link2 aria-hidden className="size-5" />
        {words.copyLink}
      </Button>
    </div>
  );
};
