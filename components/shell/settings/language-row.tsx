'use client';

import { Languages } from 'lucide-react';
import { PickRow } from './pick-row.tsx';
import { useLanguage, type LanguageProps } from './use-language.ts';

/** The language picker as a menu row. */
export const LanguageRow = (props: LanguageProps) => (
  <PickRow icon={<Languages aria-hidden />} {...useLanguage(props)} />
);
