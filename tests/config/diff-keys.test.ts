import { describe, expect, it } from 'vitest';
import { readLeniently } from '#compiler/diff/configSources.ts';
import { diffConfigs } from '#compiler/diff/diffConfigs.ts';
import { type Edit, edited, replace, write } from './problem-cases/edits.ts';
import { sampleTree } from './sampleTree.ts';

const PAYMENTS = 'config/resources/payments.yaml';
const LIMITS = 'config/limits.yaml';
const PERMISSIONS = 'config/permissions.yaml';
const PARTNER = 'brands/partner/brand.yaml';
const MAIN = 'brands/main/brand.yaml';
const RECORD = 'schemas/records/payment.schema.json';
const FORM = 'schemas/forms/refund.schema.json';

const sample = sampleTree();
const text = (file: string): string => sample.get(file) ?? '';

/** An application that is in the config of before. */
function application(reads: string, address: string): Edit {
  return write(
    'config/applications.yaml',
    `version: 3\napplications:\n  - { id: books, name: Books, redirect_uris: ["${address}"], reads: [${reads}], writes: [] }\n`,
  );
}

const COLUMN = '{ type: text, field: reference, copy: true }';
const masked = (keep: number) => replace(PAYMENTS, COLUMN, `{ type: text, field: reference, mask: { keep: ${keep} } }`);
const NOTE = '"note": { "type": ["string", "null"], "description": "What the business wrote."';
const personal = replace(RECORD, NOTE, `${NOTE}, "x-personal": true`);
const registration = (countries: string): Edit =>
  write(MAIN, `${text(MAIN)}registration: { entity: main, countries: [${countries}], phone_number: required }\n`);
const words = (file: string, key: string, word: string): Edit =>
  write(file, JSON.stringify({ ...JSON.parse(text(file)), [key]: word }, null, 2));

/** What is done, from which edits of the sample to which; the second gives more than the first. */
const WIDENINGS: readonly (readonly [string, readonly Edit[], readonly Edit[]])[] = [
  ['a mask that is removed', [masked(4)], []],
  ['a mask that shows more', [masked(4)], [masked(8)]],
  [
    'a permission that is offered to more',
    [],
    [replace(PERMISSIONS, 'offer: { not: { entity: [remittance] } }', 'offer: { anyone: true }')],
  ],
  [
    'what an application may read',
    [application('BALANCE', 'https://books.example/in')],
    [application('BALANCE, SEND_MONEY', 'https://books.example/in')],
  ],
  [
    'where an application sends people',
    [application('BALANCE', 'https://books.example/in')],
    [application('BALANCE', 'https://other.example/in')],
  ],
  [
    'a product that keys may read by',
    [],
    [replace(PAYMENTS, 'path: /payments\n', 'path: /payments\nproduct: ACCEPT_PAYMENTS\n')],
  ],
  ['a flag that is on', [], [replace('config/flags.yaml', 'default: false', 'default: true')]],
  ['a longer session', [], [replace(LIMITS, 'longest_seconds: 86400', 'longest_seconds: 2592000')]],
  ['more wrong passwords', [], [replace(LIMITS, 'wrong_tries: 10', 'wrong_tries: 90')]],
  ['a shorter lock', [replace(LIMITS, 'wait_seconds: ', 'wait_seconds: 9')], []],
  [
    'an action on a selection',
    [],
    [
      replace(
        PAYMENTS,
        'id: simulate\n    label: payments.simulate\n    scope: record',
        'id: simulate\n    label: payments.simulate\n    scope: selection',
      ),
    ],
  ],
  [
    'a status that is written',
    [],
    [
      replace(
        PAYMENTS,
        '    confirm: payments.simulate_confirm',
        '    set: { status: PAID }\n    confirm: payments.simulate_confirm',
      ),
    ],
  ],
  ['an action without its confirmation', [], [replace(PAYMENTS, '    confirm: payments.simulate_confirm\n', '')]],
  ['another operation', [], [replace(PAYMENTS, 'run: payments.simulate', 'run: records.change')]],
  ['a field that is personal no longer', [personal], []],
  [
    'a record that may be changed',
    [
      replace(
        RECORD,
        '"x-id-prefix": "pay",\n  "x-indexes"',
        '"x-id-prefix": "pay",\n  "x-append-only": true,\n  "x-indexes"',
      ),
    ],
    [],
  ],
  ['registration in another country', [registration('ID')], [registration('ID, PH')]],
  ['another name of a brand', [], [replace(PARTNER, 'name: Lantern', 'name: Beranda')]],
  ['another domain of a brand', [], [replace(PARTNER, 'pay.lantern.example', 'pay.other.example')]],
  ['another logo of a brand', [], [write('brands/partner/logo.svg', text('brands/main/logo.svg'))]],
  [
    'other words for a permission in a pack',
    [],
    [words('brands/partner/locales/en.json', 'permissions.can_edit', 'Look')],
  ],
  [
    'other words of a question in a pack',
    [],
    [words('brands/partner/locales/en.json', 'payments.simulate_confirm', 'OK?')],
  ],
  ['a longer text in a form', [], [replace(FORM, '"maxLength": 8', '"maxLength": 80')]],
];

/** Changes that give no user more access. */
const HARMLESS: typeof WIDENINGS = [
  ['a mask that shows less', [masked(8)], [masked(4)]],
  [
    'a segment with other records',
    [],
    [replace(PAYMENTS, 'where: { status: [PENDING] }, days', 'where: { status: [PENDING, PAID] }, days')],
  ],
  ['a lower limit', [], [replace(LIMITS, 'longest_seconds: 86400', 'longest_seconds: 3600')]],
  ['a new field that is personal', [], [personal]],
  ['other words of a pack', [], [words('brands/partner/locales/en.json', 'payments.title', 'Receipts')]],
];

function changes(from: readonly Edit[], to: readonly Edit[]) {
  return diffConfigs(readLeniently(edited(sample, from)), readLeniently(edited(sample, to)));
}

describe('a change of one key', () => {
  // Rule config-language.widening-agreed.
  it.each(WIDENINGS)('requires an accepted widening: %s', (_name, from, to) => {
    expect(changes(from, to).filter(({ kind }) => kind === 'widened')).not.toEqual([]);
  });

  it.each(HARMLESS)('is shown and requires no accepted widening: %s', (_name, from, to) => {
    const found = changes(from, to);
    expect(found).not.toEqual([]);
    expect(found.filter(({ kind }) => kind === 'widened')).toEqual([]);
  });
});
