import { database, toObjectId, Tx } from '#models/connection.ts';

/** A collection's personal data, and how it is exported and erased. */
export interface PersonalData {
  readonly name: string;
  /** Returns everything of the user's that they may download, and nothing of other people's. */
  list(userId: string): AsyncIterable<Record<string, unknown>>;
  /** Deletes the rows, or anonymizes what others need. May be repeated. */
  erase(userId: string, tx?: Tx): Promise<void>;
  /** A person can have very many of them, which are then erased after the account. */
  isLong?: true;
}

interface OwnedRows {
  name: string;
  collection: string;
  owner: string;
  shown: readonly string[];
  /** The index that keeps the rows in place while they are read, for rows that change. */
  index?: Record<string, 1 | -1>;
  /** Replacement values for rows others still need; `kept` when nothing is personal. */
  blanks?: Record<string, unknown> | 'kept';
  isLong?: true;
}

interface ListedRows extends Pick<OwnedRows, 'collection' | 'shown' | 'index'> {
  /** Computed fields: a name and a database expression. */
  computed?: Record<string, object>;
}

/** Reads the exported rows of one collection, in the order of the index that finds them. */
export const listRows = (
  { collection, shown, computed, index }: ListedRows,
  filter: object,
): AsyncIterable<Record<string, unknown>> => {
  const fields = Object.fromEntries(shown.map((field) => [field, 1]));
  const projection = { _id: 0, ...fields, ...computed };
  return database()
    .collection(collection)
    .find(filter, { projection, ...(index && { hint: index }) });
};

/** Rules for rows that name their owner in one field. */
export const ownedRows = (rules: OwnedRows): PersonalData => {
  const { name, collection, owner, blanks, isLong } = rules;
  // Also by type, because some indexes hold only rows with an owner.
  const ownedBy = (userId: string) => ({ [owner]: { $eq: toObjectId(userId), $type: 'objectId' } });
  const erase = async (userId: string, tx?: Tx): Promise<void> => {
    const rows = database().collection(collection);
    if (blanks === 'kept') return;
    if (blanks) await rows.updateMany(ownedBy(userId), { $set: blanks }, Tx.session(tx));
    else await rows.deleteMany(ownedBy(userId), Tx.session(tx));
  };
  const list = (userId: string) => listRows(rules, ownedBy(userId));
  return { name, list, erase, ...(isLong && { isLong }) };
};
