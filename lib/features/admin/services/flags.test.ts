import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { readFlagsContract, setFlagContract } from '#lib/features/admin/contracts/flags.ts';
import { listReferralsContract } from '#lib/features/referrals/contracts/referrals.ts';
import { requestTopUpContract } from '#lib/features/money/contracts/wallet.ts';
import { findDepositAddress } from '#lib/features/money/services/deposit-address.ts';
import { findReferrer } from '#lib/features/referrals/services/steps/find-referrer.ts';
import { env, parseEnv, useEnv } from '#lib/platform/config/env.ts';
import { evaluateFlag, forgetFlags } from '#lib/platform/flags/evaluate-flag.ts';
import type { Contract } from '#lib/platform/contract/contract.ts';
import { database } from '#models/connection.ts';
import { expectDescribed, expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { sendCall, type Parts } from '#e2e/kit/api/send-call.ts';
import { signIn, type SignedIn } from '#e2e/kit/factories/users.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer();
const settings = env();

afterEach(async () => {
  useEnv(settings);
  await database().collection('featureFlags').deleteMany({});
  forgetFlags();
});

const send = (call: Contract, parts: Parts, who?: SignedIn) =>
  sendCall({ origin: url(), call, parts, ...(who && { token: who.token }) });

const setFlag = async (key: string, isOn: boolean | null) =>
  send(setFlagContract, { params: { key }, body: { isOn, reason: 'Trying it.' } }, await signIn('admin'));

test('a flag is resolved by the settings, then by the office, then by its default', async () => {
  assert.deepEqual(await evaluateFlag('referrals'), {
    ...{ flagKey: 'referrals', value: true, variant: 'on', reason: 'DEFAULT' },
  });
  expectSuccess(await setFlag('referrals', false), setFlagContract);
  assert.deepEqual(await evaluateFlag('referrals'), {
    ...{ flagKey: 'referrals', value: false, variant: 'off', reason: 'TARGETING_MATCH' },
  });
  useEnv({ ...env(), FEATURES: { referrals: 'on' } });
  assert.equal((await evaluateFlag('referrals')).reason, 'STATIC');
  assert.equal((await evaluateFlag('referrals')).value, true);
  assert.equal(expectRefusal(await setFlag('referrals', false), 409).code, 'flag_fixed');
  useEnv(settings);
  expectSuccess(await setFlag('referrals', null), setFlagContract);
  assert.equal((await evaluateFlag('referrals')).reason, 'DEFAULT');
});

test('the setting lists features as name=on or name=off, and refuses other names', () => {
  const base = { MONGODB_URI: 'mongodb://db/hunar', JWT_SECRET: 'x'.repeat(32), HUNAR_MODE: 'demo' };
  assert.deepEqual(parseEnv({ ...base, FEATURES: 'referrals=off, topUps=on' }).FEATURES, {
    referrals: 'off',
    topUps: 'on',
  });
  for (const wrong of ['referals=off', 'referrals', 'referrals=no'])
    assert.throws(() => parseEnv({ ...base, FEATURES: wrong }), /FEATURES is wrong/, wrong);
});

test('calls of a switched-off feature are refused to everyone with one code', async () => {
  const [customer, worker] = [await signIn('customer'), await signIn('worker')];
  expectSuccess(await send(listReferralsContract, {}, customer), listReferralsContract);
  await setFlag('referrals', false);
  await setFlag('topUps', false);
  const asked = await send(listReferralsContract, {}, customer);
  assert.equal(expectRefusal(asked, 404).code, 'feature_off');
  await expectDescribed(asked, listReferralsContract);
  assert.equal(expectRefusal(await send(listReferralsContract, {}), 404).code, 'feature_off');
  const topUp = await send(requestTopUpContract, { body: { amountPaise: 100_000 } }, worker);
  assert.equal(expectRefusal(topUp, 404).code, 'feature_off');
});

test('a code in an old link brings nothing and stops no one while referrals are off', async () => {
  await assert.rejects(findReferrer({ email: 'new@mail.test', referralCode: 'UNKNOWN1' }));
  await setFlag('referrals', false);
  assert.equal(await findReferrer({ email: 'new@mail.test', referralCode: 'UNKNOWN1' }), null);
});

test('deposits are taken only with an address and the feature', async () => {
  assert.equal(await findDepositAddress(), settings.TOP_UP_UPI ?? null);
  useEnv({ ...env(), TOP_UP_UPI: 'hunar@bank' });
  assert.equal(await findDepositAddress(), 'hunar@bank');
  await setFlag('topUps', false);
  assert.equal(await findDepositAddress(), null);
});

test('the office reads every flag with its reason', async () => {
  expectSuccess(await send(readFlagsContract, {}, await signIn('admin')), readFlagsContract);
});
