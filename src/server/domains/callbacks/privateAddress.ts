import ipaddr from 'ipaddr.js';

/** Name of public address ranges in `ipaddr.js`. All other ranges are special (RFC 6890). */
const PUBLIC = 'unicast';

/** Special ranges that `ipaddr.js` does not know: 192.88.99.0/24 was for 6to4 relays, fec0::/10 is site-local. */
const SPECIAL = [
  '192.88.99.0/24',
  '192.0.0.0/24',
  '198.18.0.0/15',
  'fec0::/10',
  '::/96',
  '100::/64',
  '2001::/23',
  '3fff::/20',
].map((range) => ipaddr.parseCIDR(range));

/**
 * Whether an address is local, private or in another special range, to which no callback may be sent. Also true for an IPv6
 * address that contains an IPv4 address, through which a private one could be reached, and for text that is not an address.
 * Rule callbacks.private-addresses.
 */
export function isPrivateAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return true;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== PUBLIC) return true;
  return SPECIAL.some(([net, bits]) => net.kind() === parsed.kind() && parsed.match([net, bits] as never));
}
