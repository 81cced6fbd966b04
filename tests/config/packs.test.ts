import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyBrand } from '#compiler/brand/applyBrand.ts';
import { compile } from '#compiler/compile.ts';
import type { Config } from '#compiler/config.ts';
import { formatProblem } from '#compiler/report.ts';
import type { Resolution } from '#compiler/resolve/resolution.ts';
import { resolve } from '#compiler/resolve/resolve.ts';
import type { ResourceAccess } from '#compiler/resolve/resources/ResourceAccess.ts';
import type { BrandFile, Column, ColumnPatch, Filter, ItemPatch, ResourcePatch } from '#contract/generated/config.ts';
import type { GuardFacts } from '#contract/guardFacts.ts';
import { PERMISSIONS } from '#contract/permissions.ts';
import { anyFacts, anyGuard } from '../helpers/random/guardArbitraries.ts';
import { edited, replace } from './problem-cases/edits.ts';
import { sampleTree } from './sampleTree.ts';

const PACK = 'brands/partner/brand.yaml';
const tree = sampleTree();

function configOf(...edits: Parameters<typeof edited>[1]): Config {
  const { config, problems } = compile(edited(tree, edits));
  if (config === undefined) throw new Error(problems.map(formatProblem).join('\n'));
  return config;
}

const OWNER: GuardFacts = {
  permission: PERMISSIONS,
  country: ['ID'],
  brand: ['partner'],
  entity: ['main'],
  environment: ['DEVELOPMENT'],
  flag: [],
  account: ['regular'],
  status: ['LIVE'],
  excluded_page: [],
  internal: false,
};

function request(config: Config, facts: GuardFacts, brand = 'partner'): Resolution {
  return resolve(applyBrand(config, brand).config, facts);
}

function access(resolution: Resolution, resource: string): ResourceAccess {
  const found = resolution.access.get(resource);
  if (found === undefined) throw new Error(`${resource} is closed`);
  return found;
}

describe('a brand pack', () => {
  const config = configOf();

  it('relabels, reorders, hides and adds', () => {
    const { screens, closed } = request(config, OWNER);
    const columns = screens.resources.payments?.list.columns ?? [];
    expect(columns.map((column) => column.field)).toEqual(['created', 'status', 'note', 'reference', 'amount', 'fee']);
    expect(columns.find((column) => column.field === 'reference')?.label).toBe('partner.order_number');
    expect(screens.resources.payments?.detail?.tabs.map((tab) => tab.id)).toEqual(['overview']);
    expect(closed.find(({ path }) => path === 'resources.payments.list.columns.country')).toEqual({
      path: 'resources.payments.list.columns.country',
      place: { file: PACK, line: 18, column: 24 },
      reason: 'not for anyone',
    });
  });

  it('narrows: both guards must be open, and each closes at its own line', () => {
    const lines = (without: string): string[] => {
      const facts = { ...OWNER, permission: PERMISSIONS.filter((permission) => permission !== without) };
      const closed = request(config, facts).closed.filter(({ path }) => /^resources\.payments\..*\.fee$/.test(path));
      return closed.map(({ place }) => `${place.file}:${place.line}`);
    };
    expect(lines('can_withdraw')).toEqual(['config/resources/payments.yaml:16']);
    expect(lines('can_administer')).toEqual([`${PACK}:17`]);
    expect(lines('can_approve')).toEqual([]);
  });

  it('adds a column behind the guards with which the base shows the field', () => {
    const withoutEdit = { ...OWNER, permission: PERMISSIONS.filter((permission) => permission !== 'can_edit') };
    expect(access(request(config, OWNER), 'payments').listFields).toContain('note');
    expect(access(request(config, withoutEdit), 'payments').listFields).not.toContain('note');
  });

  it('replaces texts of the base, in its own brand alone', () => {
    expect(applyBrand(config, 'partner').config.messages.en?.['payments.title']).toBe('Sales');
    expect(applyBrand(config, 'main').config.messages.en?.['payments.title']).toBe('Payments');
    expect(config.messages.en?.['payments.title']).toBe('Payments');
  });

  it('is applied once for each config', () => {
    expect(applyBrand(config, 'partner')).toBe(applyBrand(config, 'partner'));
    expect(() => applyBrand(config, 'missing')).toThrow('There is no brand missing.');
  });

  it('hides a field on every screen, and a resource with all links to it', () => {
    const hidden = configOf(
      replace(PACK, 'columns:\n      reference', 'columns:\n      metadata: { hide: true }\n      reference'),
    );
    expect(access(request(config, OWNER), 'payments').detailFields).toContain('metadata');
    expect(access(request(hidden, OWNER), 'payments').detailFields).not.toContain('metadata');

    const without = configOf(replace(PACK, '  money: { label', '  refunds: { hide: true }\n  money: { label'));
    expect(JSON.stringify(request(without, { ...OWNER, brand: ['main'] }).screens.navigation)).not.toContain(
      '/refunds',
    );
  });
});

