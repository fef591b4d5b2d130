import { isFileReply, type Contract } from '#lib/platform/contract/contract.ts';
import type { RefusalTexts } from '#lib/platform/contract/error-codes.ts';
import { rateClasses, type RateRule } from '#lib/platform/contract/rate-class.ts';
import { headersOf, toRefusals } from './to-refusals.ts';
import type { JsonSchema, Schemas } from './collect-schemas.ts';

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'A text of your own for this very change: sent again, it answers as before and changes nothing.',
  schema: { type: 'string', pattern: '^[!-~]{1,200}$' },
};

const toParameters = (place: 'path' | 'query', { properties = {}, required = [] }: JsonSchema) =>
  Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema,
  }));

const toRequestBody = ({ body, upload }: Contract, schemas: Schemas) => {
  if (upload) {
    const properties = { [upload.field]: { type: 'string', format: 'binary' } };
    const schema = { type: 'object', properties, required: [upload.field], additionalProperties: false };
    return { required: true, content: { 'multipart/form-data': { schema } } };
  }
  if (!body) return undefined;
  return { required: true, content: { 'application/json': { schema: schemas.convert(body, 'input') } } };
};

const enveloped = (reply: JsonSchema): JsonSchema => {
  if (reply.anyOf) return { ...reply, anyOf: reply.anyOf.map(enveloped) };
  if (reply.type !== 'object') throw new Error('A reply is an object without a name of its own.');
  return {
    ...reply,
    properties: { success: { const: true }, ...reply.properties, requestId: { type: 'string' } },
    required: ['success', ...(reply.required ?? []), 'requestId'],
  };
};

const toSuccess = ({ reply, table }: Contract, schemas: Schemas) => ({
  description: 'Done.',
  headers: headersOf('X-Request-Id'),
  content: isFileReply(reply)
    ? Object.fromEntries(reply.contentTypes.map((type) => [type, {}]))
    : {
        'application/json': { schema: enveloped(schemas.convert(reply, 'output')) },
        ...(table && { 'text/csv': {} }),
      },
});

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** `GET /users/{id}/work-types` is called `getUsersByIdWorkTypes`. */
const operationIdOf = ({ method, path }: Contract): string => {
  const words = path.replace(/\{(\w+)\}/g, 'by-$1').match(/[A-Za-z0-9]+/g) ?? [];
  return method.toLowerCase() + words.map(capitalised).join('');
};

// The prefix is no group and no permission: most lists below it are public.
const tagOf = ({ path }: Contract): string => path.replace(/^\/admin(?=\/)/, '').split('/')[1] ?? '';

const audienceOf = ({ access }: Contract): string => {
  if (access === 'public') return 'Open to everyone.';
  return access === 'member' ? 'For everyone signed in.' : `For ${access.join(', ')}.`;
};

const limitOf = ({ rate }: Contract): string => {
  const { points, seconds, by, guests }: RateRule = rateClasses[rate];
  const all = `At most ${points} calls of class \`${rate}\` in ${seconds} seconds for one`;
  if (guests)
    return `${all} signed-in person, ${guests.points} in ${guests.seconds} for an address of guests.`;
  return `${all} ${by === 'caller' ? 'signed-in person, or address of a guest' : 'address'}.`;
};

interface Described {
  contract: Contract;
  schemas: Schemas;
  texts: RefusalTexts;
}

/** The OpenAPI operation of one call. */
export const toOperation = ({ contract, schemas, texts }: Described) => {
  const { summary, access, params, query, idempotent, status = 200 } = contract;
  const queryShape = query ? schemas.convert(query, 'input') : {};
  const responses: Record<string, object> = {
    [status]: toSuccess(contract, schemas),
    ...toRefusals({ contract, query: queryShape, schemas, texts }),
  };
  return {
    operationId: operationIdOf(contract),
    summary,
    description: `${audienceOf(contract)} ${limitOf(contract)}`,
    tags: [tagOf(contract)],
    security: access === 'public' ? [{}, { bearer: [] }] : [{ bearer: [] }],
    parameters: [
      ...toParameters('path', params ? schemas.convert(params, 'input') : {}),
      ...toParameters('query', queryShape),
      ...(idempotent ? [idempotencyKey] : []),
    ],
    requestBody: toRequestBody(contract, schemas),
    responses,
  };
};
