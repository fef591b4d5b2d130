'use client';

import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { notify } from './notify.ts';
import type { SheetProps } from './sheet-panel.tsx';

type Panel = ComponentType<SheetProps>;

// Once loaded, a tap is answered in its own frame.
let fetched: Panel | null = null;

const loadPanel = async (): Promise<Panel> => {
  const { SheetPanel } = await import('./sheet-panel.tsx');
  fetched = SheetPanel;
  return SheetPanel;
};

/** Preloads the code of sheets: `onPointerEnter={preloadSheet}` on the element that opens one. */
export const preloadSheet = (): void => void loadPanel().catch(() => undefined);

/**
 * A short task over the page: from the bottom on phones, centred on wide screens. The dialog's code loads when a
 * sheet first opens, so importing this is cheap; `lazy()` heavy content yourself. An action that both closes the
 * sheet and navigates calls `onClose(); afterSheets(() => router.push(…))`.
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
