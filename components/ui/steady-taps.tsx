'use client';

import { useLayoutEffect, useRef, type ReactNode } from 'react';

const STEADY_MS = 600;

interface SteadyTapsProps {
  /** Changes whenever something in here appears, moves or goes. */
  layout: string;
  children: ReactNode;
}

/** Ignores taps for a moment after its content moved: they were meant for what was there before. */
export const SteadyTaps = ({ layout, children }: SteadyTapsProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRef(layout);
  useLayoutEffect(() => {
    const { style } = frame.current ?? {};
    if (!style || shown.current === layout) return undefined;
    shown.current = layout;
    style.pointerEvents = 'none';
    const allow = (): void => void (style.pointerEvents = '');
    const timer = setTimeout(allow, STEADY_MS);
    return () => {
      clearTimeout(timer);
      allow();
    };
  }, [layout]);
  return <div ref={frame}>{children}</div>;
};
