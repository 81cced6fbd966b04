import ipaddr from 'ipaddr.js';
import { IP_RANGE } from '#contract/forms/ipFormats.ts';

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** Bits before an IPv4 address that is written as an IPv6 one: ::ffff:0:0/96. */
const MAPPED_BITS = 96;

/** First address and prefix length of an address or a range; `bits` is the whole length for one address. */
interface IpRange {
  readonly network: Address;
  readonly bits: number;
}

/** The first address of the range that has an address and a prefix length. */
function networkOf(address: Address, bits: number): Address {
  const text = `${address.toString()}/${bits}`;
  return address.kind() === 'ipv4'
    ? ipaddr.IPv4.networkAddressFromCIDR(text)
    : ipaddr.IPv6.networkAddressFromCIDR(text);
}

/** Reads an address or a range; IPv4 addresses that are written as IPv6 ones are IPv4. `undefined` for other text. */
function readIpRange(text: string): IpRange | undefined {
  if (!ipaddr.isValid(text) && !ipaddr.isValidCIDR(text)) return undefined;
  const [given = '', prefix] = text.split('/');
  const parsed = ipaddr.parse(given);
  const own = ipaddr.process(given);
  const length = own.toByteArray().length * 8;
  if (prefix === undefined) return { network: own, bits: length };
  const bits = Number(prefix) - (parsed.kind() === own.kind() ? 0 : MAPPED_BITS);
  // Shorter than the prefix of mapped addresses: a range of IPv6 addresses that contains all of IPv4.
  if (bits <= 0) return { network: networkOf(parsed, Number(prefix)), bits: Number(prefix) };
  return { network: networkOf(own, bits), bits };
}

/**
 * The one form in which an address or a range is stored and shown: lower case, shortest, a range by its first address
 * (`203.0.113.7/24` is `203.0.113.0/24`), and a range of one address as that address. `undefined` for other text.
 * Rule forms.ip-or-range.
 */
export function canonicalIpRange(text: string): string | undefined {
  const trimmed = text.trim();
  const range = IP_RANGE.test(trimmed) ? readIpRange(trimmed) : undefined;
  if (range === undefined) return undefined;
  const network = range.network.toString();
  const length = range.network.toByteArray().length * 8;
  return range.bits < length ? `${network}/${range.bits}` : network;
}

/**
 * The prefix length of the range, or the length of the address, that contains an address; `undefined` where it does not.
 * A stored range may be every address (/0), which is no longer accepted. An IPv4 client on an IPv6 socket has the address `::ffff:203.0.113.7`.
 */
export function containingBits(text: string, address: string): number | undefined {
  const range = readIpRange(text);
  if (range === undefined || !ipaddr.isValid(address)) return undefined;
  const own = ipaddr.process(address);
  const { network, bits } = range;
  return own.kind() === network.kind() && own.match(network, bits) ? bits : undefined;
}
