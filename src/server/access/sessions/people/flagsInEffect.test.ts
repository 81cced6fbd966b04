import { describe, expect, it } from 'vitest';
import type { FlagDeclaration } from '#contract/generated/config.ts';
import { flagsInEffect } from './flagsInEffect.ts';

const DECLARED: readonly FlagDeclaration[] = [
  { id: 'ereceipts', label: 'E-receipts', description: 'Receipts by email.', default: false, owner: 'receipts' },
  { id: 'reporting', label: 'Reporting', description: 'Reports on demand.', default: true, owner: 'money' },
];

const NONE = { flags: [], flags_off: [], test_flags: [] };

// Rule access.feature-flags, activation.unlocks.
describe('the flags of a business', () => {
  it('are in both modes those that it has, and those that are usual', () => {
    const business = { ...NONE, flags: ['ereceipts'] };
    expect(flagsInEffect(business, 'PRODUCTION', DECLARED)).toEqual(['ereceipts', 'reporting']);
    expect(flagsInEffect(business, 'DEVELOPMENT', DECLARED)).toEqual(['ereceipts', 'reporting']);
  });

  it('are in test mode those of test mode as well', () => {
    const business = { ...NONE, test_flags: ['ereceipts'] };
    expect(flagsInEffect(business, 'DEVELOPMENT', DECLARED)).toEqual(['ereceipts', 'reporting']);
    expect(flagsInEffect(business, 'PRODUCTION', DECLARED)).toEqual(['reporting']);
  });

  it('are not those that are usual and switched off', () => {
    expect(flagsInEffect({ ...NONE, flags_off: ['reporting'] }, 'PRODUCTION', DECLARED)).toEqual([]);
  });
});
