import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askCode } from '#lib/features/accounts/services/codes.ts';
import { changePassword } from '#lib/features/accounts/services/passwords.ts';
import { notifyBookingChange } from '#lib/features/bookings/services/steps/notify-booking-change.ts';
import type { PushNote } from '#lib/platform/integrations/push/pusher.ts';
import { inTransaction } from '#models/connection.ts';
import { enter, home, useCodes } from '#e2e/kit/code-client.ts';
import { atLeastOne } from '#e2e/kit/assert-each.ts';
import { makeActor } from '#e2e/kit/factories/actors.ts';
import { makeBookable, makeBooking } from '#e2e/kit/factories/bookings.ts';
import { makeContactCode, readNewestCode } from '#e2e/kit/factories/contact-codes.ts';
import { makeSubscription } from '#e2e/kit/factories/push-tokens.ts';
import { hashTestPassword, makePhoneUser, makeSession } from '#e2e/kit/factories/users.ts';
import { waitingNotifications } from '#e2e/kit/factories/waiting-rows.ts';
import { listNotifications } from './feed.ts';
import { saveToken } from './push-tokens.ts';
import { deliverEvent } from './tell-news.ts';

useCodes();

const mailer = { send: () => Promise.resolve(), close: () => {} };

test('no push and no row of the feed carries a code: not of a login, nor of a new password, nor of the door', async () => {
  const customer = await makePhoneUser({ passwordHash: await hashTestPassword() });
  const { userId, sessionId } = await makeSession(customer);
  const actor = makeActor({ userId, sessionId });
  await saveToken({ actor, body: makeSubscription() });
  const phone = customer.provedPhone ?? '';
  const to = { kind: 'phone', contact: phone } as const;

  await askCode({ actor: null, body: { phone, purpose: 'signIn' }, ...home });
  const [asked, signIn] = [await readNewestCode(), await makeContactCode(to)];
  await enter(signIn);
  const contactCode = await makeContactCode(to, { purpose: 'setPassword', userId });
  await changePassword({ actor, body: { forgot: true, contactCode }, device: 'test' });
  const bookable = await makeBookable();
  const booking = await makeBooking({ bookable, customer, status: 'accepted' });
  const by = String(bookable.worker._id);
  for (const news of ['accepted', 'on_the_way', 'arrived'] as const)
    await inTransaction((tx) => notifyBookingChange({ booking, news, by }, tx));

  const notes: PushNote[] = [];
  const pusher = {
    send: async ({ note }: { note: PushNote }) => {
      notes.push(note);
      return 'taken' as const;
    },
  };
  const people = (await waitingNotifications()).filter((one) => one.userId === userId);
  await deliverEvent({ payload: { people }, mailer, pusher });
  await deliverEvent({ payload: { people }, mailer, pusher, step: 'outside' });
  const { data } = await listNotifications({ actor, query: {} });
  assert.ok(data.some(({ kind }) => kind === 'newDevice'));
  for (const { title, body } of [...atLeastOne(notes), ...data]) {
    const text = `${title} ${body}`;
    for (const code of [asked, signIn.code, contactCode.code]) assert.ok(!text.includes(code), text);
    assert.doesNotMatch(text.replaceAll(booking.number, ''), /(?<!\d)\d{4,6}(?!\d)/, text);
  }
});
