'use client';

import { useRef } from 'react';
import { Button } from './button.tsx';
import { Sheet } from './sheet.tsx';
import type { SheetProps } from './sheet-panel.tsx';
import { Spinner } from './spinner.tsx';

interface ConfirmSheetProps extends Pick<SheetProps, 'isOpen' | 'onClose' | 'title' | 'words' | 'children'> {
  /** Says what will be lost. */
  description: string;
  /** Names the action ('Cancel booking'), never just 'Yes'. */
  confirm: string;
  /** Names the alternative ('Keep booking'); gets the focus first, unless there are fields or it is out of sight. */
  keep: string;
  onConfirm(): void;
  isBusy?: boolean;
  /** It has fields above the buttons: the title gets the focus, so that none is passed over. */
  hasFields?: boolean;
  /** Nothing is lost, although it cannot be undone. */
  isHarmless?: boolean;
}

/** Asks for confirmation of an action that cannot be undone. */
export const ConfirmSheet = (props: ConfirmSheetProps) => {
  const { confirm, keep, onConfirm, isBusy = false, isHarmless = false, hasFields = false, ...sheet } = props;
  const safe = useRef<HTMLButtonElement>(null);
  const buttons = (
    <div className="flex flex-col gap-2">
      <Button ref={safe} variant="outline" size="block" onClick={sheet.onClose}>
        {keep}
      </Button>
      <Button
        variant={isHarmless ? 'primary' : 'destructive'}
        size="block"
        isHeld={isBusy}
        aria-busy={isBusy}
        onClick={onConfirm}
      >
        {isBusy && <Spinner />}
        {confirm}
      </Button>
    </div>
  );
  return <Sheet {...sheet} isAlert {...(!hasFields && { firstFocus: safe })} footer={buttons} />;
};
