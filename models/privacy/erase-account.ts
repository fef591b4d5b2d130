import { database, toObjectId, Tx } from '#models/connection.ts';
import { unfinished } from '#models/platform/outbox.ts';
import { rebuildListing, User, type UserRecord } from '#models/people/user.ts';
import { personalData } from './all-personal-data.ts';

interface Trace {
  collection: string;
  /** The field that holds the person's id. */
  field: string;
}

// What is only of use to the account itself, or to nobody once it is gone.
const traces: readonly Trace[] = [
  { collection: 'resetTokens', field: '_id' },
  { collection: 'emailProofs', field: 'userId' },
  { collection: 'totps', field: '_id' },
  { collection: 'passkeyChallenges', field: 'userId' },
  { collection: 'idempotency', field: 'userId' },
  { collection: 'blocks', field: 'blockedId' },
  { collection: 'favorites', field: 'thingId' },
  { collection: 'agencyInvites', field: 'workerId' },
];

const removeTraces = async (userId: string, tx: Tx): Promise<void> => {
  for (const { collection, field } of traces)
    await database()
      .collection(collection)
      .deleteMany({ [field]: toObjectId(userId) }, Tx.session(tx));
  await database()
    .collection('outbox')
    .deleteMany({ ...unfinished, 'payload.userId': userId }, Tx.session(tx));
};

// What admins decided stays on record; their words about the person go.
const blankAudit = async (userId: string, tx: Tx): Promise<void> => {
  await database()
    .collection('audit')
    .updateMany({ subjectId: userId }, { $set: { details: null } }, Tx.session(tx));
};

const freeTeam = async (brokerId: string, tx: Tx): Promise<void> => {
  const team = await User.find({ brokerId }, null, Tx.session(tx)).lean<UserRecord[]>().exec();
  await User.updateMany({ brokerId }, { $set: { brokerId: null } }, Tx.session(tx));
  for (const worker of team) await rebuildListing({ ...worker, brokerId: null }, tx);
};

/** The files that nothing needs any more. */
export interface ErasedFiles {
  imageKeys: string[];
  attachmentKeys: string[];
}

const keysOf = async (collection: string, userId: string, tx: Tx): Promise<string[]> => {
  const rows = await database()
    .collection<{ _id: string }>(collection)
    .find({ ownerId: toObjectId(userId), expiresAt: new Date(0) }, Tx.session(tx))
    .toArray();
  return rows.map(({ _id }) => _id);
};

// The feeds of others say by name who did what, and so does what is on the way there.
const forgetName = async (userId: string, tx: Tx): Promise<void> => {
  await database()
    .collection('notifications')
    .updateMany(
      { aboutId: toObjectId(userId) },
      { $set: { 'content.params.name': '' }, $unset: { aboutId: '' } },
      Tx.session(tx),
    );
  await database()
    .collection('outbox')
    .updateMany(
      { ...unfinished, 'payload.aboutId': userId },
      { $set: { 'payload.content.params.name': '' }, $unset: { 'payload.aboutId': '' } },
      Tx.session(tx),
    );
  const told = 'payload.people.$[named]';
  await database()
    .collection('outbox')
    .updateMany(
      { ...unfinished, 'payload.people.aboutId': userId },
      { $set: { [`${told}.content.params.name`]: '' }, $unset: { [`${told}.aboutId`]: '' } },
      { arrayFilters: [{ 'named.aboutId': userId }], ...Tx.session(tx) },
    );
};

// One row waits for all who hear of an event; the others still do.
const leaveNews = async (userId: string, tx: Tx): Promise<void> => {
  await database()
    .collection<{ payload: { people: { userId: string }[] } }>('outbox')
    .updateMany(
      { ...unfinished, 'payload.people.userId': userId },
      { $pull: { 'payload.people': { userId } } },
      Tx.session(tx),
    );
};

interface Leaver {
  userId: string;
  email: string;
  phone: string | null;
}

// What waits for somebody by their address instead of their id.
const removeByAddress = async ({ email, phone }: Leaver, tx: Tx): Promise<void> => {
  const contacts = phone === null ? [email] : [email, phone];
  await database()
    .collection('outbox')
    .deleteMany({ ...unfinished, 'payload.email': email }, Tx.session(tx));
  await database()
    .collection('agencyInvites')
    .deleteMany({ contact: { $in: contacts } }, Tx.session(tx));
};

/** Takes a person out of everything: what is theirs goes, what others need stays without them. */
export const eraseAccount = async (leaver: Leaver, tx: Tx): Promise<ErasedFiles> => {
  const { userId } = leaver;
  for (const { erase } of personalData) await erase(userId, tx);
  await removeTraces(userId, tx);
  await leaveNews(userId, tx);
  await forgetName(userId, tx);
  await removeByAddress(leaver, tx);
  await blankAudit(userId, tx);
  await freeTeam(userId, tx);
  await User.deleteOne({ _id: userId }, Tx.session(tx));
  return {
    imageKeys: await keysOf('images', userId, tx),
    attachmentKeys: await keysOf('attachments', userId, tx),
  };
};
