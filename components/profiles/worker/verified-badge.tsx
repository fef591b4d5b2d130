'use client';

import { BadgeCheck, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { usePageWords } from '#components/page/page-words.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { preloadSheet, Sheet } from '#components/ui/sheet.tsx';
import type { workers } from '#lib/features/profiles/texts/profiles.en.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { formatDate } from '#lib/platform/i18n/format-moment.ts';

interface VerifiedBadgeProps {
  verifiedAt: string | null;
  locale: Locale;
  words: Pick<
    typeof workers,
    | 'verified'
    | 'notVerified'
    | 'verifiedTitle'
    | 'verifiedText'
    | 'verifiedSince'
    | 'verifiedLimits'
    | 'notVerifiedText'
  >;
}

/** Shows whether a worker is verified; a tap explains it. */
export const VerifiedBadge = ({ verifiedAt, locale, words }: VerifiedBadgeProps) => {
  const sheetWords = usePageWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className="relative inline-flex rounded-md after:absolute after:-inset-x-1 after:-inset-y-3.5"
        onPointerEnter={preloadSheet}
        onClick={() => setOpen(true)}
      >
        <Badge variant={verifiedAt === null ? 'neutral' : 'success'}>
          {verifiedAt !== null && <BadgeCheck aria-hidden />}
          {verifiedAt === null ? words.notVerified : words.verified}
          <ChevronRight aria-hidden />
        </Badge>
      </button>
      <Sheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={verifiedAt === null ? words.notVerified : words.verifiedTitle}
        words={sheetWords}
      >
        {verifiedAt === null ? (
          <p>{words.notVerifiedText}</p>
        ) : (
          <>
            <p className="flex items-center gap-2 font-semibold text-success">
              <BadgeCheck aria-hidden className="size-5 shrink-0" />
              {fill(words.verifiedSince, { date: formatDate(locale, new Date(verifiedAt)) })}
            </p>
            <p>{words.verifiedText}</p>
            <p className="text-muted">{words.verifiedLimits}</p>
          </>
        )}
      </Sheet>
    </>
  );
};
