'use client';

import { Languages } from 'lucide-react';
import { PickRow } from './pick-row.tsx';
import { useLanguage, type LanguageProps } from './use-language.ts';

/** The language of the whole app, as a row of a menu. */
export const LanguageRow = (props: LanguageProps) => (
  <PickRow icon={<Languages aria-hidden />} {...useLanguage(props)} />
);
