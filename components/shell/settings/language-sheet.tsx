'use client';

import type { SheetProps } from '#components/ui/sheet-panel.tsx';
import { PickSheet } from './pick-sheet.tsx';
import { useLanguage, type LanguageProps } from './use-language.ts';

export type LanguageSheetProps = LanguageProps & Pick<SheetProps, 'isOpen' | 'onClose'>;

export const LanguageSheet = ({ isOpen, onClose, ...props }: LanguageSheetProps) => (
  <PickSheet {...useLanguage(props)} isOpen={isOpen} onClose={onClose} />
);
