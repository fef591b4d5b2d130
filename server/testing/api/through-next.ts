import type { Contract } from '#lib/platform/contract/contract.ts';

// The two hosts of the API hand the same requests to the same handlers. Through Next the suite asks what a host could
// change on the way: addresses, methods, headers, cookies, bodies whole, broken, large or in pieces, and what comes
// back. Who may do what, and what handlers make of well-formed values, is the same whoever hands it to them: that runs
// on our host alone. Pages exist under Next only.

/** Test files that run through Next, too; the permission matrix and the attacks take of each call what is below. */
export const filesThroughNext =
  'e2e/api/{page-*,routing,security-headers,streamed-bodies,slow-clients,matrix,attacks,images,tokens}.test.ts';

const isThroughNext = process.env['HUNAR_API_HOST'] === 'next';

/** Through Next each call succeeds or fails once for guests, and once for the first who may: its route is there. */
export const visitorsHere = <Visitor extends string>(
  visitors: readonly Visitor[],
  may: (visitor: Visitor) => boolean,
): readonly Visitor[] => {
  if (!isThroughNext) return visitors;
  const first = visitors.find((visitor) => visitor !== 'anonymous' && may(visitor));
  return visitors.filter((visitor) => visitor === 'anonymous' || visitor === first);
};

// Names that a host could drop from an address, and bodies that are broken, large or called something else.
const hostCorpora: readonly string[] = ['prototype names', 'bodies'];

/** Whether the form of an attack could meet a host before it meets a handler. */
export const meetsHost = ({ name }: { name: string }): boolean =>
  !isThroughNext || hostCorpora.includes(name);

const shapeOf = ({ method, access, params, query, body, upload }: Contract): string =>
  [method, access === 'public', ...[params, query, body, upload].map(Boolean)].join();

/** One call of each shape (method, access, what it takes): a header reaches all of a shape or none. */
export const oneOfEachShape = <Call extends { contract: Contract }>(
  calls: readonly Call[],
): readonly Call[] =>
  isThroughNext ? [...new Map(calls.map((call) => [shapeOf(call.contract), call])).values()] : calls;
