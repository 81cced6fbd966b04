import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatRecordId, parseRecordId } from './recordId.ts';

const UUID = '0190a2b3-c4d5-7e6f-8a9b-0c1d2e3f4a5b';
const SHOWN = 'txn_0190a2b3c4d57e6f8a9b0c1d2e3f4a5b';

describe('record ids', () => {
  it('come back as they went out', () => {
    expect(formatRecordId('txn', UUID)).toBe(SHOWN);
    fc.assert(
      fc.property(fc.uuid(), (uuid) => {
        expect(parseRecordId('cust', formatRecordId('cust', uuid))).toBe(uuid);
      }),
    );
  });

  it.each([
    '',
    UUID,
    `${SHOWN} `,
    `${SHOWN}0`,
    SHOWN.slice(0, -1),
    SHOWN.toUpperCase(),
    SHOWN.replace('txn', 'vap'),
    `txn_${UUID}`,
    SHOWN.replace('a', 'g'),
  ])('refuses %j', (text) => {
    expect(parseRecordId('txn', text)).toBeUndefined();
  });

  it('shows nothing that is not a UUID of the database', () => {
    expect(() => formatRecordId('txn', UUID.toUpperCase())).toThrow(RangeError);
    expect(() => formatRecordId('txn', 'x')).toThrow(RangeError);
  });
});
