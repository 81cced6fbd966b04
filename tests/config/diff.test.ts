import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Config } from '#compiler/config.ts';
import { asBrand, readLeniently } from '#compiler/diff/configSources.ts';
import { diffConfigs } from '#compiler/diff/diffConfigs.ts';
import { formatDiff } from '#compiler/diff/formatDiff.ts';
import { judgeWidenings } from '#compiler/diff/judgeWidenings.ts';
import { evaluateFormula } from '#compiler/guard/evaluateFormula.ts';
import { readTree } from '#compiler/parse/readTree.ts';
import { resolve } from '#compiler/resolve/resolve.ts';
import type { Guard } from '#contract/generated/config.ts';
import type { GuardFacts } from '#contract/guardFacts.ts';
import { anyGuard } from '../helpers/random/guardArbitraries.ts';
import { totalFacts } from '../helpers/random/totalFacts.ts';
import { type Edit, edited, remove, replace, write } from './problem-cases/edits.ts';
import { sampleTree } from './sampleTree.ts';

const PAYMENTS = 'config/resources/payments.yaml';
const REFUNDS = 'config/resources/refunds.yaml';
const PARTNER = 'brands/partner/brand.yaml';

const sample = sampleTree();
const before = readLeniently(sample);

const EDITS: readonly (readonly [string, readonly Edit[]])[] = [
  ['nothing', []],
  [
    'a column for more people',
    [
      replace(
        PAYMENTS,
        'fee, guard: { permission: [can_withdraw] }',
        'fee, guard: { permission: [can_withdraw, can_edit] }',
      ),
    ],
  ],
  [
    'a column for fewer people',
    [
      replace(
        PAYMENTS,
        'fee, guard: { permission: [can_withdraw] }',
        'fee, guard: { permission: [can_withdraw], country: [ID] }',
      ),
    ],
  ],
  [
    'a column without its guard',
    [replace(PAYMENTS, 'field: fee, guard: { permission: [can_withdraw] }', 'field: fee')],
  ],
  [
    'a resource in another country',
    [
      replace(
        REFUNDS,
        'guard: { permission: [can_view], not: { brand: [partner] } }',
        'guard: { permission: [can_view], not: { brand: [partner] }, country: [PH] }',
      ),
    ],
  ],
  ['a resource for other people', [replace(REFUNDS, 'permission: [can_view], not', 'permission: [operation], not')]],
  [
    'what a pack kept from its people',
    [replace(PARTNER, '      fee: { guard: { permission: [can_administer] } }\n', '')],
  ],
  ['what a pack hid', [replace(PARTNER, '      country: { hide: true }\n', '')]],
  ['more records', [replace(REFUNDS, 'where: { status: [DONE] }\n', '')]],
  [
    'an action for more records',
    [replace(PAYMENTS, 'when: { status: [PENDING] }', 'when: { status: [PENDING, PAID] }')],
  ],
  [
    'an action for fewer records',
    [replace(PAYMENTS, 'when: { status: [PENDING] }', 'when: { status: [PENDING], country: [ID] }')],
  ],
  [
    'an action in live mode',
    [
      replace(
        PAYMENTS,
        'guard: { permission: [can_edit], environment: [DEVELOPMENT] }',
        'guard: { permission: [can_edit] }',
      ),
    ],
  ],
  ['a value under another roof', [replace(PAYMENTS, '{ type: json, field: metadata }', '{ type: money, field: fee }')]],
  [
    'another order',
    [replace(PAYMENTS, 'sort: { field: created, order: desc }', 'sort: { field: created, order: asc }')],
  ],
  ['other words', [replace('locales/en.json', '"payments.title": "Payments"', '"payments.title": "Money in"')]],
  [
    'a new column',
    [
      replace(
        REFUNDS,
        '    - { type: money, field: amount }\n',
        '    - { type: money, field: amount }\n    - { type: enum, field: reason, guard: { country: [PH] } }\n',
      ),
    ],
  ],
  [
    'a resource without its guard, and the things around it',
    [replace(REFUNDS, 'guard: { permission: [can_view], not: { brand: [partner] } }', 'guard: { anyone: true }')],
  ],
  ['no refunds', [remove(REFUNDS)]],
];

function changesOf(edits: readonly Edit[]) {
  const tree = edited(sample, edits);
  return { tree, changes: diffConfigs(before, readLeniently(tree)) };
}

function printed(edits: readonly Edit[]): string {
  const { tree, changes } = changesOf(edits);
  return formatDiff(changes, judgeWidenings(changes, readTree(tree).draft.accepted), '2026-11-21');
}

