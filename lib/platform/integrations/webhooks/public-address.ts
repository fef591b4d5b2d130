import { BlockList, isIP } from 'node:net';

const subnets = {
  ipv4: [
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    // Also the metadata service of clouds.
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 3],
  ],
} as const;

const closed = new BlockList();
for (const [net, prefix] of subnets.ipv4) closed.addSubnet(net, prefix, 'ipv4');

// Only these are routed on the internet; everything else in IPv6 is private, reserved or wraps an IPv4 address.
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');
const wrapped = new BlockList();
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  wrapped.addSubnet(net, prefix, 'ipv6');

/** Whether an address belongs to the internet, and not to this machine, its network or its cloud. */
export const isPublicAddress = (address: string): boolean => {
  const family = isIP(address);
  if (family === 4) return !closed.check(address, 'ipv4');
  return family === 6 && global.check(address, 'ipv6') && !wrapped.check(address, 'ipv6');
};
