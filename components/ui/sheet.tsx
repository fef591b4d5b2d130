'use client';

import {
  useEffect,
  useEffectEvent,
  useState,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react';
import { notify } from './notify.ts';

export interface SheetWords {
  readonly close: string;
  /** Said when the sheet's own code cannot be fetched. */
  readonly failed: string;
  readonly failedHint: string;
}

export interface SheetProps {
  isOpen: boolean;
  /** Close button, Escape, a tap beside the sheet, a swipe and the way back all end here. */
  onClose(): void;
  title: string;
  description?: string | undefined;
  words: SheetWords;
  /** Asks before something that cannot be undone. */
  isAlert?: boolean;
  /** What has the focus first; otherwise the title. */
  firstFocus?: RefObject<HTMLElement | null>;
  /** The one action; stays in sight below what scrolls. */
  footer?: ReactNode;
  children?: ReactNode;
}

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
