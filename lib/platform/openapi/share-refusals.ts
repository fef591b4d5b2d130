import { z } from 'zod';
import { headerRefs, nameCodes } from './to-refusals.ts';

/** A response of which only the refusals matter here. */
const refusal = z.looseObject({
  content: z.object({
    'application/json': z.object({
      schema: z.object({
        allOf: z.tuple([
          z.unknown(),
          z.object({ properties: z.object({ code: z.object({ enum: z.array(z.string()) }) }) }),
        ]),
      }),
    }),
  }),
});

const anyError = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };

/** The codes of a refusal by a call; null for a success. */
const readCodes = (response: unknown): readonly string[] | null => {
  const { success, data } = refusal.safeParse(response);
  return success ? data.content['application/json'].schema.allOf[1].properties.code.enum : null;
};

/** Codes that say nothing about a call, but about who called, how often and in which form. A 404 depends on the path. */
const commonCodes = new Set([
  ...[
    'validation_failed',
    'malformed_body',
    'invalid_cursor',
    'unauthorized',
    'session_expired',
    'suspended',
    'forbidden',
  ],
  ...['body_too_large', 'unsupported_media_type', 'idempotency_mismatch'],
  ...['too_many_requests', 'internal', 'unavailable'],
]);

/** The codes of a repeat, which come before those of the call. */
const repeatCodes = ['in_progress', 'already_done'];

/** The refusals of single calls refer to one of these, and name their codes beside the reference. */
export const refusals = {
  Refusal: { description: 'Refused.', content: anyError },
  RefusalForNow: { description: 'Refused for now.', headers: headerRefs('Retry-After'), content: anyError },
  RefusalOfRepeat: {
    ...{ description: 'Refused for now.', headers: headerRefs('Retry-After'), content: anyError },
    'x-statuses': { '409': repeatCodes },
  },
  RefusalOfToken: {
    ...{ description: 'Refused without a valid token.', headers: headerRefs('WWW-Authenticate') },
    content: anyError,
  },
};

/** A refusal as a reference with its codes; null for a success. */
export const toRefusalReference = (response: unknown): object | null => {
  const codes = readCodes(response);
  if (!codes) return null;
  if (repeatCodes.every((code, at) => codes[at] === code)) {
    const own = nameCodes(codes.slice(repeatCodes.length));
    return { $ref: '#/components/responses/RefusalOfRepeat', description: own };
  }
  const text = JSON.stringify(response);
  const kind = text.includes('Retry-After')
    ? 'RefusalForNow'
    : text.includes('WWW-Authenticate')
      ? 'RefusalOfToken'
      : 'Refusal';
  return { $ref: `#/components/responses/${kind}`, description: nameCodes(codes) };
};

type Statuses = Readonly<Record<string, readonly string[]>>;

/** Names a set of common refusals by what distinguishes it from others. */
const nameSet = (statuses: Statuses): string => {
  const has = (status: string, code: string) => statuses[status]?.includes(code) ?? false;
  const hasBody = has('415', 'unsupported_media_type');
  const isForMembers = has('401', 'session_expired');
  const expected = [...(hasBody ? ['413'] : []), ...['400', '429', '500', '503']];
  const name = [
    isForMembers ? 'Member' : statuses['401'] ? 'Token' : '',
    has('403', 'forbidden') ? 'Role' : '',
    has('403', 'suspended') ? '' : statuses['403'] || isForMembers ? 'Open' : '',
    hasBody ? 'Body' : '',
    has('400', 'invalid_cursor') ? 'List' : '',
    has('422', 'idempotency_mismatch') ? 'Key' : '',
    ...expected.filter((status) => !statuses[status]).map((status) => `No${status}`),
  ];
  return name.join('') || 'Anyone';
};

/** The responses of an operation, of which the common refusals are one `default`. */
export const groupRefusals = (responses: Readonly<Record<string, unknown>>) => {
  const entries = Object.entries(responses);
  const shared = entries.filter(([, response]) =>
    readCodes(response)?.every((code) => commonCodes.has(code)),
  );
  const hasOwnRefusal = entries.some(
    ([status, response]) => status > '400' && status < '500' && !shared.some(([, one]) => one === response),
  );
  // Readers and linters expect at least one refusal beside the success.
  const common = shared.filter(([status]) => hasOwnRefusal || status !== '400');
  const statuses = Object.fromEntries(
    common.map(([status, response]) => [status, readCodes(response) ?? []]),
  );
  return {
    name: nameSet(statuses),
    own: Object.fromEntries(entries.filter((entry) => !common.includes(entry))),
    common: {
      description: 'Refused.',
      content: anyError,
      'x-statuses': statuses,
    },
  };
};
