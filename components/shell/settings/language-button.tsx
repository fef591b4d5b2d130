'use client';

import { Languages } from 'lucide-react';
import { useState } from 'react';
import { usePageWords } from '#components/page/page-words.tsx';
import { useFetchedPart } from '#components/page/use-fetched-part.ts';
import { Button } from '#components/ui/button.tsx';
import { preloadSheet } from '#components/ui/sheet.tsx';
import type { LanguageProps } from './use-language.ts';

// Most visitors never tap it.
const loadSheet = () => import('./language-sheet.tsx').then(({ LanguageSheet }) => LanguageSheet);

/** The language of the whole app, in the header of pages that may be somebody's first: named as its readers know it. */
export const LanguageButton = (props: LanguageProps) => {
  const { languages, words } = props;
  const { locale } = usePageWords();
  const [isOpen, setOpen] = useState(false);
  const { Part: Sheet, fetchPart } = useFetchedPart(loadSheet);
  const open = async (): Promise<void> => setOpen(await fetchPart());
  return (
    <>
      <Button
        variant="ghost"
        size="compact"
        aria-haspopup="dialog"
        onPointerEnter={preloadSheet}
        onClick={() => void open()}
        className="-mr-3"
      >
        <Languages aria-hidden className="size-5" />
        <span className="sr-only">{words.language}: </span>
        {languages.find((language) => language.locale === locale)?.name}
      </Button>
      {Sheet && <Sheet {...props} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
};
