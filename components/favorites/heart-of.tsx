import type { ReactNode } from 'react';
import { CardHeart } from './card-heart.tsx';
import type { FavoriteKind } from '#lib/features/favorites/contracts/favorites.ts';
import type { PageVisitor } from '#lib/platform/navigation/page-guards.ts';

interface Thing {
  kind: FavoriteKind;
  id: string;
  name: string;
}

/** The heart for this visitor; only customers and guests get one. */
export const heartFor = (visitor: PageVisitor | null, thing: Thing): ReactNode =>
  (visitor === null || visitor.role === 'customer') && <CardHeart {...thing} isGuest={visitor === null} />;
