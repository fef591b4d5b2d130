'use client';

import { Heart } from 'lucide-react';
import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { usePageWords } from '#components/page/page-words.tsx';
import { whenIdle } from '#components/ui/when-idle.ts';
import type { FavoriteKind } from '#lib/features/favorites/contracts/favorites.ts';

interface CardHeartProps {
  kind: FavoriteKind;
  id: string;
  name: string;
  /** Whether the page was rendered for a guest. */
  isGuest: boolean;
}

/** Shown from the first paint, so that the live heart does not shift the layout. */
const outline = (
  <span aria-hidden className="grid size-12 place-items-center text-muted">
    <Heart className="size-6" />
  </span>
);

/** A heart on a card. Its code, texts and state load after the list, when the network is idle. */
export const CardHeart = ({ isGuest, ...thing }: CardHeartProps) => {
  const { locale } = usePageWords();
  const { kind, id, name } = thing;
  const [heart, setHeart] = useState<ReactNode>(outline);
  useEffect(() => {
    const draw = async (): Promise<void> => {
      const { LateHeart, prepareHearts } = await import('./late-heart.tsx');
      const hearts = await prepareHearts(locale, isGuest);
      // All hearts of a list come at once: in small steps, a slow phone answers taps meanwhile.
      startTransition(() => setHeart(<LateHeart key={id} {...{ kind, id, name, hearts }} />));
    };
    return whenIdle(() => void draw().catch(() => undefined));
  }, [kind, id, name, locale, isGuest]);
  return <span className="relative z-1 -my-3 -mr-3 size-12 shrink-0">{heart}</span>;
};
