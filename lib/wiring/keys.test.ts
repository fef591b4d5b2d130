import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { z } from 'zod';
import { isFileReply, takesKey, type Contract } from '#lib/platform/contract/contract.ts';
import { findPrivateView } from '#lib/platform/http/answer-once.ts';
import { privateViews } from '#lib/wiring/private-views.ts';
import { listFields } from '#e2e/kit/api/fields-of.ts';
import { loadServedCalls } from '#e2e/kit/api/served-calls.ts';
import { atLeastOne } from '#e2e/kit/assert-each.ts';

const contracts = (await loadServedCalls()).map(({ contract }) => contract);
const writing = contracts.filter(({ method }) => method !== 'GET');

const session = 'its answer is a session, or it ends one';
const proof = 'the request proves who the person is by a password or code, whose hash must not be stored';
const question = 'its answer is a secret for one use';
const secret = 'its answer is a secret that is shown once';
const trace = 'no trace of a position is kept, not even the hash of a request';

/** Why a writing call takes no key. */
const withoutKey: Readonly<Record<string, string>> = {
  'POST /auth/register': session,
  'POST /auth/login': session,
  'POST /auth/logout': session,
  'POST /auth/code/verify': session,
  'POST /auth/passkey-login': session,
  'DELETE /auth/sessions': session,
  'DELETE /auth/sessions/{id}': session,
  'POST /auth/code': question,
  'POST /auth/passkey-login/question': question,
  'POST /auth/passkeys/offer': question,
  'POST /auth/totp': question,
  'DELETE /admin/users/{id}/second-factor': question,
  'POST /auth/resend-verification': question,
  'POST /auth/send-reset-password-email': question,
  'POST /admin/api-keys': secret,
  'POST /admin/webhooks': secret,
  'POST /admin/webhooks/{id}/secret': secret,
  'POST /auth/passkeys': proof,
  'DELETE /auth/passkeys/{id}': proof,
  'DELETE /auth/totp': proof,
  'PUT /auth/change-password': proof,
  'PUT /auth/email': proof,
  'PUT /auth/phone': proof,
  'POST /auth/verify-email': proof,
  'POST /auth/reset-password/{id}/{token}': proof,
  'POST /auth/start-empty/{id}/{token}': proof,
  'PUT /users/payee': proof,
  'POST /users/delete-account': proof,
  'PUT /users/contacts/answer': proof,
  'PUT /bookings/{id}/position': trace,
  'DELETE /bookings/{id}/position': trace,
};

test('every writing call takes an idempotency key, except those with secrets', () => {
  const without = writing.filter((contract) => !takesKey(contract)).map(({ name }) => name);
  assert.deepEqual(without.toSorted(), Object.keys(withoutKey).toSorted());
});

const namesIn = (schema: z.ZodType | undefined): string[] =>
  listFields(schema).flatMap(({ path }) => path.at(-1) ?? []);

const replyOf = ({ reply }: Contract): z.ZodType | undefined => (isFileReply(reply) ? undefined : reply);

// The code of a fault in a row of the file.
const faultCode = 'POST /admin/lists/{list} code';

const secretNames =
  /^(token|password|cnf_password|code|setupCode|secret|challenge|credential|recoveryCodes)$/i;

test('no request or answer with a secret takes a key', () => {
  const keyed = writing.filter(takesKey);
  const found = keyed.flatMap((contract) =>
    [contract.body, contract.params, replyOf(contract)]
      .flatMap(namesIn)
      .filter((name) => secretNames.test(name))
      .map((name) => `${contract.name} ${name}`),
  );
  assert.deepEqual(found, [faultCode]);
});

const privateNames = new Set([
  ...['street', 'floor', 'landMark', 'digipin', 'instructions', 'contact', 'contactPhone', 'askPhone'],
  ...['email', 'phone', 'provedPhone', 'upiId', 'utr', 'lift', 'callFromGate', 'gatePhoto'],
]);

test('answers with private details are shown again instead of stored', () => {
  const keyed = writing.filter((contract) => takesKey(contract) && contract.key !== 'own');
  const stored = keyed.flatMap((contract) => {
    const names = namesIn(replyOf(contract)).filter((name) => privateNames.has(name));
    return names.length > 0 && !findPrivateView(contract, privateViews)
      ? [`${contract.name} ${names.join(' ')}`]
      : [];
  });
  assert.deepEqual(stored, [], 'add a view in lib/wiring/private-views.ts');
});

test('every private view is used, and its calls show nothing private beside it', () => {
  const shown = atLeastOne(privateViews).map((view) => ({
    view,
    calls: writing.filter((contract) => findPrivateView(contract, privateViews) === view),
  }));
  for (const { calls } of shown) assert.ok(calls.length > 0);
  const beside = shown.flatMap(({ calls }) =>
    calls.flatMap((contract) =>
      listFields(replyOf(contract))
        .filter(({ path }) => path[0] !== 'data' && privateNames.has(path.at(-1) ?? ''))
        .map(({ path }) => `${contract.name} ${path.join('.')}`),
    ),
  );
  assert.deepEqual(beside, []);
});
