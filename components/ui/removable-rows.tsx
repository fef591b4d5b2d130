'use client';

import { useEffect, useRef, type FocusEvent, type ReactNode } from 'react';
import { focusMain, focusNextButton } from './focus-in-place.ts';
import { ListRows } from './list-row.tsx';

/**
 * A framed list whose rows have buttons that remove them: the focus then goes to the next such button, and from the last
 * row, with which the list goes, to the page.
 */
export const RemovableRows = ({ children }: { children: ReactNode }) => {
  const list = useRef<HTMLUListElement>(null);
  const focused = useRef<{ button: Element; at: number }>(null);
  useEffect(() => {
    const { current } = focused;
    if (!current || current.button.isConnected) return;
    focused.current = null;
    if (document.activeElement === document.body) focusNextButton(list.current, current.at);
  });
  useEffect(
    () => () => {
      if (focused.current && document.activeElement === document.body) focusMain();
    },
    [],
  );
  const onFocus = ({ target, currentTarget }: FocusEvent<HTMLUListElement>): void => {
    const at = [...currentTarget.querySelectorAll('button')].findIndex((button) => button.contains(target));
    focused.current = at === -1 ? null : { button: target, at };
  };
  return (
    <ListRows ref={list} onFocus={onFocus}>
      {children}
    </ListRows>
  );
};
