import { DEFAULT_PAGE_SIZE } from '#lib/platform/contract/list.ts';
import type {
  ConversationSummary,
  SummaryQuery,
  UnreadMessages,
} from '#lib/features/messages/contracts/messages.ts';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { AppError } from '#lib/platform/contract/app-error.ts';
import { parseCursor, toCursor } from '#lib/platform/paging/cursor.ts';
import {
  listConversationRecords,
  listSides,
  type ConversationRecord,
  type ConversationSides,
  type SummaryCursor,
} from '#models/messages/conversation.ts';
import { findUsers, type UserRecord } from '#models/people/user.ts';
import { hiddenFrom } from '#lib/features/people/services/steps/hidden-people.ts';
import { mayWrite } from '#lib/features/messages/rules/may-write.ts';
import { toWriter } from '#lib/features/messages/services/steps/find-partner.ts';
import { getPartnerId, toUnread, toMarks, countUnread } from './to-read-marks.ts';
import { imageUrl } from '#lib/platform/images/image-file.ts';

const toPartnerSummary = (user: UserRecord | undefined): ConversationSummary['user'] =>
  user
    ? {
        _id: String(user._id),
        name: user.name,
        userType: user.role,
        profileImage: user.imageKey && imageUrl({ key: user.imageKey, size: 256 }),
      }
    : null;

// An existing conversation proves the right to write, as links to agencies and accounts change.
const mayContinue = ({
  writer,
  partner,
}: {
  writer: UserRecord | undefined;
  partner: UserRecord | undefined;
}): boolean =>
  writer !== undefined &&
  partner !== undefined &&
  mayWrite({ writer: toWriter(writer), partner: toWriter(partner), isAnswer: true, hasBooking: true });

/** Returns one row of the list; none while the conversation is empty. */
const toSummary = ({
  conversation,
  readerId,
  people,
  hidden,
}: {
  conversation: ConversationRecord;
  readerId: string;
  people: readonly UserRecord[];
  /** People the reader cannot see. */
  hidden: readonly string[];
}): ConversationSummary[] => {
  const { last, members } = conversation;
  if (!last) return [];
  const userId = getPartnerId(conversation, readerId);
  const [reader, partner] = [readerId, userId].map((id) => people.find(({ _id }) => String(_id) === id));
  return [
    {
      _id: String(conversation._id),
      members: members.map(String),
      updatedAt: conversation.updatedAt.toISOString(),
      userId,
      user: toPartnerSummary(partner),
      unreadCount: countUnread(conversation, readerId),
      lastMessage: {
        seq: last.seq,
        text: last.text,
        senderId: String(last.senderId),
        createdAt: last.at.toISOString(),
        attachmentType: last.attachmentType,
      },
      marks: toMarks({ conversation, readerId }),
      mayWrite: mayContinue({ writer: reader, partner }) && !hidden.includes(userId),
      isMuted: conversation.side[readerId]?.muted === true,
    },
  ];
};

const readCursor = (cursor: string | undefined): SummaryCursor | null => {
  if (cursor === undefined) return null;
  const [at, id] = parseCursor(cursor, 2);
  if (typeof at !== 'number' || typeof id !== 'string' || !/^[0-9a-f]{24}$/.test(id))
    throw new AppError('invalid_cursor');
  return { updatedAt: new Date(at), id };
};

const cursorFrom = ({ _id, updatedAt }: ConversationRecord): string =>
  toCursor([updatedAt.getTime(), String(_id)]);

/** Returns the partners whose name contains the words. */
const findPartners = async ({
  words,
  userId,
  sides,
}: {
  words: string;
  userId: string;
  sides: readonly ConversationSides[];
}): Promise<string[]> => {
  const people = await findUsers(sides.map((row) => getPartnerId(row, userId)));
  const needle = words.toLocaleLowerCase();
  return people.filter(({ name }) => name.toLocaleLowerCase().includes(needle)).map(({ _id }) => String(_id));
};

/** Returns one page of the actor's conversations, most recent first, and their unread counts. */
export const listConversations = async ({
  actor: { userId },
  query,
}: {
  actor: Actor;
  query: SummaryQuery;
}): Promise<{ data: ConversationSummary[]; nextCursor: string | null; unReadMessages: UnreadMessages }> => {
  const { limit = DEFAULT_PAGE_SIZE, search } = query;
  const before = readCursor(query.cursor);
  const [sides, hidden] = await Promise.all([listSides(userId), hiddenFrom(userId)]);
  const among = search ? await findPartners({ words: search, userId, sides }) : undefined;
  const rows = await listConversationRecords({ userId, before, limit: limit + 1, among });
  const page = rows.slice(0, limit);
  const people = await findUsers([userId, ...page.map((row) => getPartnerId(row, userId))]);
  const last = page.at(-1);
  return {
    data: page.flatMap((conversation) => toSummary({ conversation, readerId: userId, people, hidden })),
    nextCursor: rows.length > limit && last ? cursorFrom(last) : null,
    unReadMessages: toUnread(sides, userId),
  };
};
