'use client';

import type { ReactNode } from 'react';

const focus = (element: HTMLElement | null): void => element?.focus();

/** Takes the place of what was just done, and the focus with it, so that screen readers say what happened. */
export const FocusOnShow = ({ children }: { children: ReactNode }) => (
  <div ref={focus} tabIndex={-1} className="my-auto outline-none">
    {children}
  </div>
);
