import { describe, expect, it } from 'vitest';
import { compile } from '#compiler/compile.ts';
import type { Config } from '#compiler/config.ts';
import { readLeniently } from '#compiler/diff/configSources.ts';
import { diffConfigs } from '#compiler/diff/diffConfigs.ts';
import { explain } from '#compiler/explain/explain.ts';
import type { FileTree } from '#compiler/fileTree.ts';
import { loadFileTree } from '#compiler/load.ts';
import { formatProblem } from '#compiler/report.ts';
import { snapshotPeople } from './people.ts';
import { ROOT } from './sampleTree.ts';

const NAMES = 'config/names.yaml';
const tree = loadFileTree(ROOT);
const names = tree.get(NAMES) ?? '';

function changed(from: string, to: string): FileTree {
  if (!names.includes(from)) throw new Error(`${NAMES} does not contain ${from}`);
  return new Map([...tree, [NAMES, names.replace(from, to)]]);
}

function read(files: FileTree): Config {
  const { config, problems } = compile(files);
  const others = problems.filter(({ code }) => !['unknown-locale-key', 'stale-vocabulary'].includes(code));
  expect(others.map(formatProblem)).toEqual([]);
  return config ?? readLeniently(files);
}

describe('a named list of values', () => {
  it('gives a bank that is added to it to every record, form and filter of that list', () => {
    const config = read(changed('banks-of-indonesia: [BCA,', 'banks-of-indonesia: [JAGO, BCA,'));
    const having = [...config.records.values()].filter(({ fields }) =>
      Object.values(fields).some(({ values }) => values.includes('JAGO')),
    );
    expect(having.map(({ name }) => name).sort()).toEqual([
      'daily-close',
      ...['disbursement', 'escrow-account', 'escrow-entry', 'payment-request', 'payout', 'remittance-payout'],
      'settlement',
      'store',
      ...['sub-account-transaction', 'top-up-account', 'transaction', 'virtual-account', 'virtual-account-payment'],
    ]);
    const declarations = [...config.forms].filter(([, form]) => JSON.stringify(form.values).includes('"JAGO"'));
    expect(declarations.map(([name]) => name).sort()).toEqual([
      ...[
        'batch-disbursement',
        'batch-remittance',
        'batch-row',
        'disbursement',
        'escrow-account',
        'escrow-application',
        'escrow-refund',
        'escrow-release',
        'payment-request',
        'remittance-payout',
        'simulated-link-payment',
      ],
      ...['simulated-payment', 'store-payments', 'virtual-account'],
    ]);
    const lists = [...config.resources].filter(([, { value }]) => JSON.stringify(value.list).includes('"JAGO"'));
    expect(lists.map(([name]) => name).sort()).toEqual([
      ...['disbursements', 'escrow-account', 'transactions', 'virtual-account-payments', 'virtual-accounts'],
    ]);
  });
});

describe('a named guard that is widened', () => {
  const before = readLeniently(tree);
  const after = readLeniently(
    changed('capital: { permission: [can_view, can_edit],', 'capital: { permission: [can_view, can_edit, operation],'),
  );
  const changes = diffConfigs(before, after);

  it('shows as widened for everything that uses it, at the line that uses it', () => {
    const users = [...tree].filter(([, text]) => text.includes('named: capital'));
    expect(users.length).toBeGreaterThan(1);
    const places = changes.filter(({ kind }) => kind === 'widened').map(({ place }) => place.file);
    for (const [file] of users) expect(places).toContain(file);
    expect(changes.map(({ place }) => place.file)).not.toContain(NAMES);
    for (const { kind, what } of changes)
      expect([kind, what]).toEqual(['widened', expect.stringContaining('operation')]);
  });

  it('shows nothing where it says the same in other words', () => {
    const same = readLeniently(
      changed('capital: { permission: [can_view, can_edit],', 'capital: { permission: [can_edit, can_view],'),
    );
    expect(diffConfigs(before, same)).toEqual([]);
  });
});

describe('explain', () => {
  const config = readLeniently(tree);
  const [person] = snapshotPeople(['main']).filter(({ country, role }) => country === 'PH' && role === 'can_view');

  it('names the line of a named guard beside the line that uses it', () => {
    const line = names.split('\n').findIndex((text) => text.startsWith('  capital:')) + 1;
    const text = explain(config, person?.facts ?? expect.fail('There is no such person'), 'xencapital');
    expect(text).toMatch(/config\/resources\/xencapital\.yaml:\d+:\d+ {2}xencapital: /);
    expect(text).toContain(`("capital", ${NAMES}:${line}:3)`);
  });

  it('names the line that closes an option of a form', () => {
    const owner = snapshotPeople(['main']).find(({ country, role }) => country === 'PH' && role === 'all');
    const text = explain(config, owner?.facts ?? expect.fail('There is no such person'), 'disbursements');
    expect(text).toMatch(
      /config\/forms\/disbursement\.yaml:\d+:\d+ {2}forms\.disbursement\.fields\.bank\.values\.BCA,/,
    );
    expect(text).not.toMatch(/fields\.bank\.values\.BPI,/);
  });
});

describe('an option of a form for more people', () => {
  const FORM = 'config/forms/disbursement.yaml';
  const before = readLeniently(tree);

  it.each([
    [
      'its guard is wider',
      'payees-of-philippines, guard: { country: [PH] }',
      'payees-of-philippines, guard: { country: [PH, ID] }',
    ],
    [
      'another group has it',
      '{ values: payees-of-philippines,',
      '{ values: [OVO, BPI, UNIONBANK, BDO, METROBANK, GCASH, MAYA, GRABPAY],',
    ],
  ])('is widened when %s', (_name, from, to) => {
    const text = tree.get(FORM) ?? '';
    expect(text).toContain(from);
    const found = diffConfigs(before, readLeniently(new Map([...tree, [FORM, text.replace(from, to)]])));
    expect(found.map(({ kind }) => kind)).toContain('widened');
    for (const { thing } of found) expect(thing).toContain('forms.disbursement.sections.recipient.fields.bank.values.');
  });

  it('is widened when all options are for everyone', () => {
    const text = tree.get(FORM) ?? '';
    const open = text.replace(/\n {6}values:(\n {8}- .*)+/, '');
    expect(open).not.toBe(text);
    const found = diffConfigs(before, readLeniently(new Map([...tree, [FORM, open]])));
    expect(found.filter(({ kind }) => kind === 'widened').length).toBeGreaterThan(10);
  });
});
