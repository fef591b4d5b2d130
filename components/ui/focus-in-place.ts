import { useEffect, useEffectEvent, useRef, type FocusEvent } from 'react';

/** Takes the focus where what should have it is gone. */
export const focusMain = (): void => {
  const main = document.querySelector('main');
  main?.setAttribute('tabindex', '-1');
  main?.focus({ preventScroll: true });
};

const focusOn = (id: string): void => {
  const element = document.getElementById(id);
  element?.focus();
  if (!element || element !== document.activeElement) focusMain();
};

/**
 * Moves the focus to what opens in the place of what opened it, such as the heading of an editor, and back when it
 * closes. `open` names what is open; `opened` is the id of its heading.
 */
export const useFocusInPlace = (
  open: string | null,
  opened: string,
  toOpenerId: (open: string) => string,
): void => {
  const last = useRef(open);
  const follow = useEffectEvent((before: string | null) => {
    if (open === null) return before === null ? undefined : focusOn(toOpenerId(before));
    // An opener that stays beside it, as on a desktop, keeps the focus.
    if (!document.getElementById(toOpenerId(open))?.checkVisibility()) focusOn(opened);
  });
  useEffect(() => {
    if (open === last.current) return;
    follow(last.current);
    last.current = open;
  }, [open]);
};

/** After the button at this place was removed with its line, focuses the next one, or else the heading. */
export const focusNextButton = (part: HTMLElement | null, at: number): void => {
  requestAnimationFrame(() => {
    const buttons = part?.querySelectorAll('button') ?? [];
    (buttons[Math.min(at, buttons.length - 1)] ?? part?.querySelector<HTMLElement>('[tabindex]'))?.focus();
  });
};

/** Keeps the focus in a part whose buttons are replaced when its state changes, as those of a job are by each step. */
export const useKeptFocus = (state: string) => {
  const part = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    if (!hadFocus.current || document.activeElement !== document.body) return;
    const button = part.current?.querySelector<HTMLElement>('button:enabled');
    if (button) button.focus();
    else focusMain();
  }, [state]);
  return {
    ref: part,
    onFocus: (): void => void (hadFocus.current = true),
    // A window in the background keeps its focused element. Who taps elsewhere has left, and must not be brought back.
    onBlur: ({ target }: FocusEvent): void => void (hadFocus.current = document.activeElement === target),
  };
};
