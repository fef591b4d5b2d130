import { isDeepStrictEqual } from 'node:util';
import { MAX_SAVED_FILTERS } from '#lib/features/office/contracts/filter-limits.ts';
import {
  savedParts,
  type FilteredList,
  type SavedFilter,
  type SaveFilterBody,
} from '#lib/features/office/contracts/saved-filters.ts';
import { lockAdmin } from '#lib/features/people/services/steps/require-admin-at-commit.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { now } from '#lib/platform/time/clock.ts';
import {
  countOtherFilters,
  findSavedFilter,
  listSavedFilters as listRecords,
  putSavedFilter,
  removeSavedFilter,
  type SavedFilterRecord,
} from '#models/accounts/saved-filter.ts';
import { skillList } from '#models/catalogue/named-list.ts';
import { inTransaction } from '#models/connection.ts';

const isKnown = (list: string): list is FilteredList => Object.hasOwn(savedParts, list);

const takes = (list: FilteredList, field: string, value: string): boolean => {
  const fields: Readonly<Record<string, { safeParse(value: string): { success: boolean } }>> =
    savedParts[list].shape;
  return Object.hasOwn(fields, field) && fields[field]?.safeParse(value).success === true;
};

/** A filter with the values that its list still takes; none for a list that a later release filters. */
const toSavedFilter = (row: SavedFilterRecord, trades: ReadonlySet<string>): SavedFilter[] => {
  const { list, filter } = row;
  if (!isKnown(list)) return [];
  const values = Object.entries(filter);
  const valid = values.filter(
    ([field, value]) => takes(list, field, value) && (field !== 'trade' || trades.has(value)),
  );
  const kept = Object.fromEntries(valid);
  const shared = { _id: String(row._id), name: row.name, isOutdated: valid.length < values.length };
  return list === 'audit'
    ? [{ ...shared, list, filter: savedParts.audit.parse(kept) }]
    : [{ ...shared, list, filter: savedParts.figures.parse(kept) }];
};

const showFilters = async (rows: readonly SavedFilterRecord[]): Promise<SavedFilter[]> => {
  const hasTrade = rows.some(({ filter }) => filter['trade'] !== undefined);
  const skills = hasTrade ? await skillList.list() : [];
  const trades = new Set(skills.map(({ _id }) => String(_id)));
  return rows.flatMap((row) => toSavedFilter(row, trades));
};

/** Lists the actor's own filters. */
export const listSavedFilters = async ({ actor }: { actor: Actor }): Promise<{ data: SavedFilter[] }> => ({
  data: await showFilters(await listRecords(actor.userId)),
});

const filledIn = (filter: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filter).flatMap(([field, value]): [string, string][] =>
      value === undefined ? [] : [[field, value]],
    ),
  );

interface Replacement {
  existing: SavedFilterRecord | null;
  /** The filter that the page showed; absent from an app that does not say. */
  replaces: string | null | undefined;
  values: Readonly<Record<string, string>>;
}

/** Whether a filter would go that its admin was not shown. The same one again is a repeated request. */
const isUnseen = ({ existing, replaces, values }: Replacement): boolean =>
  existing !== null &&
  replaces !== undefined &&
  String(existing._id) !== replaces &&
  !isDeepStrictEqual({ ...existing.filter }, values);

/** Saves a filter, in place of the actor's filter of that name. */
export const saveFilter = ({
  actor,
  body: { list, name, replaces, filter },
}: {
  actor: Actor;
  body: SaveFilterBody;
}): Promise<{ data: SavedFilter }> =>
  inTransaction(async (tx) => {
    await lockAdmin(actor, tx);
    const place = { userId: actor.userId, list, name };
    const values = filledIn(filter);
    const existing = await findSavedFilter(place, tx);
    if (isUnseen({ existing, replaces, values })) throw new AppError('filter_exists');
    if ((await countOtherFilters(place, tx)) >= MAX_SAVED_FILTERS) throw new AppError('too_many_filters');
    const row = await putSavedFilter({ ...place, filter: values, savedAt: now() }, tx);
    const [data] = await showFilters([row]);
    if (!data) throw new Error('The filter was not shown.');
    return { data };
  });

interface RemoveInput {
  actor: Actor;
  params: { id: string };
}

/** Removes one of the actor's filters. The reply does not say whether it was there. */
export const removeFilter = ({ actor, params }: RemoveInput): Promise<{ data: { _id: string } }> =>
  inTransaction(async (tx) => {
    await lockAdmin(actor, tx);
    await removeSavedFilter({ userId: actor.userId, filterId: params.id }, tx);
    return { data: { _id: params.id } };
  });
