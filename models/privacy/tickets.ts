import { EVIDENCE_KEPT_MS } from '#lib/features/people/rules/keep-until.ts';
import { now } from '#lib/platform/time/clock.ts';
import { database, toObjectId, Tx } from '#models/connection.ts';
import { listRows, type PersonalData } from './personal-data.ts';

const shown = [
  ...['number', 'kind', 'state', 'name', 'email', 'phone', 'subject', 'message', 'category', 'type'],
  ...['rating', 'isPublic', 'allowContact', 'device', 'answer', 'createdAt'],
  ...['messages.by', 'messages.text', 'messages.at', 'closedAt'],
];

const nameless = { name: '', email: null, phone: null, device: null, screenshotKeys: [] };

const withoutPhotos = {
  $cond: [
    { $isArray: '$messages' },
    {
      $map: {
        input: '$messages',
        as: 'one',
        in: { $mergeObjects: ['$$one', { photoKeys: [] }] },
      },
    },
    '$$REMOVE',
  ],
};

const isCase = { bookingId: { $type: 'objectId' } };
const closedAt = { $ifNull: ['$closedAt', '$answer.at', '$createdAt'] };

/**
 * A user's messages to us. For letters only the rating stays; complaints about a booking are cases, and their words
 * stay as long as the case.
 */
export const tickets: PersonalData = {
  name: 'tickets',
  list: (userId) => listRows({ collection: 'tickets', shown }, { authorId: toObjectId(userId) }),
  erase: async (userId, tx) => {
    const rows = database().collection('tickets');
    const authorId = toObjectId(userId);
    const ending = { $ifNull: ['$keepUntil', { $add: [closedAt, EVIDENCE_KEPT_MS] }] };
    const keepUntil = { $cond: [{ $eq: ['$state', 'closed'] }, ending, '$$REMOVE'] };
    await rows.updateMany(
      { authorId, ...isCase },
      [{ $set: { ...nameless, hasAuthorLeft: true, keepUntil, messages: withoutPhotos } }],
      Tx.session(tx),
    );
    // Nothing is left to answer.
    const ended = { state: 'closed', closedAt: now() };
    const gone = { ...nameless, ...ended, authorId: null, subject: '', message: '', answer: null };
    await rows.updateMany(
      { authorId, bookingId: { $exists: false } },
      { $set: gone, $unset: { messages: 1, assigneeId: 1 } },
      Tx.session(tx),
    );
    // An admin's tickets go back to the others.
    const assigned = { assigneeId: { $eq: authorId, $type: 'objectId' } };
    await rows.updateMany(assigned, { $unset: { assigneeId: 1 } }, Tx.session(tx));
  },
};
