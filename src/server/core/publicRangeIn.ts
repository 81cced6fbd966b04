import ipaddr from 'ipaddr.js';

/** Both ends of a range of IPv6 addresses, as numbers. */
type Range = readonly [first: bigint, last: bigint];

const ADDRESS_BITS = 128;
/** Bits before an IPv4 address that is written as an IPv6 one: ::ffff:0:0/96. */
const MAPPED_BITS = 96;

function numberOf(address: ipaddr.IPv4 | ipaddr.IPv6): bigint {
  const mapped = 'toIPv4MappedAddress' in address ? address.toIPv4MappedAddress() : address;
  return mapped.toByteArray().reduce((number, byte) => number * 256n + BigInt(byte), 0n);
}

/** The addresses of `10.0.0.7` or `10.0.0.0/8`. IPv4 addresses are those that IPv6 has for them, as proxies are compared. */
function rangeOf(text: string): Range {
  const [given = '', length] = text.split('/');
  const address = ipaddr.parse(given);
  const before = address.kind() === 'ipv4' ? MAPPED_BITS : 0;
  const bits = length === undefined ? ADDRESS_BITS : before + Number(length);
  const size = 1n << BigInt(ADDRESS_BITS - bits);
  const first = (numberOf(address) / size) * size;
  return [first, first + size - 1n];
}

/** What clients connect from: all of IPv4, and what is assigned of IPv6 (RFC 4291). */
const PUBLIC: readonly (readonly [version: string, range: Range])[] = [
  ['IPv4', rangeOf('0.0.0.0/0')],
  ['IPv6', rangeOf('2000::/3')],
];

function covers(ranges: readonly Range[], [first, last]: Range): boolean {
  let next = first;
  for (const [from, to] of ranges) {
    if (from > next) return false;
    if (to >= next) next = to + 1n;
  }
  return next > last;
}

/**
 * The version of which addresses and ranges contain every public address, alone or together: `0.0.0.0/1, 128.0.0.0/1`.
 * `undefined` where some are outside.
 */
export function publicRangeIn(texts: readonly string[]): string | undefined {
  const ranges = texts.map(rangeOf).sort(([left], [right]) => (left < right ? -1 : 1));
  return PUBLIC.find(([, range]) => covers(ranges, range))?.[0];
}
