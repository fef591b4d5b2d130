import type { Contract } from '#lib/platform/contract/contract.ts';
import type { RefusalTexts } from '#lib/platform/contract/error-codes.ts';
import { describeFields } from './describe-fields.ts';
import type { CallExamples } from './examples.ts';
import { shareParts } from './share-parts.ts';
import { headers, listErrorCodes } from './to-refusals.ts';
import { describeRateClasses, envelopes, toOperation, type ApiWords } from './to-operation.ts';
import { collectSchemas, type JsonSchema, type Schemas } from './collect-schemas.ts';

const info = {
  title: 'Hunar API',
  version: '1.0.0',
  description:
    'Find, book and talk to skilled workers. docs/api.md is the guide to conventions.\n\n' +
    'The calls of the office, which only admins make, are described apart, at `/openapi.json?part=office`.\n\n' +
    'The `default` answer of a call has the refusals that many calls share: `x-statuses` lists their codes by status.\n\n' +
    'Ids are 24 hexadecimal digits, so each address belongs to one path.\n\n' +
    'The rate class of a call is `read` for GET and `write` for the others, unless its description names one. ' +
    'Its limit is for one person, and for one address of guests:\n' +
    describeRateClasses(),
  contact: { name: 'The operator of the server, at /help-center' },
  license: { name: 'MIT', identifier: 'MIT' },
};

const bearer = {
  type: 'http',
  scheme: 'bearer',
  bearerFormat: 'JWT',
  description: 'The token that signing in answers; good for 30 days or until signing out.',
};

const toSortKey = ({ path, method }: Contract): string => `${path} ${method}`;

interface Described {
  contracts: readonly Contract[];
  texts: RefusalTexts;
  words: ApiWords;
  examples?: CallExamples;
}

const toPaths = ({ contracts, words, examples = {} }: Described, schemas: Schemas) => {
  const paths: Record<string, Record<string, ReturnType<typeof toOperation>>> = {};
  for (const contract of contracts.toSorted((a, b) => (toSortKey(a) < toSortKey(b) ? -1 : 1)))
    (paths[contract.path] ??= {})[contract.method.toLowerCase()] = toOperation(contract, schemas, {
      ...{ words, example: examples[contract.name] },
    });
  return paths;
};

// The rest says what a person can do, and comes with the refusal itself.
const firstSentence = (text: string): string => text.split(/(?<=[.!?]) /)[0] ?? text;

const describeCodes = ({ contracts, texts }: Described, schemas: Schemas) => {
  const codes = contracts.flatMap((contract) =>
    listErrorCodes(contract, contract.query ? schemas.convert(contract.query, 'input') : {}),
  );
  const described = [...new Set(codes)].toSorted();
  return {
    oneOf: described.map((code) => ({ const: code, description: firstSentence(texts.errors[code]) })),
  };
};

const describeTags = (paths: ReturnType<typeof toPaths>, { tags }: ApiWords) => {
  const used = new Set(
    Object.values(paths).flatMap((item) => Object.values(item).flatMap((one) => one.tags)),
  );
  return [...used].toSorted().map((name) => ({ name, description: tags[name] }));
};

const toSchemas = (schemas: Schemas, described: Described): Record<string, JsonSchema> => {
  const { Error: error = {}, ...others } = schemas.all();
  const code = { $ref: '#/components/schemas/ErrorCode' };
  return {
    ...others,
    ...envelopes,
    Error: { ...error, properties: { ...error.properties, code } },
    ErrorCode: describeCodes(described, schemas),
  };
};

/** The document with every part of an operation in its place. */
export const describeInFull = (described: Described) => {
  const schemas = collectSchemas();
  const paths = toPaths(described, schemas);
  return {
    openapi: '3.1.0',
    info,
    servers: [{ url: '/api/v1' }],
    security: [{ bearer: [] }],
    tags: describeTags(paths, described.words),
    paths,
    components: {
      schemas: toSchemas(schemas, described),
      headers,
      securitySchemes: { bearer },
    },
  };
};

/** Builds the OpenAPI 3.1 document. The order of the contracts does not affect the result. */
export const buildOpenApi = (described: Described) =>
  shareParts(describeFields(describeInFull(described), described.words.fields));
