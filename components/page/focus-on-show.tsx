'use client';

import type { ReactNode } from 'react';

const focus = (element: HTMLElement | null): void => element?.focus();

/** Takes the focus when it appears, so that screen readers announce what happened. */
export const FocusOnShow = ({ children }: { children: ReactNode }) => (
  <div ref={focus} tabIndex={-1} className="my-auto outline-none">
    {children}
  </div>
);
