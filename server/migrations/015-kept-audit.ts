import { z } from 'zod';
import type { Right, Role } from '#lib/platform/contract/actor.ts';
import { database, toObjectId, Tx } from '#models/connection.ts';
import { walkRows, type Id } from './migration.ts';

interface Row {
  _id: Id;
  actorId: Id;
  act: string;
  subjectId: string;
  details: unknown;
  at: Date;
}

const written = z.looseObject({ reason: z.string().optional(), note: z.string().optional() });

// Where to find the owner of an act's subject; for other acts the subject is the person.
const owners: Readonly<Record<string, readonly (readonly [collection: string, field: string])[]>> = {
  review: [
    ['reviews', 'customerId'],
    ['customerReviews', 'workerId'],
  ],
  report: [['reports', 'subjectId']],
  picture: [['workPictures', 'workerId']],
  'top-up': [['topUps', 'userId']],
  booking: [['bookings', 'customerId']],
};
const people = ['user', 'paper', 'appeal', 'admin', 'ticket', ...Object.keys(owners)];

const ofThing = ({ act }: Row): string => act.split('.')[0] ?? '';

/** Splits the texts from the other details; null when there are none about a person. */
const splitDetails = (row: Row) => {
  const { data } = written.safeParse(row.details);
  if (!data || !people.includes(ofThing(row))) return null;
  // A pause's reason is a code, not a text.
  const { reason, note, ...codes } = data;
  if (row.act === 'user.pause')
    return { words: note ?? '', codes: { ...codes, ...(reason !== undefined && { reason }) } };
  if (row.act === 'admin.grant') return { words: '', codes: {} };
  return { words: [reason, note].filter(Boolean).join(' '), codes };
};

const findPerson = async (row: Row, tx: Tx): Promise<Id | null> => {
  if (!/^[0-9a-f]{24}$/.test(row.subjectId)) return null;
  const _id = toObjectId(row.subjectId);
  for (const [collection, field] of owners[ofThing(row)] ?? [['users', '_id']]) {
    const found = await database()
      .collection<Record<string, Id>>(collection)
      .findOne({ _id }, Tx.session(tx));
    if (found?.[field]) return found[field];
  }
  return null;
};

/** Keeps the texts as long as a person they are about has an account. */
const keepWords = async (row: Row, words: string, tx: Tx): Promise<void> => {
  const aboutId = words === '' ? null : await findPerson(row, tx);
  if (aboutId === null) return;
  const note = { aboutId, text: words, at: row.at };
  await database()
    .collection<{ _id: Id }>('auditNotes')
    .updateOne({ _id: row._id }, { $setOnInsert: note }, { upsert: true, ...Tx.session(tx) });
};

const readActor = async ({ actorId, act }: Row, tx: Tx) => {
  if (act === 'admin.grant') return { actorName: '', actorRight: 'command' };
  const user = await database()
    .collection<{ name: string; role: Role; can?: Right }>('users')
    .findOne({ _id: actorId }, Tx.session(tx));
  if (!user) return {};
  return { actorName: user.name, ...(user.role === 'admin' && { actorRight: user.can ?? 'lead' }) };
};

/**
 * Rows named their actor by id only and contained admins' texts: now they name the actor where the account still
 * exists, and texts are stored separately, so that deleting an account deletes them.
 */
export const keptAudit = walkRows<Row>({
  name: '015-kept-audit',
  collection: 'audit',
  filter: { actorName: { $exists: false } },
  change: async (row, tx) => {
    const split = splitDetails(row);
    const $set = {
      ...(await readActor(row, tx)),
      ...(split && { details: Object.keys(split.codes).length === 0 ? null : split.codes }),
    };
    if (split) await keepWords(row, split.words, tx);
    if (Object.keys($set).length === 0) return false;
    const { modifiedCount } = await database()
      .collection('audit')
      .updateOne({ _id: row._id }, { $set }, Tx.session(tx));
    return modifiedCount === 1;
  },
});
