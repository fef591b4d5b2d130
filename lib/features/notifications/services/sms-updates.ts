import type { SmsUpdatePayload } from '#lib/features/notifications/contracts/sms.ts';
import {
  listSentKinds,
  listUnknownUpdates,
  smsUpdateFor,
} from '#lib/features/notifications/rules/sms-kinds.ts';
import { writeSms } from '#lib/features/notifications/services/steps/write-sms.ts';
import {
  findUserAmongMany,
  noteForBooking,
} from '#lib/features/notifications/services/steps/word-push-note.ts';
import { env, EnvError } from '#lib/platform/config/env.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { formatDay, formatTime } from '#lib/platform/i18n/format-moment.ts';
import { smsLocales } from '#lib/platform/integrations/sms/create-sms.ts';
import type { SmsSender } from '#lib/platform/integrations/sms/sms-sender.ts';
import { now } from '#lib/platform/time/clock.ts';
import { findNotification } from '#models/notifications/notification.ts';

// Later, it would report what may have changed again.
const MAX_AGE_MS = 60 * 60_000;

/** Throws when a kind is unknown or lacks its English template: messages would be lost one by one. */
export const requireSmsSettings = (): void => {
  const { SMS_UPDATES: updates } = env();
  const unknown = listUnknownUpdates(updates);
  if (unknown.length > 0) throw new EnvError(`SMS_UPDATES has no kind ${unknown.join(', ')}.`);
  const missing = listSentKinds(updates).filter((kind) => smsLocales(env(), kind)?.includes('en') === false);
  if (missing.length > 0)
    throw new EnvError(`SMS_TEMPLATES lacks the English template of ${missing.join(', ')}.`);
};

// Registered variables take plain spaces only.
const toPlain = (text: string): string => text.replace(/\s/g, ' ');

/**
 * Sends a booking update to a proved number, unless a screen has shown it by now. It never uses the reserve of the day,
 * which is for codes.
 */
export const sendSmsUpdate = async ({
  id,
  payload: { notificationId },
  sms,
}: {
  id: string;
  payload: SmsUpdatePayload;
  sms: SmsSender;
}): Promise<void> => {
  const row = await findNotification(notificationId);
  const user = row && (await findUserAmongMany(String(row.userId)));
  if (!user || row.content.kind !== 'booking' || noteForBooking(row, user) === null) return;
  const { news, number, startsAt } = row.content.params;
  const kind = smsUpdateFor(news, env().SMS_UPDATES);
  const isLate = now().getTime() - row.createdAt.getTime() > MAX_AGE_MS;
  if (kind === undefined || user.provedPhone === undefined || isLate) return;
  const at = new Date(startsAt);
  const params = (locale: Locale) => ({
    ...{ number, day: toPlain(formatDay(locale, at)), time: toPlain(formatTime(locale, at)) },
  });
  await writeSms({ id, kind, to: user.provedPhone, locale: user.locale, params, reach: 'open', sms });
};
