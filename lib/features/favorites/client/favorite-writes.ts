import type { FavoriteKind } from '#lib/features/favorites/contracts/favorites.ts';
import { sendWrite } from '#lib/platform/browser/writes/send-write.ts';

export interface SavedThing {
  readonly kind: FavoriteKind;
  readonly id: string;
}

/** Names a saved thing in the queue of writes. */
export const toFavoriteItem = ({ id }: SavedThing): string => `favorite:${id}`;

/** Saves a thing or removes it from the favorites; see `sendWrite`. */
export const sendFavorite = (thing: SavedThing, isSaving: boolean, act: string) => {
  const { kind, id } = thing;
  return sendWrite(
    isSaving ? 'PUT /favorites/{kind}/{id}' : 'DELETE /favorites/{kind}/{id}',
    { params: { kind, id } },
    {
      item: toFavoriteItem(thing),
      subject: { act, title: '', at: null },
      reread: () => Promise.resolve({}),
    },
  );
};

/** Whether a write of `sendFavorite` saves its thing. */
export const isSavingWrite = ({ call }: { readonly call: string }): boolean => call.startsWith('PUT ');