describe('the diff of two configs', () => {
  it('is printed as in the snapshot', async () => {
    const printouts = EDITS.map(([name, edits]) => `== ${name}\n${printed(edits)}`);
    await expect(printouts.join('\n')).toMatchFileSnapshot('../snapshots/config-diff.txt');
  });

  const widening = EDITS[1]?.[1] ?? [];
  function accept(gains: string): Edit {
    const entry = `  - { thing: resources.payments.list.columns.fee, gains: ${gains}, reason: They set it., date: 2026-11-21 }`;
    const head = '# yaml-language-server: $schema=../schemas/accepted-widenings.schema.json\nversion: 3\naccepted:\n';
    return write('config/accepted-widenings.yaml', `${head}${entry}\n`);
  }

  it('widens an action when a record that it was blocked for is blocked no longer', () => {
    const rule = (when: string) => `{ when: "${when}", note: payments.simulate_confirm }`;
    const blocked = (...rules: readonly string[]) =>
      readLeniently(
        edited(sample, [
          replace(
            PAYMENTS,
            '    confirm: payments.simulate_confirm',
            `    blocked: [${rules.map(rule).join(', ')}]\n    confirm: payments.simulate_confirm`,
          ),
        ]),
      );
    const kinds = (from: Config, to: Config) => diffConfigs(from, to).map(({ kind, thing }) => `${kind} ${thing}`);
    const action = 'resources.payments.actions.simulate';
    const [one, both] = [blocked('amount > fee'), blocked('amount > fee', 'attempts > 3')];
    expect(kinds(before, one)).toEqual([`changed ${action}`]);
    expect(kinds(one, both)).toEqual([`changed ${action}`]);
    expect(kinds(both, one)).toEqual([`widened ${action}`]);
    expect(kinds(one, before)).toEqual([`widened ${action}`]);
    expect(diffConfigs(both, one)[0]?.what).toContain('attempts > 3');
  });

  it('may widen access that was accepted, to the letter, and lists accepted entries without a change', () => {
    const agreed = printed([...widening, accept('now also for our own staff')]);
    const { changes } = changesOf(widening);
    const gains = changes.find(({ kind }) => kind === 'widened')?.what ?? '';
    expect(printed([...widening, accept(JSON.stringify(gains))])).toContain('Access widened, accepted');
    expect(printed([...widening, accept(JSON.stringify(gains))])).not.toContain('not accepted');
    expect(agreed).toContain('config/accepted-widenings.yaml:4  resources.payments.list.columns.fee');
    expect(printed([...widening, accept('now also for everybody')])).toContain('Access widened, not accepted');
  });
});

/** The names of everything that a user may see, read or do. */
function accessOf(config: Config, brand: string, facts: GuardFacts): Set<string> {
  const { access, blocks, screens } = resolve(asBrand(config, brand), facts);
  const found = new Set<string>([...blocks.keys()].map((block) => `block ${block}`));
  for (const [name, { listFields, detailFields, filters, actions, relatedBy }] of access) {
    found.add(name);
    for (const field of [...listFields, ...detailFields]) found.add(`${name} ${field}`);
    for (const filter of filters) found.add(`${name} filter ${'field' in filter ? filter.field : filter.type}`);
    for (const action of actions) found.add(`${name} action ${action.id}`);
    for (const field of relatedBy) found.add(`${name} by ${field}`);
  }
  for (const notice of screens.notices) found.add(`notice ${notice.id}`);
  return found;
}

type Guarded = { guard?: Guard };

/** Every place of a config that has a guard or may have one. */
function guardedPlaces({ resources, pages, brands }: Config): Guarded[] {
  const places: Guarded[] = [];
  for (const { value } of resources.values()) {
    places.push(value, ...value.list.columns, ...(value.list.filters ?? []), ...(value.actions ?? []));
    for (const tab of value.detail?.tabs ?? []) {
      places.push(tab);
      if (tab.type === 'lists') places.push(...tab.lists);
      if (tab.type !== 'fields') continue;
      for (const section of tab.sections) {
        places.push(section, ...section.fields.filter((field) => typeof field !== 'string'));
      }
    }
  }
  for (const { value } of pages.values()) places.push(value, ...(value.blocks ?? []));
  for (const { source } of brands.values()) {
    for (const patch of Object.values(source.value.resources ?? {})) {
      places.push(patch as Guarded, ...(Object.values(patch.columns ?? {}) as Guarded[]));
      places.push(...(Object.values(patch.actions ?? {}) as Guarded[]));
    }
  }
  return places;
}

function copyOf(config: Config): Config {
  const copied = <T extends { value: unknown }>(source: T): T => ({ ...source, value: structuredClone(source.value) });
  return {
    ...config,
    resources: new Map([...config.resources].map(([name, source]) => [name, copied(source)])),
    pages: new Map([...config.pages].map(([name, source]) => [name, copied(source)])),
    brands: new Map([...config.brands].map(([name, pack]) => [name, { ...pack, source: copied(pack.source) }])),
  };
}

describe('a random change of guards', () => {
  const brands = [...before.brands.keys()];
  const count = guardedPlaces(before).length;
  const guard = fc.option(
    anyGuard.map((value) => JSON.parse(JSON.stringify(value).replaceAll('"second"', '"partner"')) as Guard),
    { nil: undefined, freq: 6 },
  );
  const edits = fc.array(fc.tuple(fc.nat(count - 1), guard), { minLength: 1, maxLength: 3 });

  it('that widens access is always marked as widened', () => {
    let widened = 0;
    fc.assert(
      fc.property(edits, fc.array(totalFacts(brands), { minLength: 60, maxLength: 60 }), (changed, people) => {
        const after = copyOf(before);
        const places = guardedPlaces(after);
        for (const [index, value] of changed) {
          const place = places[index];
          if (place === undefined) continue;
          if (value === undefined) delete place.guard;
          else place.guard = value;
        }
        const marked = diffConfigs(before, after).flatMap(({ gains }) => gains ?? []);
        for (const facts of people) {
          const brand = facts.brand?.[0] ?? '';
          const had = accessOf(before, brand, facts);
          const more = [...accessOf(after, brand, facts)].filter((name) => !had.has(name));
          if (more.length === 0) continue;
          widened += 1;
          expect(
            marked.some((gains) => evaluateFormula(gains, facts)),
            more.join(),
          ).toBe(true);
        }
      }),
      { seed: 20261121, numRuns: 25 },
    );
    expect(widened).toBeGreaterThan(60);
  });
});
