import type { ReactNode } from 'react';
import { CardHeart } from './card-heart.tsx';
import type { FavoriteKind } from '#lib/features/favorites/contracts/favorites.ts';
import type { PageVisitor } from '#lib/platform/navigation/page-guards.ts';

interface Thing {
  kind: FavoriteKind;
  id: string;
  name: string;
}

/** The heart for a card that this visitor sees: guests sign in to use it, others than customers save nothing. */
export const heartOf = (visitor: PageVisitor | null, thing: Thing): ReactNode =>
  (visitor === null || visitor.role === 'customer') && <CardHeart {...thing} isGuest={visitor === null} />;
