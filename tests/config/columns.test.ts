import { describe, expect, it } from 'vitest';
import { applyBrand } from '#compiler/brand/applyBrand.ts';
import { compile } from '#compiler/compile.ts';
import type { Config } from '#compiler/config.ts';
import { formatProblem } from '#compiler/report.ts';
import type { Resolution } from '#compiler/resolve/resolution.ts';
import { resolve } from '#compiler/resolve/resolve.ts';
import type { ResourceAccess } from '#compiler/resolve/resources/ResourceAccess.ts';
import type { GuardFacts } from '#contract/guardFacts.ts';
import { PERMISSIONS } from '#contract/permissions.ts';
import { KNOWN_FACTS } from '../helpers/knownFacts.ts';
import { edited, replace } from './problem-cases/edits.ts';
import { sampleTree } from './sampleTree.ts';

const RECEIPTS = 'config/resources/receipts.yaml';
const tree = sampleTree();

function configOf(...edits: Parameters<typeof edited>[1]): Config {
  const { config, problems } = compile(edited(tree, edits));
  if (config === undefined) throw new Error(problems.map(formatProblem).join('\n'));
  return config;
}

function without(...permissions: string[]): GuardFacts {
  const permission = PERMISSIONS.filter((each) => !permissions.includes(each));
  return { ...KNOWN_FACTS, permission, brand: ['partner'] };
}

function receipts({ access }: Resolution): ResourceAccess {
  const found = access.get('receipts');
  if (found === undefined) throw new Error('receipts are closed');
  return found;
}

describe('columns', () => {
  const config = configOf();
  const all = resolve(config, without());
  const noFees = resolve(config, without('can_withdraw'));

  it('are sent as the type in which they are shown, without their expression', () => {
    const columns = all.screens.resources.receipts?.list.columns ?? [];
    expect(columns.find(({ field }) => field === 'net')).toEqual({
      type: 'money',
      field: 'net',
      label: 'receipts.net',
      sortable: false,
      hidden: false,
      align: 'start',
      sign: true,
      currency: 'currency',
      computed: true,
    });
    expect(columns.find(({ field }) => field === 'phone')).toMatchObject({ type: 'phone', masked: true });
    expect(JSON.stringify(all.screens)).not.toContain('amount - fee');
    expect(JSON.stringify(all.screens)).not.toContain('amount > 1000000');
    expect(JSON.stringify(all.screens)).not.toContain('keep');
  });

  it('read the fields of an expression without returning them', () => {
    const { listView, listFields, detailView } = receipts(all);
    expect(listFields).toContain('net');
    expect(listView.fields).not.toContain('attempts');
    expect(listView.reads).toEqual(['attempts']);
    expect(listView.masks.get('phone')).toEqual({ keep: 4 });
    expect(detailView?.masks.get('card_number')).toBe('card');
    expect(detailView?.masks.has('phone')).toBe(false);
  });

  it('are closed with a field that they are calculated from, with the reason at their line', () => {
    const { listView, listFields, detailView } = receipts(noFees);
    expect(listFields).not.toContain('net');
    expect([...listView.fields, ...listView.reads]).not.toContain('fee');
    expect([...(detailView?.fields ?? []), ...(detailView?.reads ?? [])]).not.toContain('fee');
    expect(detailView?.computed.map(({ field }) => field)).toEqual(['name']);
    expect(noFees.closed.filter(({ path }) => path.endsWith('.net'))).toMatchObject([
      {
        path: 'resources.receipts.list.columns.net',
        place: { file: RECEIPTS, line: 18, column: 81 },
        reason: 'it reads fee, which is closed',
      },
    ]);
  });

  it('lose a tone that would reveal a closed field, and nothing else', () => {
    const toned = configOf(replace(RECEIPTS, 'or attempts > 3', 'or fee > 100'));
    expect(receipts(resolve(toned, without())).listView.tones.map(({ field }) => field)).toEqual(['amount']);
    const closed = resolve(toned, without('can_withdraw'));
    expect(receipts(closed).listView.tones).toEqual([]);
    expect(receipts(closed).listFields).toContain('amount');
    expect(closed.closed.map(({ path }) => path)).toContain('resources.receipts.list.columns.amount.tone');
  });

  it('explain their values where they declare it', () => {
    const described = (value: string) => `values.refund.reason.${value}_DESCRIPTION`;
    const words = ['en', 'id'].map((language) =>
      replace(
        `locales/${language}.json`,
        '{\n',
        `{\n  "${described('DUPLICATE')}": "Paid twice.",\n  "${described('RETURNED')}": "Sent back.",\n`,
      ),
    );
    const column = replace(
      'config/resources/refunds.yaml',
      '- { type: money, field: amount }',
      '- { type: enum, field: reason, explained: true }\n    - { type: money, field: amount }',
    );
    const { screens } = resolve(configOf(column, ...words), { ...without(), brand: ['main'] });
    const reason = screens.resources.refunds?.list.columns.find(({ field }) => field === 'reason');
    expect(reason?.values?.map(({ description }) => description)).toEqual(['DUPLICATE', 'RETURNED'].map(described));
  });

  it('of a pack are closed with the fields that the base closes, in any expression', () => {
    const added = `  receipts:
    add_columns:
      - { column: { type: computed, field: twice, label: receipts.net, as: money, expression: "fee * 2" } }
      - { column: { type: text, field: logo_text, tone: [{ tone: info, when: "fee > 0" }] } }

navigation:`;
    const packed = configOf(replace('brands/partner/brand.yaml', 'navigation:', added));
    const branded = (facts: GuardFacts): ResourceAccess =>
      receipts(resolve(applyBrand(packed, 'partner').config, facts));
    expect(branded(without()).listFields).toEqual(expect.arrayContaining(['twice', 'logo_text']));
    const { listView, listFields } = branded(without('can_withdraw'));
    expect(listFields).not.toContain('twice');
    expect([...listView.fields, ...listView.reads]).not.toContain('fee');
  });

  it('of the base close for a brand when its pack hides a field that they read', () => {
    const hidden = configOf(
      replace(
        'brands/partner/brand.yaml',
        'navigation:',
        '  receipts:\n    columns:\n      fee: { hide: true }\n\nnavigation:',
      ),
    );
    expect(receipts(resolve(applyBrand(hidden, 'partner').config, without())).listFields).not.toContain('net');
  });
});
