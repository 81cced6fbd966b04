import { describe, expect, it } from 'vitest';
import { isPrivateAddress } from './privateAddress.ts';

describe('an address that callbacks are not sent to', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.255.255',
    '192.168.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:a00:1',
    '64:ff9b::a00:1',
    '2002:7f00:1::',
    'fd00::1',
    'fe80::1',
    'localhost',
    '',
  ])('is %s', (address) => expect(isPrivateAddress(address)).toBe(true));

  it.each(['8.8.8.8', '172.32.0.1', '203.0.113.10', '2606:4700::1111'])('is not %s', (address) =>
    expect(isPrivateAddress(address)).toBe(false),
  );
});
