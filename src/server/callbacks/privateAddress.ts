import { BlockList, isIP } from 'node:net';

const PRIVATE_V4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/** Among them those that carry an address of IPv4 inside: through them a private one could be reached. */
const PRIVATE_V6: readonly (readonly [string, number])[] = [
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
];

/** One list for each family: an address of IPv4 counts as one of IPv6 too. */
function listOf(nets: readonly (readonly [string, number])[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const [net, prefix] of nets) list.addSubnet(net, prefix, family);
  return list;
}

const LISTS = { ipv4: listOf(PRIVATE_V4, 'ipv4'), ipv6: listOf(PRIVATE_V6, 'ipv6') } as const;

/** Whether an address is of this machine or its own network, which nobody outside may have us ask. What is no address is. */
export function isPrivateAddress(address: string): boolean {
  const version = isIP(address);
  const family = version === 4 ? 'ipv4' : 'ipv6';
  return version === 0 || LISTS[family].check(address, family);
}
