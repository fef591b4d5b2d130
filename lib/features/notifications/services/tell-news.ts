import type { NotificationContent, ToldPerson } from '#lib/features/notifications/contracts/notifications.ts';
import type { MailPayload } from '#lib/features/notifications/contracts/mails.ts';
import { accountPaths } from '#lib/platform/navigation/paths.ts';
import { writeOutbox, type OutboxPayload } from '#lib/platform/outbox/write-outbox.ts';
import { now } from '#lib/platform/time/clock.ts';
import type { Mailer } from '#lib/platform/integrations/mail/mailer.ts';
import type { Pusher } from '#lib/platform/integrations/push/pusher.ts';
import { inTransaction } from '#models/connection.ts';
import { listPushTokensOf } from '#models/accounts/push-token.ts';
import { findNotification, type NotificationRecord } from '#models/notifications/notification.ts';
import type { NextStep } from '#models/platform/outbox.ts';
import type { UserRecord } from '#models/people/user.ts';
import { FOLLOW_UP_MS } from '#lib/features/messages/rules/may-write.ts';
import { mailTo, putIntoFeed } from '#lib/features/notifications/services/steps/tell-person.ts';
import { ringDevices } from '#lib/features/notifications/services/steps/push-to-devices.ts';
import {
  findUserAmongMany,
  noteOfBooking,
} from '#lib/features/notifications/services/steps/word-push-note.ts';

interface Ways {
  mailer: Mailer;
  pusher: Pusher;
}

interface Receiver {
  told: ToldPerson;
  user: UserRecord;
}

interface Heard extends Receiver {
  row: NotificationRecord | null;
}

const readReceivers = async (people: readonly ToldPerson[]): Promise<Receiver[]> => {
  const users = await Promise.all(people.map(({ userId }) => findUserAmongMany(userId)));
  return people.flatMap((told, place) => {
    const user = users[place];
    return user ? [{ told, user }] : [];
  });
};

const mailOf = (content: NotificationContent, href: string | null): MailPayload['content'] | null => {
  switch (content.kind) {
    case 'booking':
      return { kind: 'booking', params: { story: content.params, path: href ?? accountPaths.bookings } };
    case 'pause':
      return { kind: 'pause', params: { story: content.params, path: href ?? accountPaths.paused } };
    case 'welcome':
    case 'welcomeWorker':
    case 'welcomeAgency':
      return { kind: content.kind, params: content.params };
    default:
      return null;
  }
};

// As long as the outbox waits after a first fault.
const PAUSE_MS = 2000;

/** A mail that cannot go now waits by itself: a mail server that is down holds up nothing else. */
const mailLater = (payload: MailPayload): Promise<void> => {
  const dueAt = new Date(now().getTime() + PAUSE_MS);
  const key = `mail:${payload.messageId}`;
  return inTransaction((tx) => writeOutbox({ kind: 'mail', payload, key, dueAt }, tx));
};

const mail = async ({ told, user }: Receiver, mailer: Mailer): Promise<void> => {
  const { id: messageId, userId, href, content: said } = told;
  const content = told.mail ? mailOf(said, href) : null;
  if (!content) return;
  try {
    await mailTo({ user, id: messageId, content, mailer });
  } catch {
    await mailLater({ userId, messageId, content });
  }
};

/** Mails, and rings where no screen has shown it. */
const reachOutside = async (heard: readonly Heard[], { mailer, pusher }: Ways): Promise<void> => {
  const notes = heard.flatMap(({ told: { userId }, user, row }) => {
    const note = noteOfBooking(row, user);
    return note ? [{ userId, note }] : [];
  });
  await Promise.all([ringDevices(notes, pusher), ...heard.map((one) => mail(one, mailer))]);
};

interface News extends Ways {
  payload: OutboxPayload<'news'>;
  step?: string;
}

const haveDevices = async (people: readonly ToldPerson[]): Promise<boolean> => {
  // Outside the app people hear of their bookings; the rest waits in the feed.
  const rung = people.filter(({ content }) => content.kind === 'booking');
  const devices = await Promise.all(rung.map(({ userId }) => listPushTokensOf(userId)));
  return devices.flat().length > 0;
};

const readHeard = async (people: readonly ToldPerson[]): Promise<Heard[]> => {
  const rows = Promise.all(people.map(({ id }) => findNotification(id)));
  const [receivers, found] = await Promise.all([readReceivers(people), rows]);
  return receivers.map((one) => ({
    ...one,
    row: found.find((row) => String(row?._id) === one.told.id) ?? null,
  }));
};

/** Feeds and open screens at once; what leaves the app then too, unless there are devices that might ring for nothing. */
export const tellNews = async ({ payload: { people }, step, ...ways }: News): Promise<NextStep | void> => {
  if (step !== undefined) return reachOutside(await readHeard(people), ways);
  const at = now();
  const [receivers, mustWait] = await Promise.all([readReceivers(people), haveDevices(people)]);
  const rows = await Promise.all(receivers.map(({ told, user }) => putIntoFeed(told, user, at)));
  const { createdAt = at } = rows[0] ?? {};
  if (mustWait) return { step: 'outside', dueAt: new Date(createdAt.getTime() + FOLLOW_UP_MS) };
  await Promise.all(receivers.map((one) => mail(one, ways.mailer)));
};
