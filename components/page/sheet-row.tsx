'use client';

import { useState, type ComponentType, type ReactNode } from 'react';
import { usePageWords } from './page-words.tsx';
import { useAskedStep } from './use-asked-step.ts';
import { useFetchedPart } from './use-fetched-part.ts';
import { ListRow, listRowClass } from '#components/ui/list-row.tsx';
import { preloadSheet, Sheet } from '#components/ui/sheet.tsx';
import type { StepName } from '#lib/wiring/browser/asked-step.ts';

export interface InSheet {
  onClose(): void;
}

interface SheetRowProps {
  icon: ReactNode;
  label: string;
  hint?: string | undefined;
  /** Other places may ask to open it. */
  step?: StepName | undefined;
  /** Loads the sheet's content at the first tap. */
  load(): Promise<ComponentType<InSheet>>;
}

/** A menu row that opens a sheet. */
export const SheetRow = ({ icon, label, hint, step, load }: SheetRowProps) => {
  const pageWords = usePageWords();
  const { Part: Content, fetchPart } = useFetchedPart(load);
  const [isOpen, setOpen] = useState(false);
  const open = async (): Promise<void> => setOpen(await fetchPart());
  const close = (): void => setOpen(false);
  useAskedStep(step, () => void open());
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