describe('any brand pack', () => {
  const config = configOf();
  const fields = Object.keys(config.records.get('payment')?.fields ?? {});
  const itemPatch: fc.Arbitrary<ItemPatch> = fc.record(
    { hide: fc.constant<true>(true), guard: anyGuard, label: fc.constant('home.title') },
    { requiredKeys: [] },
  );
  const columnPatch: fc.Arbitrary<ColumnPatch> = fc.record(
    { hide: fc.constant<true>(true), guard: anyGuard, after: fc.constantFrom(...fields) },
    { requiredKeys: [] },
  );
  const type = fc.constantFrom('text', 'money', 'status', 'json', 'datetime');
  const column = fc.oneof(
    fc.record(
      { type, field: fc.constantFrom(...fields), guard: anyGuard, sortable: fc.boolean() },
      { requiredKeys: ['type', 'field'] },
    ),
    fc.record({
      type: fc.constant('relation'),
      field: fc.constantFrom(...fields),
      resource: fc.constant('refunds'),
      text: fc.constantFrom(...fields),
    }),
  ) as fc.Arbitrary<Column>;
  const patch: fc.Arbitrary<ResourcePatch> = fc.record(
    {
      guard: anyGuard,
      columns: fc.dictionary(fc.constantFrom(...fields), columnPatch, { maxKeys: 4 }),
      filters: fc.dictionary(fc.constantFrom('search', 'status', 'created', 'amount'), itemPatch),
      tabs: fc.dictionary(fc.constantFrom('overview', 'refunds'), itemPatch),
      actions: fc.dictionary(fc.constant('simulate'), itemPatch),
      add_columns: fc.array(fc.record({ column, after: fc.constantFrom(...fields) }, { requiredKeys: ['column'] }), {
        maxLength: 3,
      }),
    },
    { requiredKeys: [] },
  );

  /** The config with another pack, as if it had been written so, its problems included. */
  function withPack(resources: NonNullable<BrandFile['resources']>): Config {
    const pack = config.brands.get('partner');
    if (pack === undefined) throw new Error('no pack');
    const source = { ...pack.source, value: { ...pack.source.value, resources } };
    return { ...config, brands: new Map([...config.brands, ['partner', { ...pack, source }]]) };
  }

  /** What a filter finds by; a search that finds by less is narrower. */
  function waysOf(filter: Filter): string[] {
    if (filter.type !== 'search') return [JSON.stringify({ ...filter, label: undefined, guard: undefined })];
    return [...filter.fields, ...Object.entries(filter.match ?? {}).map((way) => JSON.stringify(way))];
  }

  function readable({ access: resources }: Resolution): string[] {
    const found: string[] = [];
    for (const { name, listFields, detailFields, filters, actions, relatedBy } of resources.values()) {
      for (const field of [...listFields, ...detailFields]) found.push(`${name}.${field}`);
      for (const filter of filters) found.push(...waysOf(filter).map((way) => `${name} filter ${way}`));
      for (const action of actions) found.push(`${name} action ${action.id} ${action.run}`);
      for (const field of relatedBy) found.push(`${name} by ${field}`);
    }
    return found;
  }

  // Rule brands.pack-narrows.
  it('opens nothing that the base does not open to the same person', () => {
    fc.assert(
      fc.property(patch, anyFacts, (payments, facts) => {
        const base = new Set(readable(resolve(config, facts)));
        const branded = readable(request(withPack({ payments }), facts));
        expect(branded.filter((thing) => !base.has(thing))).toEqual([]);
      }),
      { seed: 20261121, numRuns: 600 },
    );
  });
});
