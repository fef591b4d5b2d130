import { isIPv6 } from 'node:net';

/** Set only by this server: the caller's address. */
export const CLIENT_HEADER = 'x-hunar-client';

// An IPv6 address has many spellings; URL parsing normalises them.
const parseGroups = (address: string): number[] => {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const read = (part: string): number[] => part.split(':').map((group) => Number.parseInt(group, 16));
  const before = head === '' ? [] : read(head);
  const after = tail ? read(tail) : [];
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
};

const isMapped = (groups: readonly number[]): boolean =>
  groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;

/**
 * The part of an address that limits count: a whole IPv4 address or an IPv6 /64, because one line can use any address
 * of its /64.
 */
export const toNetwork = (address: string): string => {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  const groups = parseGroups(plain);
  if (isMapped(groups))
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.');
  const prefix = groups.slice(0, 4).map((group) => group.toString(16));
  return `${prefix.join(':')}::/64`;
};

/** The network that a call came from. */
export const callerNetwork = (headers: Headers): string => toNetwork(headers.get(CLIENT_HEADER) ?? 'unknown');
