'use client';

import { useState, type ReactNode } from 'react';
import { usePageWords } from '#components/page/page-words.tsx';
import { useFetchedPart } from '#components/page/use-fetched-part.ts';
import { Button } from '#components/ui/button.tsx';
import { preloadSheet } from '#components/ui/sheet.tsx';
import type { LanguageProps } from './use-language.ts';

const loadSheet = () => import('./language-sheet.tsx').then(({ LanguageSheet }) => LanguageSheet);

/**
 * The language picker in the header of landing pages, labelled in the current language. The icon is rendered on the
 * server, to keep it out of the first script.
 */
export const LanguageButton = ({ children, ...props }: LanguageProps & { children: ReactNode }) => {
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
        {children}
        <span className="sr-only">{words.language}: </span>
        {languages.find((language) => language.locale === locale)?.name}
      </Button>
      {Sheet && <Sheet {...props} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
};
