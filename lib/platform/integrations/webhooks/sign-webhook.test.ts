import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeWebhookKey, signWebhook, toSecretText } from './sign-webhook.ts';

test('signatures equal those of the test vector of Standard Webhooks', () => {
  const key = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64');
  const message = {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    seconds: 1614265330,
    body: '{"test": 2432232314}',
  };
  const signature = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=';
  assert.equal(signWebhook(message, [key]), signature);
  assert.equal(signWebhook(message, [key, key]), `${signature} ${signature}`);
});

test('a secret has 256 bits behind its prefix', () => {
  const text = toSecretText(makeWebhookKey());
  assert.match(text, /^whsec_[\w+/]{43}=$/);
  assert.notEqual(text, toSecretText(makeWebhookKey()));
});
