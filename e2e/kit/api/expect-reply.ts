import assert from 'node:assert/strict';
import { z } from 'zod';
import { isFileReply, type Contract } from '#lib/platform/contract/contract.ts';
import { errorReply, type ErrorReply } from '#lib/platform/contract/envelope.ts';
import { statusOfError } from '#lib/platform/contract/error-codes.ts';
import { listOperations } from '#lib/platform/openapi/list-operations.ts';
import { loadOpenApi } from '#lib/platform/openapi/read-openapi.ts';
import type { Answer } from './exchange.ts';

const envelope = z.looseObject({
  success: z.literal(true),
  requestId: z.uuid(),
});
const envelopeNames = Object.keys(envelope.shape);

const expectJson = ({ headers }: Answer, requestId: string): void => {
  assert.equal(headers['content-type'], 'application/json; charset=utf-8');
  assert.equal(headers['x-request-id'], requestId, 'the header and the body name one request');
};

/** Asserts a success reply: the contract's status, envelope and schema, and nothing else. */
export const expectSuccess = (answer: Answer, contract: Contract): void => {
  assert.equal(answer.status, contract.status ?? 200, answer.text.slice(0, 500));
  if (isFileReply(contract.reply)) {
    const { contentTypes } = contract.reply;
    assert.ok(contentTypes.includes(answer.headers['content-type'] ?? ''), answer.headers['content-type']);
    return;
  }
  const body = envelope.parse(answer.json);
  expectJson(answer, body.requestId);
  const { keepSeconds } = contract;
  const caching = keepSeconds === undefined ? 'no-store' : `public, max-age=${keepSeconds}`;
  assert.equal(answer.headers['cache-control'], caching);
  const payload = Object.entries(body).filter(([name]) => !envelopeNames.includes(name));
  contract.reply.parse(Object.fromEntries(payload));
};

/** Asserts a complete refusal envelope with the `status` the matrix or an attack expects. */
export const expectRefusal = (answer: Answer, status: number): ErrorReply => {
  assert.equal(answer.status, status, answer.text.slice(0, 500));
  const body = errorReply.parse(answer.json);
  expectJson(answer, body.requestId);
  const known: Record<string, number> = statusOfError;
  assert.equal(known[body.code], status, `${body.code} is a known code of this status`);
  assert.equal(answer.headers['cache-control'], 'no-store');
  assert.equal(answer.headers['www-authenticate'] !== undefined, status === 401);
  return body;
};

/** Asserts that the API's documentation lists this refusal of the call. */
export const expectDescribed = async (
  answer: Answer,
  { method, path }: Pick<Contract, 'method' | 'path'>,
): Promise<void> => {
  const { code } = errorReply.parse(answer.json);
  const operations = listOperations(await loadOpenApi());
  const found = operations.find((one) => one.path === path && one.method === method.toLowerCase());
  const schema = found?.operation.responses[answer.status]?.content['application/json']?.schema;
  const codes = schema?.allOf?.flatMap(({ properties }) => properties?.['code']?.enum ?? []);
  assert.ok(codes?.includes(code), `${method} ${path} describes ${answer.status} ${code}`);
};
