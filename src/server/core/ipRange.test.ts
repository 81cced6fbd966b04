import { isIP } from 'node:net';
import fc from 'fast-check';
import ipaddr from 'ipaddr.js';
import { describe, expect, it } from 'vitest';
import { FORM_FORMATS } from '#contract/forms/formFormats.ts';
import { canonicalIpRange, containingBits } from './ipRange.ts';

const { ip, ip_range: ipRange } = FORM_FORMATS;

/** Texts that look like addresses, most of them wrong: groups and octets with any separators. */
const nearly = fc
  .array(
    fc.constantFrom('0', '1', '25', '255', '256', '01', 'db8', 'FFFF', '12345', 'g', ':', ':', '::', '.', '.', ''),
    {
      maxLength: 17,
    },
  )
  .map((parts) => parts.join(''));

// Rule forms.ip-or-range.
describe('an IP address', () => {
  it('is what Node reads as one, without a zone', () => {
    fc.assert(
      fc.property(fc.oneof(nearly, fc.ipV4(), fc.ipV6()), (text) => ip.test(text) === (isIP(text) !== 0)),
      { seed: 1, numRuns: 20_000 },
    );
    expect(isIP('fe80::1%eth0')).toBe(6);
    expect(ip.test('fe80::1%eth0')).toBe(false);
  });

  it.each([
    ':::1',
    ':',
    '1:',
    '1::2::3',
    '1.2.3',
    '127.1',
    '0x7f.0.0.1',
    '01.2.3.4',
    ' 1.2.3.4',
    '1.2.3.4\n',
    '1.2.3.4/8',
  ])('is not %j', (text) => expect(ip.test(text)).toBe(false));
});

// Rule forms.ip-or-range.
describe('an address or a range', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    [' 203.0.113.7 ', '203.0.113.7'],
    ['203.0.113.7/24', '203.0.113.0/24'],
    ['203.0.113.7/32', '203.0.113.7'],
    ['::ffff:203.0.113.7/128', '203.0.113.7'],
    ['2001:DB8::1/128', '2001:db8::1'],
    ['2001:0DB8:0:0::0001', '2001:db8::1'],
    ['2001:DB8::1/32', '2001:db8::/32'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:203.0.113.7/120', '203.0.113.0/24'],
    ['::ffff:0:0/96', '::ffff:0:0/96'],
    [':::1', undefined],
    ['203.0.113.0/0', undefined],
    ['::/0', undefined],
    ['203.0.113.0/33', undefined],
    ['203.0.113.0/024', undefined],
    ['203.0.113.0/', undefined],
    ['203.0.113.0/8/8', undefined],
    ['::/129', undefined],
    ['beranda.example', undefined],
  ])('%j is stored as %j', (text, canonical) => {
    expect(canonicalIpRange(text)).toBe(canonical);
  });

  it('has one form, which the format accepts and which contains the address that was entered', () => {
    const range = fc.oneof(
      fc.tuple(fc.ipV4(), fc.integer({ min: 1, max: 32 })),
      fc.tuple(fc.ipV6(), fc.integer({ min: 1, max: 128 })),
    );
    fc.assert(
      fc.property(range, ([address, bits]) => {
        const text = `${address}/${bits}`;
        const canonical = canonicalIpRange(text) ?? '';
        expect(ipRange.test(text)).toBe(true);
        expect(ipRange.test(canonical)).toBe(true);
        expect(canonicalIpRange(canonical)).toBe(canonical);
        // An IPv4 address that is written as an IPv6 one is not in a range of IPv6.
        const isOfOtherKind = isIP(ipaddr.process(address).toString()) !== isIP(canonical.split('/')[0] ?? '');
        expect(isOfOtherKind || containingBits(canonical, address) !== undefined).toBe(true);
      }),
      { seed: 1, numRuns: 5000 },
    );
  });

  it.each([
    ['203.0.113.0/24', '203.0.113.255', 24],
    ['203.0.113.0/24', '::ffff:203.0.113.255', 24],
    ['203.0.113.0/24', '203.0.114.0', undefined],
    ['203.0.113.7', '203.0.113.7', 32],
    ['203.0.113.7', '203.0.113.8', undefined],
    ['2001:db8::/32', '2001:db8:ffff::1', 32],
    ['2001:db8::/32', '203.0.113.7', undefined],
    ['::ffff:203.0.113.7', '203.0.113.7', 32],
    // Stored before /0 was rejected.
    ['0.0.0.0/0', '203.0.113.7', 0],
    ['nonsense', '203.0.113.7', undefined],
    ['203.0.113.7', 'nonsense', undefined],
  ])('%s and the address %s', (range, address, bits) => {
    expect(containingBits(range, address)).toBe(bits);
  });
});
