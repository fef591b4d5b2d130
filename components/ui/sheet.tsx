'use client';

import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { notify } from './notify.ts';
import type { SheetProps } from './sheet-panel.tsx';

type Panel = ComponentType<SheetProps>;

// Once it is here, a tap is answered in its own frame.
let fetched: Panel | null = null;

const loadPanel = async (): Promise<Panel> => {
  const { SheetPanel } = await import('./sheet-panel.tsx');
  fetched = SheetPanel;
  return SheetPanel;
};

/** Fetches the code of sheets early: `onPointerEnter={preloadSheet}` on what opens one. */
export const preloadSheet = (): void => void loadPanel().catch(() => undefined);

/**
 * A short task over the page: from the bottom on phones, in the middle on wide screens.
 *
 * The dialog itself is fetched when a sheet first opens, so this import costs a page next to nothing; heavy content is
 * the caller's to `lazy()`. Where an action both closes the sheet and changes the address, it says
 * `onClose(); afterSheets(() => router.push(…))`.
 */
export const Sheet = (props: SheetProps) => {
  const { isOpen, onClose, words } = props;
  const [own, setOwn] = useState<Panel | null>(null);
  const Panel = own ?? (isOpen ? fetched : null);
  const giveUp = useEffectEvent(() => {
    onClose();
    notify({ title: words.failed, description: words.failedHint, variant: 'destructive' });
  });
  useEffect(() => {
    if (!isOpen || own) return;
    let isWanted = true;
    loadPanel().then(
      (panel) => isWanted && setOwn(() => panel),
      () => isWanted && giveUp(),
    );
    return () => {
      isWanted = false;
    };
  }, [isOpen, own]);
  return Panel && <Panel {...props} />;
};
