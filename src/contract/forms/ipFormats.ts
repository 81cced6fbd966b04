const OCTET = '(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])';
const IPV4 = `${OCTET}(?:\\.${OCTET}){3}`;

const GROUP = '[0-9A-Fa-f]{1,4}';
/** The last 32 bits of an IPv6 address, which may be written as an IPv4 one. */
const LAST_TWO = `(?:${GROUP}:${GROUP}|${IPV4})`;

/** What follows `::`, where at most so many groups are before it. */
function afterGap(before: number): string {
  if (before === 6) return '';
  return before === 5 ? GROUP : `(?:${GROUP}:){${4 - before}}${LAST_TWO}`;
}

/** IPv6address of RFC 3986: eight groups, or fewer with one `::`. No zone. */
const IPV6 = [
  `(?:${GROUP}:){6}${LAST_TWO}`,
  `::(?:${GROUP}:){5}${LAST_TWO}`,
  ...[0, 1, 2, 3, 4, 5, 6].map((before) => `(?:(?:${GROUP}:){0,${before}}${GROUP})?::${afterGap(before)}`),
].join('|');

/** One IPv4 or IPv6 address. */
export const IP = new RegExp(`^(?:${IPV4}|${IPV6})$`);

/** An address, or a range in CIDR notation; /0 would be every address. Rule forms.ip-or-range. */
export const IP_RANGE = new RegExp(
  `^(?:${IPV4}(?:/(?:3[0-2]|[12][0-9]|[1-9]))?|(?:${IPV6})(?:/(?:12[0-8]|1[01][0-9]|[1-9][0-9]?))?)$`,
);
