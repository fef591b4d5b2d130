import type { Types } from 'mongoose';
import type { TrustedContactState } from '#lib/features/accounts/contracts/trusted-contacts.ts';
import type { Tx } from '#models/connection.ts';
import { defineModel, type RowOf } from '#models/define-model.ts';
import { date, list, nullable, objectId, text } from '#models/field.ts';

/** Alerts of the latest visits stay, so that none is sent twice. */
const MAX_ALERTS = 50;

const TrustedContact = defineModel({
  name: 'TrustedContact',
  collection: 'trustedContacts',
  fields: {
    /** Null once the account is deleted. */
    userId: nullable(objectId()),
    /** Marks of the account and its confirmed contacts: someone who returns under one of them is the same person. */
    ownerMarks: list(text()),
    /** The mark of the number, by which it is recognised after its removal. */
    phoneMark: text(),
    /** Name and number as the owner typed them; null once the owner removed the contact. */
    name: nullable(text()),
    phone: nullable(text()),
    state: text<TrustedContactState>(),
    /** Visits that the contact was told about, each with the reason (`toAlert`). */
    alerts: list(text()),
    askedAt: date(),
    answeredAt: nullable(date()),
  },
  indexes: [
    // The contacts of a person; also for export and deletion.
    [{ userId: 1 }, {}],
    // Whether a person has asked a number before.
    [{ phoneMark: 1, ownerMarks: 1 }, {}],
  ],
});

/**
 * A person whom the owner wants to be told in danger. The row outlives its removal and the owner's account without name
 * and number, so that no one is asked a second time.
 */
export type TrustedContactRecord = RowOf<typeof TrustedContact>;

const ofOwner = (userId: string) => ({ userId, phone: { $ne: null } });

/** Lists the contacts of a person in the order in which they were asked. */
export const listTrustedContacts = (userId: string, tx?: Tx): Promise<TrustedContactRecord[]> =>
  TrustedContact.find(ofOwner(userId), { sort: { _id: 1 }, tx });

export const findTrustedContact = (contactId: string, tx?: Tx): Promise<TrustedContactRecord | null> =>
  TrustedContact.findById(contactId, { tx });

/** Lists the rows of a number that a person with one of these marks has asked. */
export const listAskedContacts = (
  { phoneMark, ownerMarks }: { phoneMark: string; ownerMarks: readonly string[] },
  tx: Tx,
): Promise<TrustedContactRecord[]> =>
  TrustedContact.find({ phoneMark, ownerMarks: { $in: ownerMarks } }, { sort: { _id: 1 }, tx });

type NewContact = Omit<TrustedContactRecord, '_id' | 'userId' | 'alerts'> & { userId: string };

export const insertTrustedContact = (row: NewContact, tx: Tx): Promise<TrustedContactRecord> =>
  TrustedContact.insert({ ...row, alerts: [] }, { tx });

/** Names a contact as its owner does now; one that was removed is back on the list, with the answer that was given. */
export const restoreTrustedContact = (
  _id: Types.ObjectId,
  owner: Pick<NewContact, 'userId' | 'ownerMarks' | 'name' | 'phone'>,
  tx: Tx,
): Promise<TrustedContactRecord | null> => TrustedContact.findOneAndUpdate({ _id }, { $set: owner }, { tx });

/** Takes a contact off its owner's list; null if it is not there. */
export const removeTrustedContact = (
  { contactId, userId }: { contactId: string; userId: string },
  tx: Tx,
): Promise<TrustedContactRecord | null> =>
  TrustedContact.findOneAndUpdate(
    { _id: contactId, ...ofOwner(userId) },
    { $set: { name: null, phone: null } },
    { tx },
  );

/** Stores that a contact agrees; false if the owner has removed it. */
export const agreeToAlerts = async (_id: Types.ObjectId, answeredAt: Date, tx: Tx): Promise<boolean> => {
  const { matchedCount } = await TrustedContact.updateOne(
    { _id, phone: { $ne: null } },
    { $set: { state: 'agreed', answeredAt } },
    { tx },
  );
  return matchedCount > 0;
};

/** Stores that a contact said no, to every account of the person who asked. */
export const refuseAlerts = async (
  { phoneMark, ownerMarks }: Pick<TrustedContactRecord, 'phoneMark' | 'ownerMarks'>,
  answeredAt: Date,
  tx: Tx,
): Promise<void> => {
  const rows = { phoneMark, ownerMarks: { $in: ownerMarks } };
  await TrustedContact.updateMany(rows, { $set: { state: 'refused', answeredAt } }, { tx });
};

/** Notes that a contact is told of a visit; null if that happened before, or the contact does not want to be told. */
export const takeAlert = (
  { _id, userId, about }: { _id: Types.ObjectId; userId: string; about: string },
  tx: Tx,
): Promise<TrustedContactRecord | null> =>
  TrustedContact.findOneAndUpdate(
    { _id, ...ofOwner(userId), state: 'agreed', alerts: { $ne: about } },
    { $push: { alerts: { $each: [about], $slice: -MAX_ALERTS } } },
    { tx },
  );

/** Renews the marks by which the owner is recognised after deleting the account. */
export const markTrustedContacts = async (
  { userId, ownerMarks }: { userId: string; ownerMarks: readonly string[] },
  tx: Tx,
): Promise<void> => {
  await TrustedContact.updateMany({ userId }, { $addToSet: { ownerMarks: { $each: ownerMarks } } }, { tx });
};
