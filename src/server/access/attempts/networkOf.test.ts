import { expect, it } from 'vitest';
import { networkOf } from './networkOf.ts';

// Rule sign-in.sources.
it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::'],
  ['2001:db8:1:3::1', '2001:db8:1:3::'],
  ['unknown', 'unknown'],
])('%s is counted as of the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
