import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import {
  namedEntry,
  createSkillContract,
  listSkillsContract,
} from '#lib/features/catalogue/contracts/named-lists.ts';
import { tradeDrawings } from '#lib/platform/images/contract.ts';
import { expectRefusal, expectSuccess } from '#e2e/kit/api/expect-reply.ts';
import { sendCall } from '#e2e/kit/api/send-call.ts';
import { signIn } from '#e2e/kit/factories/users.ts';
import { useTestServer } from '#e2e/kit/test-server.ts';

const { url } = useTestServer();

const create = async (body: object, key?: string) => {
  const { token } = await signIn('admin');
  const headers = key === undefined ? undefined : { 'idempotency-key': key };
  return sendCall({ origin: url(), call: createSkillContract, token, parts: { body, headers } });
};

const toId = (answer: { json: unknown }) => z.looseObject({ data: namedEntry }).parse(answer.json).data._id;

test('a new skill is on the list with its names in other languages', async () => {
  const answer = await create({ name: 'Plumber', names: { hi: 'प्लंबर' }, picture: 'plumber' });
  expectSuccess(answer, createSkillContract);
  const list = await sendCall({ origin: url(), call: listSkillsContract });
  expectSuccess(list, listSkillsContract);
  assert.match(list.text, /प्लंबर/);
});

test('one skill name makes one skill, in any spelling, under concurrent requests', async () => {
  const names = ['Welder', ' welder ', 'WELDER', 'Ｗelder'];
  const answers = await Promise.all([...names, ...names].map((name) => create({ name, picture: 'welder' })));
  for (const answer of answers) expectSuccess(answer, createSkillContract);
  assert.equal(new Set(answers.map(toId)).size, 1);
  const created = answers.filter(({ json }) => z.looseObject({ isNew: z.boolean() }).parse(json).isNew);
  assert.equal(created.length, 1, 'the others say that it was there');
});

test('a repeated request gets the first answer; the same key with another body is refused', async () => {
  const { token } = await signIn('admin');
  const send = (name: string) =>
    sendCall({
      origin: url(),
      call: createSkillContract,
      token,
      parts: { body: { name, picture: 'cook' }, headers: { 'idempotency-key': 'seed-1' } },
    });
  const [first, second] = [await send('Halwai'), await send('Halwai')];
  assert.equal(toId(first), toId(second));
  assert.equal(expectRefusal(await send('Caterer'), 422).code, 'idempotency_mismatch');
});

const drawings = tradeDrawings.join(', ');

test('each fault of the form is listed under its field', async () => {
  const { errors } = expectRefusal(await create({ name: 'A', picture: 'bee' }), 400);
  assert.deepEqual(errors, [
    {
      field: 'name',
      code: 'text_too_short',
      message: 'Must be at least 2 characters',
      params: { min: 2, max: 30 },
    },
    {
      field: 'picture',
      code: 'unknown_choice',
      message: `This value isn’t allowed here. Choose one of: ${drawings}`,
      params: { choices: drawings },
    },
  ]);
});
