import { database, toObjectId, Tx } from '#models/connection.ts';
import { unfinishedAbout } from '#models/platform/outbox.ts';
import { rebuildListing, User } from '#models/people/user.ts';
import { personalData } from './all-personal-data.ts';

interface Trace {
  collection: string;
  /** The field with the user's id. */
  field: string;
}

// Rows that are useless once the account is gone.
const traces: readonly Trace[] = [
  { collection: 'resetTokens', field: '_id' },
  { collection: 'emailProofs', field: 'userId' },
  { collection: 'contactCodes', field: 'userId' },
  { collection: 'totps', field: '_id' },
  { collection: 'passkeyChallenges', field: 'userId' },
  { collection: 'idempotency', field: 'userId' },
  { collection: 'blocks', field: 'blockedId' },
  { collection: 'favorites', field: 'thingId' },
  { collection: 'agencyInvites', field: 'workerId' },
  { collection: 'returnNotes', field: 'userId' },
  { collection: 'ledgerSums', field: '_id' },
];

const removeTraces = async (userId: string, tx: Tx): Promise<void> => {
  for (const { collection, field } of traces)
    await database()
      .collection(collection)
      .deleteMany({ [field]: toObjectId(userId) }, Tx.session(tx));
  await database()
    .collection('outbox')
    .deleteMany({ ...unfinishedAbout([userId]), 'payload.userId': userId }, Tx.session(tx));
};

const freeTeam = async (brokerId: string, tx: Tx): Promise<void> => {
  const team = await User.find({ brokerId }, { tx });
  await User.updateMany({ brokerId }, { $set: { brokerId: null } }, { tx });
  for (const worker of team) await rebuildListing({ ...worker, brokerId: null }, tx);
};

/** Files that nothing needs any more. */
export interface ErasedFiles {
  imageKeys: string[];
  attachmentKeys: string[];
}

const listKeys = async (collection: string, userId: string, tx: Tx): Promise<string[]> => {
  const rows = await database()
    .collection<{ _id: string }>(collection)
    .find({ ownerId: toObjectId(userId), expiresAt: new Date(0) }, Tx.session(tx))
    .toArray();
  return rows.map(({ _id }) => _id);
};

// Other people's feeds and queued notifications contain the name.
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
      { ...unfinishedAbout([userId]), 'payload.aboutId': userId },
      { $set: { 'payload.content.params.name': '' }, $unset: { 'payload.aboutId': '' } },
      Tx.session(tx),
    );
  const namedPerson = 'payload.people.$[named]';
  await database()
    .collection('outbox')
    .updateMany(
      { ...unfinishedAbout([userId]), 'payload.people.aboutId': userId },
      { $set: { [`${namedPerson}.content.params.name`]: '' }, $unset: { [`${namedPerson}.aboutId`]: '' } },
      { arrayFilters: [{ 'named.aboutId': userId }], ...Tx.session(tx) },
    );
  await database()
    .collection<{ about: string[] }>('outbox')
    .updateMany({ doneAt: null, about: userId }, { $pull: { about: userId } }, Tx.session(tx));
};

// One queued row serves all recipients of an event; the others still get it.
const leaveNews = async (userId: string, tx: Tx): Promise<void> => {
  await database()
    .collection<{ payload: { people: { userId: string }[] } }>('outbox')
    .updateMany(
      { ...unfinishedAbout([userId]), 'payload.people.userId': userId },
      { $pull: { 'payload.people': { userId } } },
      Tx.session(tx),
    );
};

interface Leaver {
  userId: string;
  email: string | undefined;
  phone: string | null;
}

// Rows addressed by email instead of id. An invitation is removed only with a confirmed contact: otherwise it may be
// meant for someone else.
const removeByAddress = async ({ userId, email }: Leaver, tx: Tx): Promise<void> => {
  const user = await User.findById(userId, { tx });
  if (email !== undefined)
    await database()
      .collection('outbox')
      .deleteMany({ ...unfinishedAbout([email]), 'payload.email': email }, Tx.session(tx));
  const invites = database().collection<{ answers: { workerId: unknown }[] }>('agencyInvites');
  const workerId = toObjectId(userId);
  await invites.updateMany(
    { 'answers.workerId': workerId },
    { $pull: { answers: { workerId } } },
    Tx.session(tx),
  );
  const proved = [
    ...(user?.emailProvedAt && email ? [email] : []),
    ...(user?.provedPhone ? [user.provedPhone] : []),
  ];
  if (proved.length > 0) await invites.deleteMany({ contact: { $in: proved } }, Tx.session(tx));
};

/** Erases a user everywhere: deletes their own data and anonymizes what others need. */
export const eraseAccount = async (leaver: Leaver, tx: Tx): Promise<ErasedFiles> => {
  const { userId } = leaver;
  for (const { erase } of personalData) await erase(userId, tx);
  await removeTraces(userId, tx);
  await leaveNews(userId, tx);
  await forgetName(userId, tx);
  await removeByAddress(leaver, tx);
  await freeTeam(userId, tx);
  await User.deleteOne({ _id: userId }, { tx });
  return {
    imageKeys: await listKeys('images', userId, tx),
    attachmentKeys: await listKeys('attachments', userId, tx),
  };
};
