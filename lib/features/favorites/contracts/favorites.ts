import { z } from 'zod';
import { contract } from '#lib/platform/contract/contract.ts';
import { id, instant } from '#lib/platform/contract/fields.ts';
import { job } from '#lib/features/catalogue/contracts/jobs.ts';
import { locale } from '#lib/platform/contract/locale.ts';
import { listQuery, listReply } from '#lib/platform/contract/list.ts';
import { personShape, placeNamesShape, tradeShape } from '#lib/features/people/contracts/users.ts';

const favoriteKind = z.enum(['service', 'worker']);
export type FavoriteKind = z.infer<typeof favoriteKind>;

/** `fromPaise` is the lowest price any worker charges; null when all set their own price, which `costs` says. */
const savedService = job
  .pick({ _id: true, title: true, titles: true, image: true, price: true })
  .extend({ fromPaise: z.number().nullable(), costs: z.string() });

/** A saved worker as list rows show one; `reviews` is a count, as in search. */
const savedWorker = z
  .strictObject({ ...personShape, ...tradeShape })
  .pick({
    ...{ _id: true, name: true, profileImage: true, address: true, skills: true },
    ...{ hourlyRate: true, isVerified: true, rating: true, brokerId: true },
  })
  .extend({ reviews: z.number(), ...placeNamesShape });

const shared = { _id: id(), createdAt: instant };

const favoriteService = z
  .strictObject({ ...shared, kind: z.literal('service'), service: savedService })
  .meta({ id: 'FavoriteService' });
const favoriteWorker = z
  .strictObject({ ...shared, kind: z.literal('worker'), worker: savedWorker })
  .meta({ id: 'FavoriteWorker' });

const favorite = z.discriminatedUnion('kind', [favoriteService, favoriteWorker]).meta({ id: 'Favorite' });
export type Favorite = z.infer<typeof favorite>;
export type SavedService = Extract<Favorite, { kind: 'service' }>['service'];
export type SavedWorker = Extract<Favorite, { kind: 'worker' }>['worker'];

const favoriteState = z.strictObject({ kind: favoriteKind, _id: id(), isFavorite: z.boolean() });
export type FavoriteState = z.infer<typeof favoriteState>;

const params = z.strictObject({ kind: favoriteKind, id: id() });
const reply = z.strictObject({ data: favoriteState });

const listFavoritesQuery = z.strictObject({
  ...listQuery.shape,
  /** Language for the prices; English by default. */
  language: locale.optional(),
});
export type ListFavoritesQuery = z.output<typeof listFavoritesQuery>;

export const listFavoritesContract = contract('GET /favorites', {
  summary: 'List your favorites, newest first, without deleted or hidden ones',
  access: ['customer'],
  rate: 'read',
  query: listFavoritesQuery,
  reply: listReply(favorite),
  errors: ['invalid_cursor'],
});

export const listFavoriteIdsContract = contract('GET /favorites/ids', {
  summary: 'List the ids of all your favorites, for the hearts on lists',
  access: ['customer'],
  rate: 'read',
  reply: z.strictObject({ data: z.array(id()) }),
});

export const putFavoriteContract = contract('PUT /favorites/{kind}/{id}', {
  summary: 'Save a service or a worker; saving it again changes nothing',
  access: ['customer'],
  rate: 'write',
  params,
  reply,
  errors: ['too_many_favorites'],
});

export const removeFavoriteContract = contract('DELETE /favorites/{kind}/{id}', {
  summary: 'Remove a service or a worker from your favorites; changes nothing if it is not saved',
  access: ['customer'],
  rate: 'write',
  key: 'first',
  params,
  reply,
});
