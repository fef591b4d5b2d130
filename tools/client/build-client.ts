import type { OpenApiDocument, OpenApiOperation, OpenApiParameter } from '#lib/platform/openapi/contract.ts';
import { listOperations } from '#lib/platform/openapi/list-operations.ts';
import { toType } from './to-type.ts';

const toParameters = (parameters: readonly OpenApiParameter[], place: string): string[] => {
  const own = parameters.filter((parameter) => parameter.in === place);
  if (own.length === 0) return [];
  const fields = own.map(({ name, required, schema }) => `${name}${required ? '' : '?'}: ${toType(schema)};`);
  const isOptional = own.every(({ required }) => !required);
  return [`${place === 'path' ? 'params' : 'query'}${isOptional ? '?' : ''}: { ${fields.join(' ')} };`];
};

const toBody = ({ requestBody }: OpenApiOperation): string[] => {
  const schema = Object.values(requestBody?.content ?? {})[0]?.schema;
  return schema ? [`${requestBody?.required ? 'body' : 'body?'}: ${toType(schema)};`] : [];
};

const toReply = ({ responses }: OpenApiOperation): string => {
  const done = Object.entries(responses).find(([status]) => Number(status) < 300)?.[1];
  const schema = done?.content['application/json']?.schema;
  return schema ? toType(schema) : 'Blob';
};

const toCodes = ({ responses }: OpenApiOperation): string => {
  const codes = Object.entries(responses)
    .filter(([status]) => Number(status) >= 400)
    .flatMap(([, { content }]) => content['application/json']?.schema?.allOf ?? [])
    .flatMap(({ properties }) => properties?.['code']?.enum ?? []);
  return [...new Set(codes)].map((code) => JSON.stringify(code)).join(' | ');
};

const toCall = ({ method, path, operation }: ReturnType<typeof listOperations>[number]): string[] => {
  const { parameters, summary } = operation;
  const keyed = parameters.some(({ name }) => name === 'Idempotency-Key');
  const parts = [
    ...toParameters(parameters, 'path'),
    ...toParameters(parameters, 'query'),
    ...toBody(operation),
    ...(keyed ? ['idempotencyKey?: string;'] : []),
  ];
  return [
    `  /** ${summary} */`,
    `  ${JSON.stringify(`${method.toUpperCase()} ${path}`)}: {`,
    `    parts: { ${parts.join(' ')} };`,
    `    reply: ${toReply(operation)};`,
    `    code: ${toCodes(operation)};`,
    '  };',
  ];
};

const head = `/** The types of the Hunar API, written from its OpenAPI description. */`;

const tail = `
export type CallName = keyof Calls;
type Parts<Name extends CallName> = Calls[Name]['parts'];

/** A refusal: \`code\` is for programs, \`message\` for people. */
export class HunarError extends Error {
  readonly status: number;
  readonly code: string;
  readonly requestId: string | null;
  /** The fields that were refused. */
  readonly errors: ReadonlyArray<{ field: string; code: string; message: string }>;
  readonly data: unknown;
  /** Seconds to wait before the next try. */
  readonly retryAfter: number | null;
}

export interface ClientOptions {
  /** The server, \`https://hunar.example\`. */
  origin: string;
  /** The bearer token of a session, or a function that returns the current one. */
  token?: string | (() => string | undefined);
  fetch?: typeof fetch;
}

/** Makes a function that makes calls: \`await call('GET /bookings', { query: { status: 'upcoming' } })\`. */
export declare const createClient: (
  options: ClientOptions,
) => <Name extends CallName>(
  name: Name,
  ...parts: {} extends Parts<Name> ? [parts?: Parts<Name>] : [parts: Parts<Name>]
) => Promise<Calls[Name]['reply']>;
`;

/** The types of every call, and of the function that makes them. */
export const buildTypes = (document: OpenApiDocument): string => {
  const schemas = Object.entries(document.components.schemas).map(
    ([name, schema]) => `  ${JSON.stringify(name)}: ${toType(schema)};`,
  );
  const calls = listOperations(document).flatMap(toCall);
  return [
    head,
    'export interface Schemas {',
    ...schemas,
    '}',
    '',
    'export interface Calls {',
    ...calls,
    '}',
    tail,
  ].join('\n');
};

/** The client itself: no dependencies, for browsers and Node. */
export const clientScript = `export class HunarError extends Error {
  constructor(status, body, retryAfter) {
    super(body.error ?? 'The server gave no answer that can be read.');
    Object.assign(this, { name: 'HunarError', status, code: body.code ?? 'unreadable' });
    Object.assign(this, { requestId: body.requestId ?? null, errors: body.errors ?? [], data: body.data });
    this.retryAfter = retryAfter === null ? null : Number(retryAfter);
  }
}

const toUrl = (origin, path, { params = {}, query = {} }) => {
  const url = new URL('/api/v1' + path.replace(/\\{(\\w+)\\}/g, (_, name) => encodeURIComponent(params[name])), origin);
  for (const [name, value] of Object.entries(query))
    for (const one of [value].flat()) if (one !== undefined) url.searchParams.append(name, String(one));
  return url;
};

const toBody = (body) => {
  if (body === undefined) return {};
  const file = Object.entries(body).find(([, value]) => value instanceof Blob);
  if (!file) return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const form = new FormData();
  form.set(...file);
  return { body: form, headers: {} };
};

const read = async (response) => {
  const isJson = /\\bjson\\b/.test(response.headers.get('content-type') ?? '');
  if (response.ok && !isJson) return response.blob();
  const body = isJson ? await response.json() : {};
  if (!response.ok) throw new HunarError(response.status, body, response.headers.get('retry-after'));
  return body;
};

export const createClient = ({ origin, token, fetch = globalThis.fetch }) => async (name, parts = {}) => {
  const [method, path] = name.split(' ');
  const current = typeof token === 'function' ? token() : token;
  const { body, headers } = toBody(parts.body);
  const response = await fetch(toUrl(origin, path, parts), {
    method,
    body,
    headers: {
      accept: 'application/json',
      ...headers,
      ...(current === undefined ? {} : { authorization: 'Bearer ' + current }),
      ...(parts.idempotencyKey === undefined ? {} : { 'idempotency-key': parts.idempotencyKey }),
    },
  });
  return read(response);
};
`;
