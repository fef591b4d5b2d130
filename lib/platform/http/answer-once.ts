import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Actor } from '#lib/platform/contract/actor.ts';
import { isFileReply, type Contract } from '#lib/platform/contract/contract.ts';
import type { UploadedFile } from '#lib/platform/contract/payloads.ts';
import { hashBody } from '#lib/platform/idempotency/hash-body.ts';
import { runKeyed } from '#lib/platform/idempotency/run-keyed.ts';

/** The `data` of replies that must not be stored, because it is private or its reader may lose the right to see it. */
export interface PrivateView {
  readonly schema: z.ZodType;
  /** Returns the data as the person may see it now. Throws if they may not. */
  show(wanted: { actor: Actor; id: string }): Promise<unknown>;
}

interface KeyedInput {
  actor: Actor | null;
  params: unknown;
  query: unknown;
  body: unknown;
  file: UploadedFile | undefined;
  idempotencyKey: string | null;
}

interface Binding {
  contract: Contract;
  input: KeyedInput;
  views: readonly PrivateView[];
}

const hashFile = ({ fileName, bytes }: UploadedFile) => ({
  fileName,
  sha256: createHash('sha256').update(bytes).digest('base64url'),
});

const isEmpty = (query: unknown): boolean =>
  typeof query !== 'object' || query === null || Object.keys(query).length === 0;

const hashInput = ({ params, query, body, file }: KeyedInput): string =>
  params === undefined && !file && isEmpty(query)
    ? hashBody(body)
    : hashBody({ params, body, ...(!isEmpty(query) && { query }), ...(file && { file: hashFile(file) }) });

const listSchemas = (schema: unknown): unknown[] => {
  if (schema instanceof z.ZodArray) return [schema, ...listSchemas(schema.unwrap())];
  if (schema instanceof z.ZodNullable) return [schema, ...listSchemas(schema.unwrap())];
  return [schema];
};

/** The view that a call's reply shows in `data`, if that is private. */
export const findPrivateView = (
  { reply }: Contract,
  views: readonly PrivateView[],
): PrivateView | undefined => {
  const shape: Readonly<Record<string, unknown>> =
    !isFileReply(reply) && reply instanceof z.ZodObject ? reply.shape : {};
  const schemas = listSchemas(shape['data']);
  return views.find(({ schema }) => schemas.includes(schema));
};

const idIn = (data: unknown): string =>
  typeof data === 'object' && data !== null && '_id' in data ? String(data._id) : '';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const answering = ({ contract, views }: Binding, actor: Actor) => {
  const { reply } = contract;
  const view = findPrivateView(contract, views);
  return {
    isAnswer: (result: unknown): result is object =>
      isObject(result) && !isFileReply(reply) && reply.safeParse(result).success,
    keep: (answer: object): object =>
      view && 'data' in answer ? { ...answer, data: { _id: idIn(answer.data) } } : answer,
    show: async (kept: unknown): Promise<object> => {
      const answer = isObject(kept) ? kept : {};
      if (!view || !('data' in answer)) return answer;
      return { ...answer, data: await view.show({ actor, id: idIn(answer.data) }) };
    },
  };
};

/** Runs a service; once per key, if the request of a signed-in person carries one. */
export const answerOnce = async (binding: Binding, serve: () => Promise<object>): Promise<object> => {
  const { contract, input } = binding;
  const { actor, idempotencyKey: key } = input;
  if (!actor || key === null || contract.key === 'own') return serve();
  const slot = { userId: actor.userId, call: contract.name, key, claimsFirst: contract.key === 'first' };
  return runKeyed({ ...slot, bodyHash: hashInput(input), ...answering(binding, actor) }, serve);
};
