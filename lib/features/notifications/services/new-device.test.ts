import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readOrMakeDevice } from '#lib/features/accounts/services/steps/signed-device.ts';
import { login } from '#lib/features/accounts/services/sign-in.ts';
import type { OutgoingMail } from '#lib/platform/integrations/mail/mailer.ts';
import { enter, enterBy, home, useCodes } from '#e2e/kit/code-client.ts';
import { makeActor } from '#e2e/kit/factories/actors.ts';
import { makeContactCode } from '#e2e/kit/factories/contact-codes.ts';
import { makePhoneUser, makeUser, newPhone, TEST_PASSWORD } from '#e2e/kit/factories/users.ts';
import { waitingNotifications } from '#e2e/kit/factories/waiting-rows.ts';
import { listNotifications } from './feed.ts';
import { deliverEvent } from './tell-news.ts';

useCodes();

const listNewDevices = async () =>
  (await waitingNotifications()).filter(({ content }) => content.kind === 'newDevice');

const makeProved = () => {
  const phone = newPhone();
  return makeUser({ phone, provedPhone: phone, phoneProvedAt: new Date() });
};

test('a code sign-in on a new device is mailed to the confirmed address and shown in the feed', async () => {
  const user = await makeProved();
  await enterBy(user.provedPhone ?? '');
  const people = await listNewDevices();
  const mails: OutgoingMail[] = [];
  const mailer = { send: async (mail: OutgoingMail) => void mails.push(mail), close: () => {} };
  await deliverEvent({ payload: { people }, mailer, pusher: { send: () => Promise.resolve('taken') } });
  assert.deepEqual(
    mails.map(({ to, subject }) => [to.address, subject]),
    [[user.email, 'New login to your account: Unknown device']],
  );
  const actor = makeActor({ userId: String(user._id) });
  const { data } = await listNotifications({ actor, query: {} });
  assert.deepEqual(
    data.map(({ title, href }) => [title, href]),
    [['New login with a code', '/profile/privacy-security']],
  );
});

test('a device that the account knows is not reported, by its signed name or by browser and network', async () => {
  const [phone, { id: deviceId }] = [(await makePhoneUser()).phone ?? '', readOrMakeDevice(undefined)];
  const enterHere = async () => enter(await makeContactCode({ kind: 'phone', contact: phone }, { deviceId }));
  await enterHere();
  assert.equal((await listNewDevices()).length, 1);
  await enterHere();
  assert.equal((await listNewDevices()).length, 1);
  const user = await makeProved();
  await login({ body: { email: user.email, password: TEST_PASSWORD }, ...home });
  await enterBy(user.provedPhone ?? '');
  assert.equal((await listNewDevices()).length, 1);
});

test('an unconfirmed address gets no mail, and a new account no report', async () => {
  await enterBy(newPhone(), { name: 'Asha Gupta' });
  assert.deepEqual(await listNewDevices(), []);
  const phone = newPhone();
  const proof = { phone, provedPhone: phone, phoneProvedAt: new Date() };
  await makeUser({ ...proof, emailProvedAt: undefined });
  await enterBy(phone);
  assert.deepEqual(
    (await listNewDevices()).map(({ mail }) => mail),
    [false],
  );
});
