import { database, inTransaction, toObjectId, Tx } from '#models/connection.ts';
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
  { collection: 'agencyInvites', field: 'workerId' },
  { collection: 'returnNotes', field: 'userId' },
  { collection: 'ledgerSums', field: '_id' },
];

// Those of others, which can be very many.
const removeOthersFavorites = async (userId: string, tx?: Tx): Promise<void> => {
  await database()
    .collection('favorites')
    .deleteMany({ thingId: toObjectId(userId) }, Tx.session(tx));
};

const removeTraces = async (userId: string, tx?: Tx): Promise<void> => {
  for (const { collection, field } of traces)
    await database()
      .collection(collection)
      .deleteMany({ [field]: toObjectId(userId) }, Tx.session(tx));
  await database()
    .collection('outbox')
    .deleteMany({ ...unfinishedAbout([userId]), 'payload.userId': userId }, Tx.session(tx));
};

/** Each takes some milliseconds, because it moves in several indexes of search. */
const FREED_AT_ONCE = 100;

/** Frees workers of an agency; returns whether those were all. */
const freeTeam = async (brokerId: string, tx: Tx): Promise<boolean> => {
  const team = await User.find({ brokerId }, { limit: FREED_AT_ONCE, tx });
  const ids = team.map(({ _id }) => _id);
  await User.updateMany({ _id: { $in: ids }, brokerId }, { $set: { brokerId: null } }, { tx });
  for (const worker of team) await rebuildListing({ ...worker, brokerId: null }, tx);
  return team.length < FREED_AT_ONCE;
};

/** Files that nothing needs any more. */
export interface ErasedFiles {
  imageKeys: string[];
  attachmentKeys: string[];
}

interface KeyRules {
  limit?: number;
  tx?: Tx;
}

const listKeys = async (collection: string, userId: string, { limit, tx }: KeyRules): Promise<string[]> => {
  const rows = await database()
    .collection<{ _id: string }>(collection)
    .find(
      { ownerId: toObjectId(userId), expiresAt: new Date(0) },
      { projection: { _id: 1 }, ...(limit !== undefined && { limit }), ...Tx.session(tx) },
    )
    .toArray();
  return rows.map(({ _id }) => _id);
};

/** Lists the files of an erased account that are not deleted yet: all, or the first of each kind. */
export const listErasedFiles = async (userId: string, rules: KeyRules): Promise<ErasedFiles> => ({
  imageKeys: await listKeys('images', userId, rules),
  attachmentKeys: await listKeys('attachments', userId, rules),
});

// Other people's feeds contain the name.
const forgetInFeeds = async (userId: string, tx?: Tx): Promise<void> => {
  await database()
    .collection('notifications')
    .updateMany(
      { aboutId: toObjectId(userId) },
      { $set: { 'content.params.name': '' }, $unset: { aboutId: '' } },
      Tx.session(tx),
    );
};

