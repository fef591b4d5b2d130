import { isFileReply, takesKey, type Contract } from '#lib/platform/contract/contract.ts';
import { rateClasses, type RateRule } from '#lib/platform/contract/rate-class.ts';
import type { CallExample } from './examples.ts';
import { headerRefs, toRefusals } from './to-refusals.ts';
import type { JsonSchema, Schemas } from './collect-schemas.ts';

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'Optional. A new text for each change, such as a UUID. For 24 hours, a repeat with the same text gets the first answer and changes nothing.',
  schema: { type: 'string', pattern: '^[!-~]{1,200}$' },
};

/** Words for the groups of calls, the parameters, and those fields whose names do not say enough. */
export interface ApiWords {
  readonly tags: Readonly<Record<string, string>>;
  readonly parameters: Readonly<Record<string, string>>;
  readonly fields: Readonly<Record<string, string>>;
}

// In a query everything is text; an example has the type of its schema.
const toTyped = (value: string | readonly string[] | undefined, { type }: JsonSchema) => {
  if (type === 'integer' || type === 'number') return Number(value);
  return type === 'boolean' ? value === 'true' : value;
};

const toParameters = (
  place: 'path' | 'query',
  { properties = {}, required = [] }: JsonSchema,
  { words, values }: { words: ApiWords; values: CallExample['query'] },
) =>
  Object.entries(properties).map(([name, schema]) => {
    const isRequired = place === 'path' || required.includes(name);
    const value = values?.[name];
    return {
      ...{ name, in: place, description: words.parameters[name] },
      ...(isRequired && { required: true }),
      ...(value !== undefined && typeof schema === 'object' && { example: toTyped(value, schema) }),
      schema,
    };
  });

const toRequestBody = (
  { body, isBodyOptional, upload }: Contract,
  schemas: Schemas,
  example: CallExample['body'],
) => {
  if (upload) {
    const properties = { [upload.field]: { type: 'string', format: 'binary' } };
    const schema = { type: 'object', properties, required: [upload.field], additionalProperties: false };
    return {
      required: true,
      content: { 'multipart/form-data': { schema, ...(example !== undefined && { example }) } },
    };
  }
  if (!body) return undefined;
  const content = {
    'application/json': { schema: schemas.convert(body, 'input'), ...(example !== undefined && { example }) },
  };
  return { required: isBodyOptional !== true, content };
};

const envelope = {
  success: { const: true },
  message: { type: 'string' },
  requestId: { type: 'string' },
} as const;
const nextCursor: JsonSchema = { type: ['string', 'null'], pattern: '^[\\w-]+$' };

/** The members that all JSON replies share, and those of lists in pages. */
export const envelopes: Readonly<Record<string, JsonSchema>> = {
  Done: { type: 'object', properties: envelope, required: ['success', 'requestId'] },
  Page: {
    ...{ type: 'object', properties: { ...envelope, nextCursor } },
    required: ['success', 'requestId', 'nextCursor'],
  },
};

const enveloped = (reply: JsonSchema): JsonSchema => {
  if (reply.anyOf) return { ...reply, anyOf: reply.anyOf.map(enveloped) };
  if (reply.type !== 'object') throw new Error('A reply must be an object without a name.');
  const { message: _, nextCursor: cursor, ...properties } = reply.properties ?? {};
  const required = (reply.required ?? []).filter((name) => name !== 'nextCursor');
  const common = { $ref: `#/components/schemas/${cursor ? 'Page' : 'Done'}` };
  if (Object.keys(properties).length === 0) return common;
  return { allOf: [common, { properties, ...(required.length > 0 && { required }) }] };
};

// The body of a JSON reply names its request; bytes leave that to a header.
const toSuccess = ({ reply, table }: Contract, schemas: Schemas, example: CallExample['reply']) =>
  isFileReply(reply)
    ? {
        description: 'OK',
        headers: headerRefs('X-Request-Id'),
        content: Object.fromEntries(reply.contentTypes.map((type) => [type, {}])),
      }
    : {
        description: 'OK',
        content: {
          'application/json': {
            schema: enveloped(schemas.convert(reply, 'output')),
            ...(example !== undefined && { example }),
          },
          ...(table && { 'text/csv': {} }),
        },
      };

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** `GET /users/{id}/work-types` becomes `getUsersByIdWorkTypes`. */
const toOperationId = ({ method, path }: Contract): string => {
  const words = path.replace(/\{(\w+)\}/g, 'by-$1').match(/[A-Za-z0-9]+/g) ?? [];
  return method.toLowerCase() + words.map(capitalised).join('');
};

// The `/admin` prefix says nothing: some lists below it are public.
const toTag = ({ path, access }: Contract): string =>
  Array.isArray(access) && access.every((role) => role === 'admin')
    ? 'office'
    : (path.replace(/^\/admin(?=\/)/, '').split('/')[1] ?? '');

const describeAudience = ({ access }: Contract): string => {
  if (access === 'public') return 'Open to everyone.';
  return access === 'member' ? 'For everyone signed in.' : `For ${access.join(', ')}.`;
};

const describeRate = ({ rate, method }: Contract): string =>
  rate === (method === 'GET' ? 'read' : 'write') ? '' : ` Rate class \`${rate}\`.`;

/** Says what each rate class allows, once for all calls. */
export const describeRateClasses = (): string =>
  Object.entries(rateClasses)
    .map(([name, { points, seconds, by, guests }]: [string, RateRule]) => {
      const each = by === 'caller' ? '' : ' for one address';
      const fewer = guests ? `; for guests ${guests.points} in ${guests.seconds}` : '';
      return `- \`${name}\`: ${points} calls in ${seconds} s${each}${fewer}`;
    })
    .join('\n');

/** The OpenAPI operation of a call. */
export const toOperation = (
  contract: Contract,
  schemas: Schemas,
  { words, example = {} }: { words: ApiWords; example?: CallExample | undefined },
) => {
  const { summary, access, params, query, status = 200 } = contract;
  const queryShape = query ? schemas.convert(query, 'input') : {};
  const responses: Record<string, object> = {
    [status]: toSuccess(contract, schemas, example.reply),
    ...toRefusals(contract, queryShape, schemas),
  };
  return {
    operationId: toOperationId(contract),
    summary,
    description: describeAudience(contract) + describeRate(contract),
    tags: [toTag(contract)],
    security: access === 'public' ? [{}, { bearer: [] }] : [{ bearer: [] }],
    parameters: [
      ...toParameters('path', params ? schemas.convert(params, 'input') : {}, {
        ...{ words, values: example.params },
      }),
      ...toParameters('query', queryShape, { words, values: example.query }),
      ...(takesKey(contract) ? [idempotencyKey] : []),
    ],
    requestBody: toRequestBody(contract, schemas, example.body),
    responses,
  };
};
