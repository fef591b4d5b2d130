import { z } from 'zod';
import { isFileReply, type Contract } from '#lib/platform/contract/contract.ts';
import type { CallExample } from '#lib/platform/openapi/examples.ts';
import type { Answer } from './exchange.ts';
import type { KnownCall } from './load-matrix.ts';
import type { Parts } from './send-call.ts';

type Json = string | number | boolean | null | readonly Json[] | JsonObject;
interface JsonObject {
  readonly [name: string]: Json;
}
const json: z.ZodType<Json> = z.json();
const example = z.custom<CallExample>();

/** Values that differ each time a factory makes them, with their replacement in an example; secrets are shortened. */
const made: readonly { pattern: RegExp; sample?: string; name?: string }[] = [
  { pattern: /^[0-9a-f]{24}$/, sample: '6561a0b2c3d4e5f607182930' },
  { pattern: /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/, sample: '2026-12-01T04:30:00.000Z' },
  { pattern: /^\d{4}-\d\d-\d\d$/, sample: '2026-12-01' },
  { pattern: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, sample: '0b8f6a52-3c1d-4e7a-9f20-5d6c7b8a9e01' },
  { pattern: /^[^@\s]+@[^@\s]+\.[^@\s]+$/, sample: 'asha@example.com' },
  { pattern: /^(\+91)?[6-9]\d{9}$/, sample: '9876543210' },
  { pattern: /^\d{6}$/, sample: '123456', name: 'code' },
  { pattern: /^(Person \d+|Asha Gupta)$/, sample: 'Asha Gupta' },
  { pattern: /^HN-[\w-]+$/, sample: 'HN-7K3QF' },
  { pattern: /^[A-Z][a-z]+ \d+$/ },
  { pattern: /^[\w.:~+/=-]{20,}$/ },
];
const MAX_SECRET_LENGTH = 90;

const findMade = (text: string, member: string) =>
  made.find(({ pattern, name = member }) => name === member && pattern.test(text));

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const toSample = (value: Json, name = ''): Json => {
  if (Array.isArray(value)) return value.map((item: Json) => toSample(item, name));
  if (isObject(value)) return mapMembers(value, toSample);
  if (typeof value !== 'string') return value;
  const found = findMade(value, name);
  return found ? (found.sample ?? value.slice(0, MAX_SECRET_LENGTH)) : value;
};

const mapMembers = (value: JsonObject, change: (member: Json, name: string) => Json): JsonObject =>
  Object.fromEntries(Object.entries(value).map(([name, member]) => [name, change(member, name)]));

const toJson = (value: unknown): Json => json.parse(JSON.parse(JSON.stringify(value)));

/** The first entry of each list is enough. */
const shorten = (value: Json): Json => {
  if (Array.isArray(value)) return value.slice(0, 1).map(shorten);
  return isObject(value) ? mapMembers(value, shorten) : value;
};

const isPaged = ({ query }: Contract): boolean => query instanceof z.ZodObject && 'limit' in query.shape;

/** Writes a request that worked as an example; a call without input is shown by its reply. */
export const toExample = ({ contract }: KnownCall, parts: Parts, answer: Answer): CallExample => {
  const { params, query, file } = parts;
  const body = file ? { [file.field]: file.name } : parts.body;
  const isBare = [params, query, body].every((part) => part === undefined);
  if (isBare && isPaged(contract)) return { query: { limit: '5' } };
  const reply = isBare && !isFileReply(contract.reply) ? shorten(toJson(answer.json)) : undefined;
  const shown = Object.entries({ params, query, body, reply }).filter(([, part]) => part !== undefined);
  return example.parse(Object.fromEntries(shown.map(([name, part]) => [name, toSample(toJson(part))])));
};

const merge = (sample: Json, fresh: Json | undefined, name = ''): Json => {
  if (typeof sample === 'string') return findMade(sample, name) && typeof fresh === 'string' ? fresh : sample;
  if (Array.isArray(sample)) {
    const items = z.array(json).catch([]).parse(fresh);
    return sample.map((item: Json, at) => merge(item, items[at], name));
  }
  if (!isObject(sample)) return sample;
  const own = isObject(fresh) ? fresh : {};
  return mapMembers(sample, (member, one) => merge(member, own[one], one));
};

const texts = z.record(z.string(), z.string());
const lists = z.record(z.string(), z.union([z.string(), z.array(z.string())]));

const mergePart = (sample: unknown, fresh: unknown): Json =>
  merge(toJson(sample), fresh === undefined ? undefined : toJson(fresh));

/** The request of an example, with ids, days, codes and secrets of things that exist in place of its samples. */
export const toRequest = ({ params, query, body }: CallExample, fresh: Parts): Parts => ({
  ...fresh,
  ...(params && { params: texts.parse(mergePart(params, fresh.params)) }),
  ...(query && { query: lists.parse(mergePart(query, fresh.query)) }),
  ...(body !== undefined && !fresh.file && { body: mergePart(body, fresh.body) }),
});
