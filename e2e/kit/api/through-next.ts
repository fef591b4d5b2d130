import type { Contract } from '#lib/platform/contract/contract.ts';

// Both API hosts pass the same requests to the same handlers. Through Next the suite tests what a host could change
// (docs/test-kit.md): addresses, methods, headers, cookies, whole, broken, large and chunked bodies, and the replies.
// Permissions and well-formed values do not depend on the host, so they are tested on ours alone. Pages exist only under
// Next.

/** Test files that also run through Next; the permission matrix and the attacks are reduced as below. */
export const filesThroughNext =
  'e2e/api/{page-*,routing,security-headers,streamed-bodies,slow-clients,matrix,attacks,images,tokens}.test.ts';

const isThroughNext = process.env['HUNAR_API_HOST'] === 'next';

/**
 * The visitors who send a call. Through Next the first who may proves its route, and a guest shows with one call of each
 * shape that a refusal comes through.
 */
export const visitorsHere = <Visitor extends string>(
  visitors: readonly Visitor[],
  may: (visitor: Visitor) => boolean,
  hasGuest: boolean,
): readonly Visitor[] => {
  if (!isThroughNext) return visitors;
  const first = visitors.find((visitor) => visitor !== 'anonymous' && may(visitor));
  const isGuest = (visitor: Visitor): boolean => visitor === 'anonymous' && (hasGuest || !first);
  return visitors.filter((visitor) => visitor === first || isGuest(visitor));
};

// Attacks that a host could mishandle: names in addresses, and broken, large or mislabelled bodies.
const hostAttacks: readonly string[] = ['prototype names', 'bodies'];

/** Whether an attack could be changed by a host before it reaches a handler. */
export const meetsHost = ({ name }: { name: string }): boolean =>
  !isThroughNext || hostAttacks.includes(name);

const describeShape = ({ method, access, params, query, body, upload }: Contract): string =>
  [method, access === 'public', ...[params, query, body, upload].map(Boolean)].join();

/** One call of each shape (method, access, input): a header affects all calls of a shape or none. */
export const oneOfEachShape = <Call extends { contract: Contract }>(
  calls: readonly Call[],
): readonly Call[] => [...new Map(calls.map((call) => [describeShape(call.contract), call])).values()];

/** All calls on our host, one of each shape through Next. */
export const callsHere = <Call extends { contract: Contract }>(calls: readonly Call[]): readonly Call[] =>
  isThroughNext ? oneOfEachShape(calls) : calls;
