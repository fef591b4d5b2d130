import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Reads `TRUSTED_PROXIES` (addresses and subnets, comma-separated). */
export const readTrustedProxies = (list: string): BlockList => {
  const proxies = new BlockList();
  for (const entry of list.split(',').map((part) => part.trim())) {
    if (entry === '') continue;
    const [address = '', bits] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (!isIP(address)) throw new Error(`TRUSTED_PROXIES: '${entry}' is not an address or subnet.`);
    if (bits === undefined) proxies.addAddress(address, family);
    else proxies.addSubnet(address, Number(bits), family);
  }
  return proxies;
};

// A v4 socket on a dual-stack listener reports ::ffff:1.2.3.4.
const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

const isTrusted = (proxies: BlockList, address: string): boolean => {
  const version = isIP(address);
  return version !== 0 && proxies.check(address, version === 6 ? 'ipv6' : 'ipv4');
};

/** The actual caller: the socket's address, or the one that our own proxies saw, read from the right. */
export const clientAddress = (request: IncomingMessage, proxies: BlockList): string => {
  const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',');
  const hops = [...forwarded, request.socket.remoteAddress ?? ''].map((hop) => plainAddress(hop.trim()));
  let client = hops.pop() ?? '';
  while (isTrusted(proxies, client)) {
    const before = hops.pop();
    if (before === undefined || !isIP(before)) break;
    client = before;
  }
  return client || 'unknown';
};

const internalName = /^x-(hunar|middleware)-/i;

/** Drops headers that only this server may set and writes the client's address in their place. */
export const normaliseHeaders = (request: IncomingMessage, proxies: BlockList): void => {
  const address = clientAddress(request, proxies);
  const authorizations: string[] = [];
  const kept: string[] = [];
  for (let at = 0; at < request.rawHeaders.length; at += 2) {
    const [name = '', value = ''] = request.rawHeaders.slice(at, at + 2);
    if (!internalName.test(name)) kept.push(name, value);
    if (/^authorization$/i.test(name)) authorizations.push(value);
  }
  request.rawHeaders = [...kept, 'x-hunar-client', address];
  for (const name of Object.keys(request.headers)) if (internalName.test(name)) delete request.headers[name];
  request.headers['x-hunar-client'] = address;
  // Node keeps the first of several; as a list they are refused by both hosts.
  if (authorizations.length > 1) request.headers.authorization = authorizations.join(', ');
};
