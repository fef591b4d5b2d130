'use client';

import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useDeferredValue, useEffect, useEffectEvent, useRef, type ReactNode, type RefObject } from 'react';
import { cn } from './cn.ts';
import { focusMain } from './focus-in-place.ts';
import { holdEntry } from './sheet-history.ts';
import { useSwipeDown } from './use-swipe-down.ts';

export interface SheetWords {
  readonly close: string;
  /** The message if the sheet's own code cannot be loaded. */
  readonly failed: string;
  readonly failedHint: string;
}

export interface SheetProps {
  isOpen: boolean;
  /** Called by the close button, Escape, a tap outside, a swipe and going back. */
  onClose(): void;
  title: string;
  /** The language of a title that a person wrote, if it is not the page's. */
  titleLanguage?: string | undefined;
  description?: string | undefined;
  words: SheetWords;
  /** Confirms an action that cannot be undone. */
  isAlert?: boolean;
  /** Uses the width of a desktop, for a picture. */
  isWide?: boolean;
  /** Gets the focus first, if it can be seen without scrolling; defaults to the title. */
  firstFocus?: RefObject<HTMLElement | null>;
  /** The one action; stays visible below the scrolling content. */
  footer?: ReactNode;
  children?: ReactNode;
}

const focusOn = (element: HTMLElement | null | undefined): void => element?.focus({ preventScroll: true });

type Focusable = RefObject<HTMLElement | null>;

interface FocusOrder {
  first: Focusable | undefined;
  title: Focusable;
  panel: Focusable;
}

/** In a low window the footer scrolls with the text. Both boxes move alike while the sheet slides in. */
const isInSight = (element: HTMLElement, panel: HTMLElement): boolean =>
  element.getBoundingClientRect().bottom <= panel.getBoundingClientRect().bottom;

/** A question that hides its safe button below the edge begins with its title, so that nothing is passed over. */
const findFirst = ({ first, title, panel }: FocusOrder): HTMLElement | null => {
  const wanted = first?.current;
  return wanted && panel.current && isInSight(wanted, panel.current) ? wanted : title.current;
};

/** Moves the focus into the sheet on opening and back on closing. */
const useFocusMoves = (order: FocusOrder) => {
  const opener = useRef<Element>(null);
  const onOpenAutoFocus = (event: Event): void => {
    event.preventDefault();
    opener.current = document.activeElement;
    focusOn(findFirst(order));
  };
  const onCloseAutoFocus = (event: Event): void => {
    event.preventDefault();
    // A field that was tapped while the sheet slid away keeps the focus.
    if (document.activeElement !== document.body) return;
    const { current } = opener;
    if (current instanceof HTMLElement) focusOn(current);
    // It is gone, hidden or disabled.
    if (current !== document.activeElement) focusMain();
  };
  return { onOpenAutoFocus, onCloseAutoFocus };
};

const useBackCloses = ({ isOpen, onClose }: Pick<SheetProps, 'isOpen' | 'onClose'>): void => {
  const close = useEffectEvent(onClose);
  useEffect(() => (isOpen ? holdEntry(() => close()) : undefined), [isOpen]);
};

interface SheetHeadProps extends Pick<SheetProps, 'title' | 'titleLanguage' | 'words' | 'onClose'> {
  titleRef: RefObject<HTMLHeadingElement | null>;
  panel: RefObject<HTMLElement | null>;
}

const SheetHead = ({ title, titleLanguage, words, onClose, titleRef, panel }: SheetHeadProps) => (
  <div
    {...useSwipeDown(panel, onClose)}
    className="sticky top-0 z-10 touch-none bg-card pt-2 sm:touch-auto short:static"
  >
    <span aria-hidden className="mx-auto block h-1 w-10 rounded-full bg-line sm:hidden" />
    <div className="flex items-start gap-2 pr-1 pl-4">
      <Dialog.Title
        ref={titleRef}
        lang={titleLanguage}
        tabIndex={-1}
        className="min-w-0 flex-1 py-2.5 text-lg leading-snug font-semibold outline-none"
      >
        {title}
      </Dialog.Title>
      <Dialog.Close
        aria-label={words.close}
        className="grid size-12 shrink-0 place-items-center rounded-control text-muted hover:text-ink"
      >
        <X aria-hidden className="size-5" />
      </Dialog.Close>
    </div>
  </div>
);

/**
 * The sheet's content: its header answers the tap, and the content follows a frame later unless it takes the focus.
 */
const SheetContent = ({ isAtOnce, children }: { isAtOnce: boolean; children: ReactNode }) =>
  useDeferredValue(true, isAtOnce) && children;

const frameClass =
  'group/sheet fixed inset-0 z-40 flex flex-col items-center justify-end outline-none data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in sm:justify-center';

const panelClass =
  'relative max-h-[calc(100%-2rem)] w-full scroll-pt-16 scroll-pb-60 short:scroll-pt-4 short:scroll-pb-4 overflow-y-auto overscroll-contain rounded-t-[1.375rem] bg-card pb-[env(safe-area-inset-bottom)] shadow-raised group-data-[state=closed]/sheet:animate-sheet-out group-data-[state=open]/sheet:animate-sheet-in sm:rounded-card sm:[--sheet-way:1rem]';

/** The dialog of a Sheet. Radix's own overlay is left out: it adds a style element, which our policy blocks. */
export const SheetPanel = (props: SheetProps) => {
  const { isOpen, onClose, description, isAlert, isWide, firstFocus, footer, children } = props;
  const titleRef = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const focusMoves = useFocusMoves({ first: firstFocus, title: titleRef, panel });
  useBackCloses(props);
  return (
    <Dialog.Root open={isOpen} onOpenChange={(isStillOpen) => !isStillOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Content
          data-slot="sheet"
          role={isAlert ? 'alertdialog' : 'dialog'}
          aria-modal
          {...(description === undefined && { 'aria-describedby': undefined })}
          {...focusMoves}
          className={frameClass}
        >
          <div aria-hidden data-slot="sheet-veil" onClick={onClose} className="absolute inset-0 bg-veil" />
          <div
            ref={panel}
            className={cn(panelClass, isWide ? 'sm:max-w-[min(60rem,calc(100vw-2rem))]' : 'sm:max-w-[480px]')}
          >
            <SheetHead {...props} titleRef={titleRef} panel={panel} />
            <div className="flex flex-col gap-4 px-4 pt-1 pb-4">
              {description !== undefined && (
                <Dialog.Description className="text-muted">{description}</Dialog.Description>
              )}
              <SheetContent isAtOnce={firstFocus !== undefined}>{children}</SheetContent>
            </div>
            {footer && (
              <div className="sticky bottom-0 border-t border-line bg-card px-4 pt-3 pb-4 short:static">
                {footer}
              </div>
            )}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
};
