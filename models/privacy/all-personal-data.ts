import { bookings, jobs } from './bookings.ts';
import { cases, jobCases } from './cases.ts';
import { images } from './images.ts';
import { messages } from './messages.ts';
import { appeals, pauses } from './pauses.ts';
import { notes } from './notes.ts';
import { tickets } from './tickets.ts';
import { wantedOffers } from './wanted-offers.ts';
import { ownedRows, type PersonalData, listRows } from './personal-data.ts';
import { database, toObjectId, Tx } from '#models/connection.ts';

/** A worker's replies to reviews; the reviews themselves belong to their authors. */
const answers: PersonalData = {
  name: 'answers',
  isLong: true,
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

// Reports stay for the safety of others, without the reporter's words.
const reported = ownedRows({
  ...{ name: 'reports', collection: 'reports', owner: 'reporterId', shown: [] },
  blanks: { details: '' },
});

const reports: PersonalData = {
  ...reported,
  list: (userId) =>
    listRows(
      {
        collection: 'reports',
        shown: ['number', 'reason', 'details', 'createdAt'],
        // Keeps the author of an anonymous review anonymous here too.
        computed: { subjectId: { $cond: [{ $gt: ['$reviewId', null] }, '$$REMOVE', '$subjectId'] } },
      },
      { reporterId: toObjectId(userId) },
    ),
  erase: async (userId, tx) => {
    await reported.erase(userId, tx);
    await database()
      .collection('reports')
      .updateMany(
        { reporterId: toObjectId(userId), additions: { $exists: true } },
        { $set: { 'additions.$[].details': '' } },
        Tx.session(tx),
      );
  },
};

/** Workers' reviews of a customer, as far as they were shown; deleted with the customer. */
const saidOfCustomer: PersonalData = {
  name: 'reviewsOfMe',
  isLong: true,
  list: (userId) =>
    listRows(
      { collection: 'customerReviews', shown: ['bookingId', 'rating', 'comment', 'tags', 'createdAt'] },
      { customerId: toObjectId(userId), isUnseen: { $ne: true } },
    ),
  erase: async (userId, tx) => {
    await database()
      .collection('customerReviews')
      .deleteMany({ customerId: toObjectId(userId) }, Tx.session(tx));
  },
};

const contacts = ownedRows({
  ...{ name: 'trustedContacts', collection: 'trustedContacts', owner: 'userId' },
  shown: ['name', 'phone', 'state', 'askedAt', 'answeredAt'],
});

// Keyed hashes stay, so that no one is asked a second time; an agreement ends with the account.
const trustedContacts: PersonalData = {
  ...contacts,
  erase: async (userId, tx) => {
    const rows = database().collection('trustedContacts');
    const own = { userId: toObjectId(userId) };
    await rows.updateMany({ ...own, state: 'agreed' }, { $set: { state: 'asked' } }, Tx.session(tx));
    await rows.updateMany(
      own,
      { $set: { userId: null, name: null, phone: null, alerts: [] } },
      Tx.session(tx),
    );
  },
};

// The next sweep deletes the files by these rows.
const LONG_AGO = new Date(0);

/**
 * The personal data in each collection. Add a line for every new kind: data download and account deletion read
 * nothing else.
 */
export const personalData: readonly PersonalData[] = [
  // Fields left out of the account's own view; the row itself is deleted last.
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
      'verification.shownAs',
      'referralCode',
      'point',
      'suspendedAt',
      'pauseStartsAt',
      'heldAt',
      'creditPaise',
      'emailProvedAt',
      'provedPhone',
      'phoneProvedAt',
      'signedInAt',
      'passwordAsk.at',
      'mustProve',
      'lastSeenAt',
      'asksDoorCode',
      'workCard',
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
    name: 'apiKeys',
    collection: 'apiKeys',
    owner: 'userId',
    shown: ['name', 'can', 'createdAt', 'expiresAt', 'lastUsedAt'],
  }),
  ownedRows({
    name: 'savedFilters',
    collection: 'savedFilters',
    owner: 'userId',
    shown: ['list', 'name', 'filter', 'savedAt'],
  }),
  trustedContacts,
  ownedRows({ name: 'payee', collection: 'payees', owner: '_id', shown: ['changes'] }),
  ownedRows({
    name: 'favorites',
    isLong: true,
    collection: 'favorites',
    owner: 'userId',
    shown: ['kind', 'thingId', 'createdAt'],
  }),
  ownedRows({
    name: 'wantedWords',
    collection: 'wantedWords',
    owner: 'userId',
    shown: ['text', 'askedAt'],
  }),
  wantedOffers,
  ownedRows({ name: 'blocks', collection: 'blocks', owner: 'blockerId', shown: ['blockedId', 'createdAt'] }),
  reports,
  pauses,
  appeals,
  bookings,
  jobs,
  cases,
  jobCases,
  messages,
  ownedRows({
    name: 'reviews',
    isLong: true,
    collection: 'reviews',
    owner: 'customerId',
    shown: ['bookingId', 'rating', 'comment', 'tags', 'isPublic', 'answer', 'createdAt'],
    blanks: { isPublic: false },
  }),
  answers,
  // Decided cases stay, without the worker's words.
  ownedRows({
    name: 'customerReviews',
    isLong: true,
    collection: 'customerReviews',
    owner: 'workerId',
    shown: ['bookingId', 'rating', 'comment', 'tags', 'createdAt'],
    blanks: { comment: '', tags: [] },
  }),
  saidOfCustomer,
  tickets,
  notes,
  // The other side's books stay complete; a line holds only ids and amounts.
  ownedRows({
    name: 'ledger',
    collection: 'ledger',
    owner: 'userId',
    index: { userId: 1, _id: -1 },
    shown: [
      ...['event', 'kind', 'book', 'amountPaise', 'earnedPaise', 'duePaise', 'walletPaise', 'creditPaise'],
      ...['taxPaise', 'booking', 'number', 'method', 'localDate', 'at'],
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
  // A friend's referral bonus stays for the other side, without the person.
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
  // Invitations of an agency show no addresses: those belong to their owners.
  ownedRows({
    name: 'agencyInvites',
    collection: 'agencyInvites',
    owner: 'brokerId',
    shown: ['state', 'createdAt', 'answeredAt'],
  }),
  ownedRows({
    name: 'notifications',
    isLong: true,
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
  // The pictures are not exported: the worker has the documents.
  ownedRows({ name: 'papers', collection: 'papers', owner: 'workerId', shown: ['askedAt'] }),
  // Admin actions stay on record as codes; what they wrote about a person does not.
  ownedRows({ name: 'officeNotes', collection: 'auditNotes', owner: 'aboutId', shown: ['at'] }),
  images,
  ownedRows({
    name: 'devices',
    collection: 'pushTokens',
    owner: 'userId',
    shown: ['createdAt', 'refreshedAt'],
  }),
  ownedRows({
    name: 'attachments',
    isLong: true,
    collection: 'attachments',
    owner: 'ownerId',
    shown: ['type', 'size', 'fileName', 'createdAt'],
    blanks: { expiresAt: LONG_AGO, fileName: '' },
  }),
];
