import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { z } from 'zod';
import { checkContract } from '#lib/features/accounts/contracts/accounts.ts';
import * as passkeys from '#lib/features/accounts/contracts/passkeys.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { sendCall, type SentCall } from '#e2e/kit/api/send-call.ts';
import { enrol } from '#e2e/kit/enrol-passkey.ts';
import { makePasskey } from '#e2e/kit/factories/passkeys.ts';
import { nextCode, turnOnTotp, wrongCode } from '#e2e/kit/factories/totps.ts';
import { signIn, TEST_PASSWORD } from '#e2e/kit/factories/users.ts';
import { makeSoftPasskey } from '#e2e/kit/soft-passkey.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer();

const send = (call: SentCall['call'], parts: SentCall['parts'] = {}, token?: string) =>
  sendCall({ origin: url(), call, parts, token });

const challengeIn = ({ json }: { json: unknown }): string =>
  z.looseObject({ data: z.looseObject({ challenge: z.string() }) }).parse(json).data.challenge;

const offerTo = (token: string, proof: Partial<passkeys.OfferPasskeyBody> = {}) =>
  send(passkeys.offerPasskeyContract, { body: { password: TEST_PASSWORD, ...proof } }, token);
const add = (token: string, body: passkeys.NewPasskeyBody) =>
  send(passkeys.addPasskeyContract, { body }, token);
const ask = async () => challengeIn(await send(passkeys.askPasskeyContract));
const enter = (body: passkeys.PasskeyLoginBody) => send(passkeys.passkeyLoginContract, { body });
const errorCode = (answer: Awaited<ReturnType<typeof send>>, status: number) =>
  expectRefusal(answer, status).code;

describe('a passkey', () => {
  test('needs password and second factor to add, signs in without a code, and can be removed', async () => {
    const { token, userId } = await signIn('worker');
    const app = await turnOnTotp(userId);
    const code = nextCode(app);
    assert.equal(errorCode(await offerTo(token, { password: 'not this one', code }), 400), 'wrong_password');
    assert.equal(errorCode(await offerTo(token), 400), 'wrong_code');
    assert.equal(errorCode(await offerTo(token, { code: wrongCode(app) }), 400), 'wrong_code');
    const key = makeSoftPasskey();
    const added = await add(token, key.make({ challenge: challengeIn(await offerTo(token, { code })) }));
    expectSuccess(added, passkeys.addPasskeyContract);
    const entered = await enter(key.answer({ challenge: await ask() }));
    expectSuccess(entered, passkeys.passkeyLoginContract);
    const session = z.looseObject({ token: z.string() }).parse(entered.json).token;
    expectSuccess(await send(checkContract, {}, session), checkContract);

    const listed = await send(passkeys.listPasskeysContract, {}, token);
    const [mine] = z.looseObject({ data: z.array(passkeys.passkeyView) }).parse(listed.json).data;
    assert.ok(mine?.lastUsedAt);
    expectSuccess(
      await send(passkeys.removePasskeyContract, { params: { id: mine._id } }, token),
      passkeys.removePasskeyContract,
    );
    assert.equal(errorCode(await enter(key.answer({ challenge: await ask() })), 401), 'passkey_refused');
  });

  test('answers each challenge once, and only one issued for the same purpose', async () => {
    const [me, other] = [await signIn('customer'), await signIn('customer')];
    const key = await enrol(me.userId);
    const answer = key.answer({ challenge: await ask() });
    const both = await Promise.all([enter(answer), enter(answer)]);
    assert.deepEqual(both.map(({ status }) => status).toSorted(), [200, 401]);
    assert.equal(errorCode(await enter(answer), 401), 'passkey_refused');
    // A challenge for a signed-in person is not valid for signing in, and the reverse.
    const offered = challengeIn(await offerTo(me.token));
    assert.equal(errorCode(await enter(key.answer({ challenge: offered })), 401), 'passkey_refused');
    for (const challenge of [offered, await ask(), 'bm90IG91cnM'])
      assert.equal(
        errorCode(await add(other.token, makeSoftPasskey().make({ challenge })), 400),
        'passkey_invalid',
      );
  });

  test('is refused from another site, without user verification, and with a rewound counter', async () => {
    const { userId, token } = await signIn('customer');
    const key = await enrol(userId);
    const wrongs = [{ origin: 'https://hunar.example.evil.test' }, { isUnlocked: false }];
    for (const wrong of wrongs) {
      const challenge = await ask();
      assert.equal(errorCode(await enter(key.answer({ challenge, ...wrong })), 401), 'passkey_refused');
      const offered = challengeIn(await offerTo(token));
      const made = makeSoftPasskey().make({ challenge: offered, ...wrong });
      assert.equal(errorCode(await add(token, made), 400), 'passkey_invalid');
    }
    key.rewind();
    assert.equal(errorCode(await enter(key.answer({ challenge: await ask() })), 401), 'passkey_refused');
  });

  test('is refused with another’s signature, when unknown, and when another account has it', async () => {
    const [me, other] = [await signIn('customer'), await signIn('worker')];
    const [mine, theirs] = [await enrol(me.userId), await enrol(other.userId)];
    const named = mine.answer({ challenge: await ask() });
    const forged = { ...theirs.answer({ challenge: await ask() }), id: named.id };
    assert.equal(errorCode(await enter(forged), 401), 'passkey_refused');
    const unknown = makeSoftPasskey().answer({ challenge: await ask() });
    assert.equal(errorCode(await enter(unknown), 401), 'passkey_refused');
    const again = mine.make({ challenge: challengeIn(await offerTo(other.token)) });
    assert.equal(errorCode(await add(other.token, again), 409), 'passkey_known');
  });

  test('is limited to ten per account', async () => {
    const { userId, token } = await signIn('customer');
    for (let at = 0; at < passkeys.MAX_PASSKEYS; at += 1) await makePasskey(userId);
    assert.equal(errorCode(await offerTo(token), 409), 'too_many_passkeys');
  });
});
