import ipaddr from 'ipaddr.js';

/** What `ipaddr.js` calls an address that stands for a host of the internet. Every other range is special (RFC 6890). */
const PUBLIC = 'unicast';

/** Ranges that `ipaddr.js` does not set apart: 192.88.99.0/24 led to 6to4 relays, fec0::/10 are sites' own. */
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
 * Whether an address is of this machine, its own network or another special range, which nobody outside may have us ask. One
 * of IPv6 that carries an address of IPv4 inside is special as well: through it a private one could be reached. What is no
 * address is.
 * Rule callbacks.private-addresses.
 */
export function isPrivateAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return true;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== PUBLIC) return true;
  return SPECIAL.some(([net, bits]) => net.kind() === parsed.kind() && parsed.match([net, bits] as never));
}
