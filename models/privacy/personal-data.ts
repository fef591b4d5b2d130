import { database, toObjectId, Tx } from '#models/connection.ts';

/** What an aggregate keeps of a person, and how it parts with it. */
export interface PersonalData {
  /** Its name in the export. */
  readonly name: string;
  /** Everything of theirs that they may take along; nothing of anybody else. */
  list(userId: string): Promise<Record<string, unknown>[]>;
  /** Removes it, or takes the person out of what others still need. */
  erase(userId: string, tx: Tx): Promise<void>;
}

interface OwnedRows {
  name: string;
  collection: string;
  /** The field that holds the person's id. */
  owner: string;
  /** The fields that the export shows. */
  shown: readonly string[];
  /** Rows that others still need stay, with this in the place of what was personal; `kept` where nothing is. */
  blanks?: Record<string, unknown> | 'kept';
}

const MOST_ROWS = 10_000;

interface ListedRows extends Pick<OwnedRows, 'collection' | 'shown'> {
  /** Fields that are worked out: a name and the database's expression. */
  computed?: Record<string, object>;
}

/** The export's view of one collection. */
export const listRows = (rows: ListedRows, filter: object) => {
  const shown = Object.fromEntries(rows.shown.map((field) => [field, 1]));
  const projection = { _id: 0, ...shown, ...rows.computed };
  return database()
    .collection(rows.collection)
    .find(filter, { projection, sort: { _id: -1 }, limit: MOST_ROWS })
    .toArray();
};

/** Rows that name their owner in one field. */
export const ownedRows = (rules: OwnedRows): PersonalData => {
  const { name, collection, owner, blanks } = rules;
  // By type, too: some indexes hold only rows that name somebody.
  const rowsOf = (userId: string) => ({ [owner]: { $eq: toObjectId(userId), $type: 'objectId' } });
  const erase = async (userId: string, tx: Tx): Promise<void> => {
    const rows = database().collection(collection);
    if (blanks === 'kept') return;
    if (blanks) await rows.updateMany(rowsOf(userId), { $set: blanks }, Tx.session(tx));
    else await rows.deleteMany(rowsOf(userId), Tx.session(tx));
  };
  return { name, list: (userId) => listRows(rules, rowsOf(userId)), erase };
};
