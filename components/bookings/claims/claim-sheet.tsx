'use client';

import { LazySheet } from '#components/page/lazy-sheet.tsx';
import { usePageWords } from '#components/page/page-words.tsx';
import type { ClaimOpening } from './open-claim.tsx';

interface ClaimSheetProps extends Omit<ClaimOpening, 'onBack'> {
  isOpen: boolean;
  onClose(): void;
  title: string;
}

/** Explains what is at stake and collects text and photos for a no-show claim or the answer to one. */
export const ClaimSheet = ({ isOpen, onClose, title, ...opening }: ClaimSheetProps) => {
  const { locale } = usePageWords();
  return (
    <LazySheet
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      about={opening.deed}
      load={async (close) => {
        const { openClaim } = await import('./open-claim.tsx');
        return openClaim({ ...opening, onBack: close }, locale);
      }}
    />
  );
};
