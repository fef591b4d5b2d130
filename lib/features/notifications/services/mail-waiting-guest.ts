import { describeBarrier } from '#lib/features/catalogue/services/steps/describe-barrier.ts';
import type { WantedMailPayload } from '#lib/features/notifications/contracts/mails.ts';
import { toWithdrawal } from '#lib/features/search/services/steps/withdrawal.ts';
import { appOrigin } from '#lib/platform/config/env.ts';
import type { Mailer } from '#lib/platform/integrations/mail/mailer.ts';
import { publicPaths } from '#lib/platform/navigation/paths.ts';
import { toMail } from './to-mail.ts';

/** Mails a guest who waits for a city or trade: that we know, with the link to withdraw, or that it can be booked. */
export const mailWaitingGuest = async ({
  id,
  payload: { mail, id: wantedId, to, locale, thing },
  mailer,
}: {
  id: string;
  payload: WantedMailPayload;
  mailer: Mailer;
}): Promise<void> => {
  const { names } = await describeBarrier(thing);
  const path =
    mail === 'wantedAsked' ? publicPaths.withdraw(wantedId, toWithdrawal(wantedId)) : publicPaths.home;
  const params = { thing: { name: thing.name, names }, path };
  const content = mail === 'wantedAsked' ? { kind: mail, params } : { kind: mail, params };
  const worded = toMail({ content, locale, origin: appOrigin() });
  await mailer.send({ id, to: { name: to, address: to }, locale, ...worded });
};
