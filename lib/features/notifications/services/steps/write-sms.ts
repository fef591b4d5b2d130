import type { SmsKind } from '#lib/features/notifications/contracts/sms.ts';
import { listSmsVariables, outboxKindOf } from '#lib/features/notifications/rules/sms-kinds.ts';
import { smsTexts } from '#lib/features/notifications/texts/by-locale.ts';
import { spendSms, type SmsReach } from '#lib/features/accounts/services/steps/sms-budget.ts';
import { env } from '#lib/platform/config/env.ts';
import type { Locale } from '#lib/platform/contract/locale.ts';
import { fill } from '#lib/platform/i18n/fill.ts';
import { smsLocales } from '#lib/platform/integrations/sms/create-sms.ts';
import type { SmsSender } from '#lib/platform/integrations/sms/sms-sender.ts';
import { metrics } from '#lib/platform/observability/metrics.ts';
import { now } from '#lib/platform/time/clock.ts';
import { toIndiaDay } from '#lib/platform/time/india-day.ts';
import { countSmsDrop } from '#models/platform/sms-drop.ts';

export interface SmsToWrite {
  /** The outbox row's id. */
  id: string;
  kind: SmsKind;
  to: string;
  locale: Locale;
  /** The values of the text, some of which are words of a language. */
  params(locale: Locale): Readonly<Record<string, string>>;
  reach: SmsReach;
  sms: SmsSender;
}

// A language without a registered template would be dropped, so English takes its place.
const chooseLocale = (kind: SmsKind, wanted: Locale): Locale => {
  const registered = smsLocales(env(), kind);
  return registered === null || registered.includes(wanted) ? wanted : 'en';
};

// The metrics of a server end with it; the office sees the days.
const countDrop = async (kind: SmsKind): Promise<void> => {
  const at = now();
  await countSmsDrop({ localDate: toIndiaDay(at), kind: outboxKindOf(kind), at });
};

/** Words and sends one SMS within the day's budget; one over it is dropped and counted. */
export const writeSms = async ({ id, kind, to, locale, params, reach, sms }: SmsToWrite): Promise<void> => {
  const count = (outcome: string): void => metrics().smsMessages.inc({ kind, outcome });
  const giveBack = await spendSms(reach, to);
  if (!giveBack) {
    count('over_budget');
    return countDrop(kind);
  }
  const chosen = chooseLocale(kind, locale);
  const values = params(chosen);
  const text = fill(smsTexts[chosen][kind], values);
  try {
    await sms.send({ id, kind, to, locale: chosen, text, variables: listSmsVariables(kind, values) });
  } catch (error) {
    await giveBack();
    count('failed');
    throw error;
  }
  count('sent');
};
