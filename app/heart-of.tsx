import type { ReactNode } from 'react';
import { CardHeart } from '#components/favorites/card-heart.tsx';
import type { FavoriteKind } from '#lib/contracts/favorites.ts';
import type { PageVisitor } from '#lib/domain/routes.ts';

interface Thing {
  kind: FavoriteKind;
  id: string;
  name: string;
}

/** The heart for a card that this visitor sees: guests sign in to use it, others than customers save nothing. */
export const heartOf = (visitor: PageVisitor | null, thing: Thing): ReactNode =>
  (visitor === null || visitor.role === 'customer') && <CardHeart {...thing} isGuest={visitor === null} />;
