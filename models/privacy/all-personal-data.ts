import { bookings, jobs } from './bookings.ts';
import { images } from './images.ts';
import { messages } from './messages.ts';
import { pauses } from './pauses.ts';
import { ownedRows, type PersonalData, listRows } from './personal-data.ts';
import { database, toObjectId, Tx } from '#models/connection.ts';

/** What a worker said to reviews; the reviews, and of which booking each is, are their authors'. */
const answers: PersonalData = {
  name: 'answers',
  list: (userId) =>
    listRows(
      { collection: 'reviews', shown: ['answer'] },
      { workerId: toObjectId(userId), answer: { $ne: null } },
    ),
  erase: async (userId, tx) => {
    await database()
      .collection('reviews')
      .updateMany({ workerId: toObjectId(userId) }, { $set: { answer: null } }, Tx.session(tx));
  },
};

// What was reported stays, for whoever looks after the others' safety; the words do not.
const reports: PersonalData = {
  ...ownedRows({
    ...{ name: 'reports', collection: 'reports', owner: 'reporterId', shown: [] },
    blanks: { details: '' },
  }),
  list: (userId) =>
    listRows(
      {
        collection: 'reports',
        shown: ['number', 'reason', 'details', 'createdAt'],
        // Who wrote a review without a name is not told this way either.
        computed: { subjectId: { $cond: [{ $gt: ['$reviewId', null] }, '$$REMOVE', '$subjectId'] } },
      },
      { reporterId: toObjectId(userId) },
    ),
};

/** What workers said of a customer, as far as it was shown; it goes with the customer. */
const saidOfCustomer: PersonalData = {
  name: 'reviewsOfMe',
  list: (userId) =>
    listRows(
      { collection: 'customerReviews', shown: ['bookingId', 'rating', 'comment', 'createdAt'] },
      { customerId: toObjectId(userId), isUnseen: { $ne: true } },
    ),
  erase: async (userId, tx) => {
    await database()
      .collection('customerReviews')
      .deleteMany({ customerId: toObjectId(userId) }, Tx.session(tx));
  },
};

// Files go with the next sweep, which knows them by these rows.
const LONG_AGO = new Date(0);

/**
 * What each aggregate keeps of a person. Whoever stores something new of people adds a line here: the data download and
 * the deletion of an account read nothing else.
 */
export const personalData: readonly PersonalData[] = [
  // What the account's own view leaves out; the row itself goes last of all.
  ownedRows({
    name: 'profile',
    collection: 'users',
    owner: '_id',
    shown: [
      'addressTag',
      'otherAddresses',
      'servicePrices',
      'daysOff',
      'verification.at',
      'verification.reason',
      'referralCode',
      'point',
      'suspendedAt',
      'heldAt',
      'creditPaise',
      'emailProvedAt',
      'lastSeenAt',
      'rank',
      'answers',
    ],
    blanks: 'kept',
  }),
  ownedRows({
    name: 'sessions',
    collection: 'sessions',
    owner: 'userId',
    shown: ['device', 'createdAt', 'lastActiveAt', 'expiresAt', 'revokedAt'],
  }),
  ownedRows({
    name: 'passkeys',
    collection: 'passkeys',
    owner: 'userId',
    shown: ['device', 'createdAt', 'lastUsedAt'],
  }),
  ownedRows({
    name: 'favorites',
    collection: 'favorites',
    owner: 'userId',
    shown: ['kind', 'thingId', 'createdAt'],
  }),
  ownedRows({ name: 'blocks', collection: 'blocks', owner: 'blockerId', shown: ['blockedId', 'createdAt'] }),
  reports,
  pauses,
  bookings,
  jobs,
  messages,
  // Judged work stays judged; who judged is no longer there.
  ownedRows({
    name: 'reviews',
    collection: 'reviews',
    owner: 'customerId',
    shown: ['bookingId', 'rating', 'comment', 'isPublic', 'answer', 'createdAt'],
    blanks: { isPublic: false },
  }),
  answers,
  // Who was judged stays judged; the words were the worker's.
  ownedRows({
    name: 'customerReviews',
    collection: 'customerReviews',
    owner: 'workerId',
    shown: ['bookingId', 'rating', 'comment', 'createdAt'],
    blanks: { comment: '' },
  }),
  saidOfCustomer,
  // How many were content stays; who wrote, and what, does not.
  ownedRows({
    name: 'tickets',
    collection: 'tickets',
    owner: 'authorId',
    shown: [
      ...['number', 'kind', 'state', 'name', 'email', 'phone', 'subject', 'message', 'category', 'type'],
      ...['rating', 'isPublic', 'allowContact', 'device', 'answer', 'createdAt'],
    ],
    blanks: {
      ...{ authorId: null, name: '', email: null, phone: null, subject: '', message: '', device: null },
      ...{ answer: null, screenshotKeys: [] },
    },
  }),
  // Books stay whole for the other side; a line names ids and amounts alone.
  ownedRows({
    name: 'ledger',
    collection: 'ledger',
    owner: 'userId',
    shown: [
      ...['event', 'kind', 'book', 'amountPaise', 'earnedPaise', 'duePaise', 'walletPaise'],
      ...['booking', 'number', 'method', 'localDate', 'at'],
    ],
    blanks: 'kept',
  }),
  ownedRows({
    name: 'topUps',
    collection: 'topUps',
    owner: 'userId',
    shown: ['number', 'amountPaise', 'reference', 'state', 'createdAt'],
    blanks: { reference: '' },
  }),
  // What a friend's first job brings stays for the other; who it was goes.
  ownedRows({
    name: 'referrals',
    collection: 'referrals',
    owner: 'referrerId',
    shown: ['joinedAt', 'creditedAt'],
    blanks: { referrerId: null },
  }),
  ownedRows({
    name: 'referredBy',
    collection: 'referrals',
    owner: 'friendId',
    shown: ['joinedAt', 'creditedAt'],
    blanks: { friendId: null },
  }),
  // Whom an agency has asked is not told: an address is its owner's.
  ownedRows({
    name: 'agencyInvites',
    collection: 'agencyInvites',
    owner: 'brokerId',
    shown: ['state', 'createdAt', 'answeredAt'],
  }),
  ownedRows({
    name: 'notifications',
    collection: 'notifications',
    owner: 'userId',
    shown: ['content', 'href', 'createdAt', 'readAt'],
  }),
  ownedRows({
    name: 'workPictures',
    collection: 'workPictures',
    owner: 'workerId',
    shown: ['caption', 'hidden.reason', 'hidden.at', 'createdAt'],
  }),
  // The pictures themselves are nobody's to take along but whoever holds the paper.
  ownedRows({ name: 'papers', collection: 'papers', owner: 'workerId', shown: ['askedAt'] }),
  images,
  ownedRows({
    name: 'devices',
    collection: 'pushTokens',
    owner: 'userId',
    shown: ['createdAt', 'refreshedAt'],
  }),
  ownedRows({
    name: 'attachments',
    collection: 'attachments',
    owner: 'ownerId',
    shown: ['type', 'size', 'fileName', 'createdAt'],
    blanks: { expiresAt: LONG_AGO, fileName: '' },
  }),
];
