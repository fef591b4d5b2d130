import { database, toObjectId, Tx } from '#models/connection.ts';
import { listRows, type PersonalData } from './personal-data.ts';

// Replaces a deleted message, so that the others keep their position.
const GONE = '—';

// Through the conversations, because messages have no index by sender.
const ownMessages = async (userId: string, tx?: Tx) => {
  const senderId = toObjectId(userId);
  const rows = await database()
    .collection('conversations')
    .find({ members: senderId }, { projection: { _id: 1 }, ...Tx.session(tx) })
    .toArray();
  return { conversationId: { $in: rows.map(({ _id }) => _id) }, senderId };
};

export const messages: PersonalData = {
  name: 'messages',
  isLong: true,
  async *list(userId) {
    const shown = ['conversationId', 'text', 'attachments', 'createdAt'];
    yield* listRows({ collection: 'messages', shown }, await ownMessages(userId));
  },
  erase: async (userId, tx) => {
    const id = toObjectId(userId);
    const gone = { text: GONE, attachments: [], bodyHash: '' };
    await database()
      .collection('messages')
      .updateMany(await ownMessages(userId, tx), { $set: gone }, Tx.session(tx));
    await database()
      .collection('conversations')
      .updateMany(
        { members: id, 'last.senderId': id },
        { $set: { 'last.text': GONE, 'last.attachmentType': null } },
        Tx.session(tx),
      );
  },
};
