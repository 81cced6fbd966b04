import ipaddr from 'ipaddr.js';

/** Length of the network prefix of an IPv6 address; the rest changes often within a household or office. */
const NETWORK_BITS = 64;

/** The network of a client: its IPv4 address, or the first 64 bits of its IPv6 address. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${NETWORK_BITS}`).toString();
}
