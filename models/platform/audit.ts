import { Types } from 'mongoose';
import type { AuditRight, Right, Role } from '#lib/platform/contract/actor.ts';
import type { Page } from '#lib/platform/contract/list.ts';
import { database, Tx } from '#models/connection.ts';
import { defineModel, type RowOf } from '#models/define-model.ts';
import { date, mixed, nullable, objectId, optional, text } from '#models/field.ts';
import { between, scanNewestFirst, splitFilter, type Place } from '#models/newest-first.ts';

const Audit = defineModel({
  name: 'Audit',
  collection: 'audit',
  fields: {
    actorId: objectId(),
    /** As the actor was called then; absent in rows of an older server. */
    actorName: optional(text()),
    /** As it was then; absent in rows of an older server, and of people who were no admins. */
    actorRight: optional(text<AuditRight>()),
    /** The action, such as `skill.create`. */
    act: text(),
    subjectId: text(),
    /** Codes and references, and no words about a person: this row outlives the account. */
    details: mixed<unknown>({ default: null }),
    at: date(),
  },
  indexes: [
    // All actions on one record, newest first.
    [{ subjectId: 1, at: -1 }, {}],
    // All actions of one kind, newest first, such as verifications.
    [{ act: 1, _id: -1 }, {}],
    // The office's list: of one admin, and of a span of time.
    [{ actorId: 1, _id: -1 }, {}],
    [{ at: -1, _id: -1 }, {}],
    // The credit that an admin gave on a day.
    [{ actorId: 1, at: 1 }, { partialFilterExpression: { act: 'booking.adjust' } }],
  ],
});

/** Rows are inserted and read, never changed or removed: no function here does either. */
export type AuditRecord = RowOf<typeof Audit>;

// An admin's own words about a person, apart from the row: they go with the person's account.
const Note = defineModel({
  name: 'AuditNote',
  collection: 'auditNotes',
  fields: {
    /** Null if it concerns no person. */
    aboutId: nullable(objectId()),
    text: text(),
    at: date(),
  },
  indexes: [
    // Notes about a person whose account is erased.
    [{ aboutId: 1 }, { partialFilterExpression: { aboutId: { $type: 'objectId' } } }],
  ],
});

type Actor = Pick<AuditRecord, 'actorName' | 'actorRight'>;

// Read with the act and not from the session, which may be a moment old.
const readActor = async (_id: Types.ObjectId, tx: Tx): Promise<Actor> => {
  const user = await database()
    .collection<{ name: string; role: Role; can?: Right }>('users')
    .findOne({ _id }, { projection: { name: 1, role: 1, can: 1 }, ...Tx.session(tx) });
  if (!user) return {};
  return { actorName: user.name, ...(user.role === 'admin' && { actorRight: user.can ?? 'lead' }) };
};

interface NewAct extends Pick<AuditRecord, 'act' | 'subjectId' | 'details' | 'at'> {
  actorId: string;
  byCommand: boolean;
  note: string;
  /** The person the note is about; null if none. */
  aboutId: string | null;
}

/** Records an admin's action in the transaction that performs it. */
export const insertAudit = async ({ note, aboutId, byCommand, ...act }: NewAct, tx: Tx): Promise<void> => {
  const [_id, actorId] = [new Types.ObjectId(), new Types.ObjectId(act.actorId)];
  const actor = byCommand
    ? ({ actorName: '', actorRight: 'command' } as const)
    : await readActor(actorId, tx);
  await Audit.insert({ ...act, _id, actorId, ...actor }, { tx });
  if (note === '') return;
  const about = aboutId === null ? null : new Types.ObjectId(aboutId);
  await Note.insert({ _id, aboutId: about, text: note, at: act.at }, { tx });
};

/** An act with what its admin wrote to it; the note is empty once the account is erased. */
export interface AuditRow extends AuditRecord {
  note: string;
}

const withNotes = async (rows: readonly AuditRecord[]): Promise<AuditRow[]> => {
  const notes = await Note.find({ _id: { $in: rows.map(({ _id }) => _id) } });
  const texts = new Map(notes.map((note) => [String(note._id), note.text]));
  return rows.map((row) => ({ ...row, note: texts.get(String(row._id)) ?? '' }));
};

export const listAuditFor = async (subjectId: string): Promise<AuditRow[]> =>
  withNotes(await Audit.find({ subjectId }, { sort: { at: -1 }, limit: 100 }));

interface AuditFilter {
  act?: string | undefined;
  actorId?: string | undefined;
  subjectId?: string | undefined;
  since?: Date | undefined;
  until?: Date | undefined;
}

// A subject with its dot stands for all of its acts; the sign after the dot ends the range.
const actFilter = (act: string): unknown =>
  act.endsWith('.') ? { $gte: act, $lt: `${act.slice(0, -1)}/` } : act;

/** One page of all admins' actions, newest first. */
export const listAllAudit = async (query: Place & AuditFilter): Promise<Page<AuditRow>> => {
  const { before, limit, since, until, act, ...criteria } = query;
  const filter = { ...criteria, act: act && actFilter(act) };
  const range = between(since, until);
  const { items, ...page } = await scanNewestFirst(Audit, {
    ...splitFilter(filter, { few: ['subjectId', 'actorId'], many: ['act'] }, range),
    span: { field: 'at', range },
    ...{ before, limit },
  });
  return { ...page, items: await withNotes(items) };
};

const amountIn = (details: unknown): number =>
  typeof details === 'object' && details !== null && 'amountPaise' in details
    ? Number(details.amountPaise)
    : 0;

/** Adds up the credit that an admin gave over bookings since then. */
export const sumCreditGiven = async (adminId: string, since: Date, tx?: Tx): Promise<number> => {
  const rows = await Audit.find(
    { act: 'booking.adjust', actorId: new Types.ObjectId(adminId), at: { $gte: since } },
    { tx },
  );
  const amounts = rows.map(({ details }) => amountIn(details));
  return amounts.reduce((sum, amount) => sum + Math.max(0, amount), 0);
};
