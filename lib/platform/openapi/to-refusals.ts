import type { Contract } from '#lib/platform/contract/contract.ts';
import { errorReply } from '#lib/platform/contract/envelope.ts';
import { statusOfError, type ErrorCode, type RefusalTexts } from '#lib/platform/contract/error-codes.ts';
import type { JsonSchema, Schemas } from './collect-schemas.ts';

const codesOfInput = ({ params, body, upload, idempotent }: Contract): ErrorCode[] => [
  'validation_failed',
  ...(params ? (['not_found'] as const) : []),
  ...(body || upload ? (['malformed_body', 'body_too_large', 'unsupported_media_type'] as const) : []),
  ...(idempotent ? (['idempotency_mismatch'] as const) : []),
];

const codesOfAccess = ({ access, allowsSuspended }: Contract): ErrorCode[] => {
  if (access === 'public') return [];
  return [
    'unauthorized',
    'session_expired',
    ...(allowsSuspended ? [] : (['suspended'] as const)),
    ...(access === 'member' ? [] : (['forbidden'] as const)),
  ];
};

const codesOfList = (query: JsonSchema): ErrorCode[] =>
  query.properties?.['cursor'] ? ['invalid_cursor'] : [];

/** Every refusal that a call can give: those of all calls and its own. */
const codesOf = (contract: Contract, query: JsonSchema): ErrorCode[] => [
  ...codesOfInput(contract),
  ...codesOfList(query),
  ...codesOfAccess(contract),
  ...(contract.errors ?? []),
  'too_many_requests',
  'internal',
  'unavailable',
];

/** Headers that an answer carries, spelled once under `components/headers`. */
export const headers = {
  'X-Request-Id': { description: 'Names this very call in our logs.', schema: { type: 'string' } },
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } },
  'WWW-Authenticate': { description: 'Always `Bearer`.', schema: { type: 'string' } },
};

/** References to those headers. */
export const headersOf = (...names: (keyof typeof headers)[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

const headersOfStatus = (status: string) => {
  if (status === '401') return headersOf('X-Request-Id', 'WWW-Authenticate');
  return status === '429' || status === '503'
    ? headersOf('X-Request-Id', 'Retry-After')
    : headersOf('X-Request-Id');
};

interface Refusal {
  status: string;
  codes: ErrorCode[];
  error: JsonSchema;
  texts: RefusalTexts;
}

const refusal = ({ status, codes, error, texts }: Refusal) => ({
  description: codes.map((code) => `\`${code}\`: ${texts.errors[code]}`).join('\n\n'),
  headers: headersOfStatus(status),
  content: {
    'application/json': { schema: { allOf: [error, { properties: { code: { enum: codes } } }] } },
  },
});

interface Refusing {
  contract: Contract;
  query: JsonSchema;
  schemas: Schemas;
  texts: RefusalTexts;
}

/** The refusals of a call, by status. */
export const toRefusals = ({ contract, query, schemas, texts }: Refusing) => {
  const error = schemas.convert(errorReply, 'output');
  const codes = [...new Set(codesOf(contract, query))];
  const byStatus = Object.groupBy(codes, (code) => String(statusOfError[code]));
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, own = []]) => [
      status,
      refusal({ status, codes: own, error, texts }),
    ]),
  );
};