// Queued notifications contain the name.
const forgetInOutbox = async (userId: string, tx?: Tx): Promise<void> => {
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
const leaveNews = async (userId: string, tx?: Tx): Promise<void> => {
  await database()
    .collection<{ payload: { people: { userId: string }[] } }>('outbox')
    .updateMany(
      { ...unfinishedAbout([userId]), 'payload.people.userId': userId },
      { $pull: { 'payload.people': { userId } } },
      Tx.session(tx),
    );
};

export interface Leaver {
  userId: string;
  email: string | undefined;
  phone: string | null;
}

// Rows addressed by email instead of id. An invitation is removed only with a confirmed contact: otherwise it may be
// meant for someone else.
const removeByAddress = async ({ userId, email }: Leaver, tx?: Tx): Promise<void> => {
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

const removeUser = async (leaver: Leaver, tx: Tx): Promise<void> => {
  const { userId } = leaver;
  await removeTraces(userId, tx);
  await leaveNews(userId, tx);
  await forgetInOutbox(userId, tx);
  await removeByAddress(leaver, tx);
  await User.deleteOne({ _id: userId }, { tx });
};

/** Erases a user everywhere: deletes their own data and anonymizes what others need. */
export const eraseAccount = async (leaver: Leaver, tx: Tx): Promise<ErasedFiles> => {
  const { userId } = leaver;
  for (const { erase } of personalData) await erase(userId, tx);
  await removeOthersFavorites(userId, tx);
  await forgetInFeeds(userId, tx);
  while (!(await freeTeam(userId, tx)));
  await removeUser(leaver, tx);
  return listErasedFiles(userId, { tx });
};

/**
 * Does so for what is never much, which is all that signs in, and all by which others see the person. The stages below
 * do the rest.
 */
export const removeAccount = async (leaver: Leaver, tx: Tx): Promise<void> => {
  for (const { erase, isLong } of personalData) if (!isLong) await erase(leaver.userId, tx);
  await removeUser(leaver, tx);
};

/** A stage of long work; `work` returns whether nothing is left of it. */
interface Erasure {
  name: string;
  work(): Promise<boolean>;
}

// Without a transaction, which could become too long. What a crash leaves is erased again.
const toStage = (name: string, erase: (userId: string) => Promise<void>, userId: string): Erasure => ({
  name: `erase ${name}`,
  work: async () => {
    await erase(userId);
    return true;
  },
});

const bookingData = new Set(['bookings', 'jobs']);

const dataStages = (userId: string, isWanted: (name: string) => boolean): Erasure[] =>
  personalData
    .filter(({ name, isLong }) => isLong && isWanted(name))
    .map(({ name, erase }) => toStage(name, erase, userId));

/** The stored rows of a deleted account besides its bookings. */
export const rowStages = (userId: string): Erasure[] => [
  toStage('feeds', forgetInFeeds, userId),
  ...dataStages(userId, (name) => !bookingData.has(name)),
  toStage('othersFavorites', removeOthersFavorites, userId),
  { name: 'erase team', work: () => inTransaction((tx) => freeTeam(userId, tx)) },
];

/** The words in its bookings, once they are over, and the traces of what was under way while the account was deleted. */
export const bookingStages = (userId: string): Erasure[] => [
  ...dataStages(userId, (name) => bookingData.has(name)),
  toStage('traces', removeTraces, userId),
  toStage('news', leaveNews, userId),
  toStage('outbox', forgetInOutbox, userId),
  toStage('late feeds', forgetInFeeds, userId),
];

/** More rows would take longer than a call should. */
const MANY_ROWS = 200;
const MANY_MESSAGES = 2000;

const longRows: readonly Trace[] = [
  { collection: 'bookings', field: 'customerId' },
  { collection: 'bookings', field: 'workerId' },
  { collection: 'notifications', field: 'userId' },
  { collection: 'notifications', field: 'aboutId' },
  { collection: 'favorites', field: 'userId' },
  { collection: 'favorites', field: 'thingId' },
  { collection: 'attachments', field: 'ownerId' },
  { collection: 'images', field: 'ownerId' },
  { collection: 'users', field: 'brokerId' },
];

/** Whether so much is stored of a person that it cannot be erased in one transaction. */
export const hasManyRows = async (userId: string): Promise<boolean> => {
  const id = toObjectId(userId);
  const conversations = database()
    .collection<{ lastSeq: number }>('conversations')
    .find({ members: id }, { projection: { lastSeq: 1 }, limit: MANY_ROWS + 1 })
    .toArray();
  const counts = longRows.map(({ collection, field }) =>
    database()
      .collection(collection)
      .countDocuments({ [field]: id }, { limit: MANY_ROWS + 1 }),
  );
  const rows = await conversations;
  const messages = rows.reduce((sum, { lastSeq }) => sum + lastSeq, 0);
  const most = Math.max(rows.length, ...(await Promise.all(counts)));
  return most > MANY_ROWS || messages > MANY_MESSAGES;
};
