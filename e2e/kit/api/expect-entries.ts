import assert from 'node:assert/strict';
import { z } from 'zod';
import { isFileReply } from '#lib/platform/contract/contract.ts';
import type { Answer } from './exchange.ts';
import type { MatrixRow } from './matrix-row.ts';

const unwrap = (schema: unknown): unknown =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault
    ? unwrap(schema.unwrap())
    : schema;

/** The lists in an answer's schema: 'data', 'data.bookings'; not those inside list items. */
const findLists = (reply: unknown, path = ''): string[] => {
  const schema = unwrap(reply);
  if (schema instanceof z.ZodArray) return unwrap(schema.element) instanceof z.ZodObject ? [path] : [];
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => findLists(option, path));
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).flatMap(([name, part]) =>
    findLists(part, path ? `${path}.${name}` : name),
  );
};

const record = z.record(z.string(), z.unknown());

const valueAt = (json: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => record.safeParse(value).data?.[name], json);

/** Asserts that a call's lists had entries: an empty list fits every schema. */
export const expectEntries = (
  { json }: Pick<Answer, 'json'>,
  { contract, empty = [] }: Pick<MatrixRow, 'contract' | 'empty'>,
): void => {
  if (isFileReply(contract.reply)) return;
  const lists = [...new Set(findLists(contract.reply))];
  const isEmpty = (path: string): boolean => {
    const value = valueAt(json, path);
    return Array.isArray(value) && value.length === 0;
  };
  assert.deepEqual(lists.filter(isEmpty), [...empty], 'the row stores what the call lists');
};
