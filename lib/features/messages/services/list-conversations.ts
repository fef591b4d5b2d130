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
import { partnerOf, toUnread, toMarks, unreadOf } from './to-read-marks.ts';
import { imageUrl } from '#lib/platform/images/image-file.ts';

interface Reading {
  conversation: ConversationRecord;
  readerId: string;
  people: readonly UserRecord[];
  /** Whom the reader does not see. */
  hidden: readonly string[];
}

const faceOf = (user: UserRecord | undefined): ConversationSummary['user'] =>
  user
    ? {
        _id: String(user._id),
        name: user.name,
        userType: user.role,
        profileImage: user.imageKey && imageUrl({ key: user.imageKey, size: 256 }),
      }
    : null;

interface Pair {
  writer: UserRecord | undefined;
  partner: UserRecord | undefined;
}

// Whoever has a conversation was allowed to write in it, or was written to; links to agencies and people come and go.
const maySay = ({ writer, partner }: Pair): boolean =>
  writer !== undefined &&
  partner !== undefined &&
  mayWrite({ writer: toWriter(writer), partner: toWriter(partner), isAnswer: true, hasBooking: true });

/** A row of the list; none while nothing is written. */
const toSummary = ({ conversation, readerId, people, hidden }: Reading): ConversationSummary[] => {
  const { last, members } = conversation;
  if (!last) return [];
  const userId = partnerOf(conversation, readerId);
  const [reader, partner] = [readerId, userId].map((id) => people.find(({ _id }) => String(_id) === id));
  return [
    {
      _id: String(conversation._id),
      members: members.map(String),
      updatedAt: conversation.updatedAt.toISOString(),
      userId,
      user: faceOf(partner),
      unreadCount: unreadOf(conversation, readerId),
      lastMessage: {
        seq: last.seq,
        text: last.text,
        senderId: String(last.senderId),
        createdAt: last.at.toISOString(),
        attachmentType: last.attachmentType,
      },
      marks: toMarks({ conversation, readerId }),
      mayWrite: maySay({ writer: reader, partner }) && !hidden.includes(userId),
      isMuted: conversation.side[readerId]?.muted === true,
    },
  ];
};

interface Input {
  actor: Actor;
  query: SummaryQuery;
}

interface Heads {
  data: ConversationSummary[];
  nextCursor: string | null;
  unReadMessages: UnreadMessages;
}

const readCursor = (cursor: string | undefined): SummaryCursor | null => {
  if (cursor === undefined) return null;
  const [at, id] = parseCursor(cursor, 2);
  if (typeof at !== 'number' || typeof id !== 'string' || !/^[0-9a-f]{24}$/.test(id))
    throw new AppError('invalid_cursor');
  return { updatedAt: new Date(at), id };
};

const cursorOf = ({ _id, updatedAt }: ConversationRecord): string =>
  toCursor([updatedAt.getTime(), String(_id)]);

interface Search {
  words: string;
  userId: string;
  sides: readonly ConversationSides[];
}

/** Partners whose name holds the words. */
const findPartners = async ({ words, userId, sides }: Search): Promise<string[]> => {
  const people = await findUsers(sides.map((row) => partnerOf(row, userId)));
  const wanted = words.toLocaleLowerCase();
  return people.filter(({ name }) => name.toLocaleLowerCase().includes(wanted)).map(({ _id }) => String(_id));
};

/** One page of the actor's conversations, the latest first, and everything that waits unread. */
export const listConversations = async ({ actor: { userId }, query }: Input): Promise<Heads> => {
  const { limit = DEFAULT_PAGE_SIZE, search } = query;
  const before = readCursor(query.cursor);
  const [sides, hidden] = await Promise.all([listSides(userId), hiddenFrom(userId)]);
  const among = search ? await findPartners({ words: search, userId, sides }) : undefined;
  const rows = await listConversationRecords({ userId, before, limit: limit + 1, among });
  const page = rows.slice(0, limit);
  const people = await findUsers([userId, ...page.map((row) => partnerOf(row, userId))]);
  const last = page.at(-1);
  return {
    data: page.flatMap((conversation) => toSummary({ conversation, readerId: userId, people, hidden })),
    nextCursor: rows.length > limit && last ? cursorOf(last) : null,
    unReadMessages: toUnread(sides, userId),
  };
};
