'use client';

import { useState, type ComponentType, type ReactNode } from 'react';
import { usePageWords } from './page-words.tsx';
import { useFetchedPart } from './use-fetched-part.ts';
import { ListRow, listRowClass } from '#components/ui/list-row.tsx';
import { preloadSheet, Sheet } from '#components/ui/sheet.tsx';

export interface InSheet {
  onClose(): void;
}

interface SheetRowProps {
  icon: ReactNode;
  label: string;
  hint?: string | undefined;
  /** Fetches what the sheet holds, at the first tap. */
  load(): Promise<ComponentType<InSheet>>;
}

/** A row that opens a task of its own. */
export const SheetRow = ({ icon, label, hint, load }: SheetRowProps) => {
  const pageWords = usePageWords();
  const { Part: Content, fetchPart } = useFetchedPart(load);
  const [isOpen, setOpen] = useState(false);
  const open = async (): Promise<void> => setOpen(await fetchPart());
  const close = (): void => setOpen(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={preloadSheet}
        onClick={() => void open()}
        className={listRowClass}
      >
        <ListRow icon={icon} label={label} hint={hint} />
      </button>
      <Sheet isOpen={isOpen} onClose={close} title={label} words={pageWords}>
        {Content && <Content onClose={close} />}
      </Sheet>
    </>
  );
};
