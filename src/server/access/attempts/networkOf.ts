import ipaddr from 'ipaddr.js';

/** How much of an IPv6 address is one household or office; the rest changes by the hour. */
const NETWORK_BITS = 64;

/** The network that a request comes from: an IPv4 address, or the first half of an IPv6 address. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${NETWORK_BITS}`).toString();
}
