'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { whenIdle } from '#components/ui/when-idle.ts';

/** Reserves space for the trade pictures, which load after the form. */
export const TradesBand = () => {
  const [pictures, setPictures] = useState<ReactNode>(null);
  useEffect(() => {
    const draw = async (): Promise<void> => {
      const { TradesPictures } = await import('./trades-pictures.tsx');
      setPictures(<TradesPictures />);
    };
    return whenIdle(() => void draw().catch(() => undefined));
  }, []);
  return (
    <div aria-hidden className="flex h-12 gap-2">
      {pictures}
    </div>
  );
};
