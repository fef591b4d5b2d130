'use client';

import { Check, Copy, Share2, Link2, MessageCircle } from 'lucide-react';
import { useRef, useState, useEffect } from 'react';
import { Button } from '#components/ui/button.tsx';
import { notify } from '#components/ui/notify.ts';
import { shareLink, copyText, selectText } from '#lib/platform/browser/share-link.ts';
import type { referrals } from '#lib/features/referrals/texts/referrals.en.ts';
import { signInPaths, withReferral } from '#lib/platform/navigation/paths.ts';
import { Input } from '#components/ui/input.tsx';

interface LinkFieldProps {
  link: string;
  words: { readonly link: string; readonly copyLink: string; readonly linkCopied: string };
}

const LinkField = ({ link, words }: LinkFieldProps) => {
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

const SHOWN_MS = 2000;

/** Copies a text and shows "copied" for two seconds; false if the browser refuses. */
const useCopied = () => {
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

const referralLink = (code: string): string =>
  window.location.origin + withReferral(signInPaths.register, code);

interface CodeCardProps {
  code: string;
  words: Pick<
    typeof referrals,
    | 'code'
    | 'copy'
    | 'copied'
    | 'copiedToast'
    | 'share'
    | 'whatsApp'
    | 'shareText'
    | 'noShare'
    | 'link'
    | 'copyLink'
    | 'linkCopied'
  >;
}

/** The reader's code, to copy or share as a link. */
export const CodeCard = ({ code, words }: CodeCardProps) => {
  const shown = useRef<HTMLParagraphElement>(null);
  const [link, setLink] = useState<string | null>(null);
  const { isCopied, copy } = useCopied();
  const copyCode = async (): Promise<void> => {
    if (await copy(code)) notify({ title: words.copiedToast, variant: 'success' });
    else selectText(shown.current);
  };
  const share = async (): Promise<void> => {
    const url = referralLink(code);
    if (await shareLink({ text: words.shareText, url })) return;
    setLink(url);
    notify({ title: words.noShare });
  };
  const openWhatsApp = (): void => {
    const text = encodeURIComponent(`${words.shareText} ${referralLink(code)}`);
    window.open(`https://wa.me/?text=${text}`, '_blank', 'noopener');
  };
  const Icon = isCopied ? Check : Copy;
  return (
    <section className="flex flex-col gap-4 rounded-card border border-line bg-card p-4 shadow-soft">
      <div className="flex flex-col items-center gap-1 rounded-control border border-dashed border-brand bg-tint px-3 py-4 text-center">
        <h2 className="text-sm text-muted">{words.code}</h2>
        <p ref={shown} className="text-2xl font-bold tracking-widest wrap-anywhere text-brand tabular-nums">
          {code}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button className="w-full" onClick={openWhatsApp}>
          <MessageCircle aria-hidden className="size-5" />
          {words.whatsApp}
        </Button>
        <Button variant="outline" className="flex-auto" onClick={() => void copyCode()}>
          <Icon aria-hidden className="size-5" />
          {isCopied ? words.copied : words.copy}
        </Button>
        <Button variant="outline" className="flex-auto" onClick={() => void share()}>
          <Share2 aria-hidden className="size-5" />
          {words.share}
        </Button>
      </div>
      {link !== null && <LinkField link={link} words={words} />}
    </section>
  );
};
