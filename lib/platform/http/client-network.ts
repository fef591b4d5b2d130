import { isIPv6 } from 'node:net';

/** Only this server sets it: the address that a call came from. */
export const CLIENT_HEADER = 'x-hunar-client';

// Addresses have many spellings; a URL's host has one.
const groupsOf = (address: string): number[] => {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const read = (part: string): number[] => part.split(':').map((group) => Number.parseInt(group, 16));
  const before = head === '' ? [] : read(head);
  const after = tail ? read(tail) : [];
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
};

const isMapped = (groups: readonly number[]): boolean =>
  groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;

/**
 * What limits count of an address: all of an IPv4 address, of an IPv6 address its /64. One line gets as many addresses
 * of it as there are.
 */
export const networkOf = (address: string): string => {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  const groups = groupsOf(plain);
  if (isMapped(groups))
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.');
  const prefix = groups.slice(0, 4).map((group) => group.toString(16));
  return `${prefix.join(':')}::/64`;
};

/** The network that a call came from. */
export const callerNetwork = (headers: Headers): string => networkOf(headers.get(CLIENT_HEADER) ?? 'unknown');
