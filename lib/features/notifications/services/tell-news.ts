import type {
  NotificationContent,
  EventRecipient,
} from '#lib/features/notifications/contracts/notifications.ts';
import type { MailPayload } from '#lib/features/notifications/contracts/mails.ts';
import { smsUpdateFor } from '#lib/features/notifications/rules/sms-kinds.ts';
import { env } from '#lib/platform/config/env.ts';
import { accountPaths } from '#lib/platform/navigation/paths.ts';
import { writeOutbox, type OutboxPayload } from '#lib/platform/outbox/write-outbox.ts';
import { now } from '#lib/platform/time/clock.ts';
import type { Mailer } from '#lib/platform/integrations/mail/mailer.ts';
import type { Pusher } from '#lib/platform/integrations/push/pusher.ts';
import { inTransaction } from '#models/connection.ts';
import { findNotification, type NotificationRecord } from '#models/notifications/notification.ts';
import type { NextStep } from '#models/platform/outbox.ts';
import { findReached, type ReachedPerson } from '#models/notifications/reached-people.ts';
import { FOLLOW_UP_MS } from '#lib/features/messages/rules/follow-up.ts';
import { mailTo, putIntoFeed } from '#lib/features/notifications/services/steps/tell-person.ts';
import { ringDevices } from '#lib/features/notifications/services/steps/push-to-devices.ts';
import { noteForBooking } from '#lib/features/notifications/services/steps/word-push-note.ts';

interface Ways {
  mailer: Mailer;
  pusher: Pusher;
}

interface Receiver extends ReachedPerson {
  recipient: EventRecipient;
}

interface Delivered extends Receiver {
  row: NotificationRecord | null;
}

const readReceivers = async (people: readonly EventRecipient[]): Promise<Receiver[]> => {
  const found = await findReached(people.map(({ userId }) => userId));
  return people.flatMap((recipient, place) => {
    const person = found[place];
    return person ? [{ recipient, ...person }] : [];
  });
};

const toMailContent = (content: NotificationContent, href: string | null): MailPayload['content'] | null => {
  switch (content.kind) {
    case 'booking':
      return { kind: 'booking', params: { story: content.params, path: href ?? accountPaths.bookings } };
    case 'pause':
      return { kind: 'pause', params: { story: content.params, path: href ?? accountPaths.paused } };
    case 'welcome':
    case 'welcomeWorker':
    case 'welcomeAgency':
      return { kind: content.kind, params: content.params };
    case 'newDevice': {
      const { name, device } = content.params;
      return { kind: content.kind, params: { name, device, path: href ?? accountPaths.privacy } };
    }
    default:
      return null;
  }
};

// Equals the outbox's pause after a first failure.
const PAUSE_MS = 2000;

/** A mail that cannot be sent waits on its own, so that a mail server outage delays nothing else. */
const mailLater = (payload: MailPayload): Promise<void> => {
  const dueAt = new Date(now().getTime() + PAUSE_MS);
  const key = `mail:${payload.messageId}`;
  return inTransaction((tx) => writeOutbox({ kind: 'mail', payload, key, dueAt }, tx));
};

const mail = async (
  { recipient, user }: Pick<Receiver, 'recipient' | 'user'>,
  mailer: Mailer,
): Promise<void> => {
  const { id: messageId, userId, href, content: event } = recipient;
  const content = recipient.mail ? toMailContent(event, href) : null;
  if (!content) return;
  try {
    await mailTo({ user, id: messageId, content, mailer });
  } catch {
    await mailLater({ userId, messageId, content });
  }
};

/** Sends mails, and push notes where no screen has shown the notification. */
const reachOutside = async (delivered: readonly Delivered[], { mailer, pusher }: Ways): Promise<void> => {
  const notes = delivered.flatMap(({ user, devices, row }) => {
    const note = noteForBooking(row, user);
    return note ? [{ devices, note }] : [];
  });
  await Promise.all([ringDevices(notes, pusher), ...delivered.map((one) => mail(one, mailer))]);
};

interface EventToDeliver extends Ways {
  payload: OutboxPayload<'news'>;
  step?: string;
}

/** How long screens have to show an update before it goes out by SMS. */
const SMS_WAIT_MS = 2 * 60_000;

const queueSms = async (rows: readonly NotificationRecord[]): Promise<void> => {
  const { SMS_UPDATES: updates } = env();
  for (const { _id, content, createdAt } of rows) {
    if (content.kind !== 'booking' || smsUpdateFor(content.params.news, updates) === undefined) continue;
    const notificationId = String(_id);
    const dueAt = new Date(createdAt.getTime() + SMS_WAIT_MS);
    const entry = {
      kind: 'smsUpdate',
      payload: { notificationId },
      key: `sms:${notificationId}`,
      dueAt,
    } as const;
    await inTransaction((tx) => writeOutbox(entry, tx));
  }
};

// Only bookings ring devices; everything else waits in the feed.
const mayRing = ({ recipient, devices }: Receiver): boolean =>
  recipient.content.kind === 'booking' && devices.length > 0;

const readDelivered = async (people: readonly EventRecipient[]): Promise<Delivered[]> => {
  const rows = Promise.all(people.map(({ id }) => findNotification(id)));
  const [receivers, found] = await Promise.all([readReceivers(people), rows]);
  return receivers.map((one) => ({
    ...one,
    row: found.find((row) => String(row?._id) === one.recipient.id) ?? null,
  }));
};

/**
 * Delivers to feeds and open screens at once. Mails and push notes follow immediately too, unless a device might ring
 * for something already seen.
 */
export const deliverEvent = async ({
  payload: { people },
  step,
  ...ways
}: EventToDeliver): Promise<NextStep | void> => {
  if (step !== undefined) return reachOutside(await readDelivered(people), ways);
  const at = now();
  const receivers = await readReceivers(people);
  const rows = await Promise.all(receivers.map(({ recipient, user }) => putIntoFeed(recipient, user, at)));
  await queueSms(rows);
  const { createdAt = at } = rows[0] ?? {};
  if (receivers.some(mayRing))
    return { step: 'outside', dueAt: new Date(createdAt.getTime() + FOLLOW_UP_MS) };
  await Promise.all(receivers.map((one) => mail(one, ways.mailer)));
};
