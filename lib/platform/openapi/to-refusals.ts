import { takesKey, type Contract } from '#lib/platform/contract/contract.ts';
import { isOpenToPaused } from '#lib/platform/contract/paused-calls.ts';
import { errorReply } from '#lib/platform/contract/envelope.ts';
import { statusOfError, type ErrorCode } from '#lib/platform/contract/error-codes.ts';
import type { JsonSchema, Schemas } from './collect-schemas.ts';

const codesOfKey = (contract: Contract): ErrorCode[] => {
  if (!takesKey(contract)) return [];
  // The row that such a call stores is there or not.
  return contract.key === 'own'
    ? ['idempotency_mismatch']
    : ['idempotency_mismatch', 'in_progress', 'already_done'];
};

const codesOfInput = ({ params, body, upload }: Contract): ErrorCode[] => [
  'validation_failed',
  ...(params ? (['not_found'] as const) : []),
  ...(body || upload ? (['malformed_body', 'body_too_large', 'unsupported_media_type'] as const) : []),
];

const codesOfAccess = (contract: Contract): ErrorCode[] => {
  const { access } = contract;
  if (access === 'public') return [];
  return [
    'unauthorized',
    'session_expired',
    ...(isOpenToPaused(contract) ? [] : (['suspended'] as const)),
    ...(access === 'member' ? [] : (['forbidden'] as const)),
  ];
};

const codesOfList = (query: JsonSchema): ErrorCode[] =>
  query.properties?.['cursor'] ? ['invalid_cursor'] : [];

/** Every error code of a call: the common ones and its own. */
export const listErrorCodes = (contract: Contract, query: JsonSchema): ErrorCode[] => [
  ...codesOfInput(contract),
  ...codesOfKey(contract),
  ...codesOfList(query),
  ...codesOfAccess(contract),
  ...(contract.flag ? (['feature_off'] as const) : []),
  ...(contract.errors ?? []),
  'too_many_requests',
  'internal',
  'unavailable',
];

/** The codes of a refusal; `components.schemas.ErrorCode` says what each means. */
export const nameCodes = (codes: readonly string[]): string => codes.map((code) => `\`${code}\``).join(', ');

/** Response headers, described once under `components/headers`. */
export const headers = {
  'X-Request-Id': { description: 'Names this very call in our logs.', schema: { type: 'string' } },
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } },
  'WWW-Authenticate': { description: 'Always `Bearer`.', schema: { type: 'string' } },
};

export const headerRefs = (...names: (keyof typeof headers)[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

// The body names the request, as the header does.
const headersOfStatus = (status: string, codes: readonly ErrorCode[]) => {
  if (status === '401') return { headers: headerRefs('WWW-Authenticate') };
  return status === '429' || status === '503' || codes.includes('in_progress')
    ? { headers: headerRefs('Retry-After') }
    : {};
};

const refusal = (status: string, codes: ErrorCode[], error: JsonSchema) => ({
  description: nameCodes(codes),
  ...headersOfStatus(status, codes),
  content: {
    'application/json': { schema: { allOf: [error, { properties: { code: { enum: codes } } }] } },
  },
});

/** The error responses of a call, by status. */
export const toRefusals = (contract: Contract, query: JsonSchema, schemas: Schemas) => {
  const error = schemas.convert(errorReply, 'output');
  const codes = [...new Set(listErrorCodes(contract, query))];
  const byStatus = Object.groupBy(codes, (code) => String(statusOfError[code]));
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, own = []]) => [status, refusal(status, own, error)]),
  );
};
