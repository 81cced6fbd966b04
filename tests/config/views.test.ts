import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compile } from '#compiler/compile.ts';
import type { Config } from '#compiler/config.ts';
import { loadFileTree } from '#compiler/load.ts';
import { formatProblem } from '#compiler/report.ts';
import { resolve } from '#compiler/resolve/resolve.ts';
import type { ResolvedList, ViewState } from '#contract/generated/api.ts';
import { PERMISSIONS } from '#contract/permissions.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';
import { narrowState } from '#server/engine/savedViews/narrowState.ts';
import { anyFacts } from '../helpers/random/guardArbitraries.ts';
import { snapshotPeople } from './people.ts';
import { ROOT } from './sampleTree.ts';

function realConfig(): Config {
  const { config, problems } = compile(loadFileTree(ROOT));
  if (config === undefined) throw new Error(problems.map(formatProblem).join('\n'));
  return config;
}

const config = realConfig();

/** Any text that a list's parser would take: what must be left out is left out by name, not because it reads badly. */
const takesAnything = () => true;

/** A state with any fields of a record, also closed ones, and with names that do not exist. */
function anyState(record: RecordSchema): fc.Arbitrary<ViewState> {
  const fields = [...Object.keys(record.fields), 'colour', 'constructor', '__proto__', 'id'];
  const field = fc.constantFrom(...fields);
  const key = fc.oneof(
    fc.constant('q'),
    field,
    field.map((name) => `${name}_gte`),
    field.map((name) => `${name}_lte`),
  );
  const known = Object.values(record.fields).flatMap(({ values }) => values);
  const value = fc.constantFrom(...known, 'GONE', '1', 'toString');
  const entry = fc.tuple(key, fc.oneof(value, fc.array(value, { maxLength: 4 })));
  return fc.record(
    {
      filter: fc.array(entry, { maxLength: 8 }).map((entries) => Object.fromEntries(entries)),
      segment: fc.constantFrom('gone', ...segmentsOf()),
      sort: fc.record({ field, order: fc.constantFrom('asc' as const, 'desc' as const) }),
      columns: fc.uniqueArray(field, { minLength: 1, maxLength: 12 }),
      per_page: fc.constantFrom(7, 10, 25, 200),
    },
    { requiredKeys: ['filter', 'sort', 'per_page'] },
  );
}

function segmentsOf(): string[] {
  return [...config.resources.values()].flatMap(({ value }) => (value.list?.segments ?? []).map(({ id }) => id));
}

/** Every name and value of a list, with its kind: `column fee`, `value status PAID`. */
function wordsOf(list: ResolvedList): Set<string> {
  const words = new Set([`sort ${list.sort.field}`, ...list.page_sizes.map((size) => `size ${size}`)]);
  for (const { field, sortable } of list.columns) {
    words.add(`column ${field}`);
    if (sortable) words.add(`sort ${field}`);
  }
  for (const { id } of list.segments ?? []) words.add(`segment ${id}`);
  for (const filter of list.filters) {
    if (filter.type === 'search') words.add('key q');
    else for (const end of ['', '_gte', '_lte']) words.add(`key ${filter.field}${end}`);
    if ('values' in filter) for (const { value } of filter.values) words.add(`value ${filter.field} ${value}`);
  }
  return words;
}

/** Every name and value that a state says. */
function saidBy({ filter, segment, sort, columns, per_page }: ViewState, list: ResolvedList): string[] {
  const said = [`sort ${sort.field}`, `size ${per_page}`, ...(columns ?? []).map((field) => `column ${field}`)];
  if (segment !== undefined) said.push(`segment ${segment}`);
  for (const [key, value] of Object.entries(filter)) {
    said.push(`key ${key}`);
    const isChoice = list.filters.some((candidate) => 'values' in candidate && candidate.field === key);
    if (isChoice) said.push(...[value].flat().map((item) => `value ${key} ${item}`));
  }
  return said;
}

function expectNarrow(state: ViewState, list: ResolvedList): void {
  const { state: narrowed, left } = narrowState(state, list, takesAnything);
  const words = wordsOf(list);
  expect(saidBy(narrowed, list).filter((word) => !words.has(word))).toEqual([]);
  // What has been narrowed is open whole, and what is open whole is not narrowed.
  expect(narrowState(narrowed, list, takesAnything)).toEqual({ state: narrowed, left: [] });
  if (left.length === 0) expect(narrowed).toEqual(state);
}

function listsOf(facts: Parameters<typeof resolve>[1]): [string, ResolvedList][] {
  const { resources } = resolve(config, facts).screens;
  return Object.entries(resources).flatMap(([name, { list }]) =>
    list ? [[name, list] as [string, ResolvedList]] : [],
  );
}

function recordOf(name: string): RecordSchema {
  const record = config.records.get(config.resources.get(name)?.value.record ?? '');
  if (record === undefined) throw new Error(`${name} has no record`);
  return record;
}

describe('a view that another user reads', () => {
  it('names nothing that their console does not name: every brand, country and permission', () => {
    let read = 0;
    for (const { facts } of snapshotPeople(config.brands.keys())) {
      for (const [name, list] of listsOf(facts)) {
        fc.assert(
          fc.property(anyState(recordOf(name)), (state) => expectNarrow(state, list)),
          { numRuns: 15 },
        );
        read += 15;
      }
    }
    expect(read).toBeGreaterThan(2_000);
  });

  it('names nothing that their console does not name: any facts, known or not', () => {
    fc.assert(
      fc.property(anyFacts, fc.nat(), (facts, seed) => {
        for (const [name, list] of listsOf(facts)) {
          for (const state of fc.sample(anyState(recordOf(name)), { numRuns: 3, seed })) expectNarrow(state, list);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('is complete for a user who may see all of it, and narrowed for a user with fewer permissions', () => {
    const everything = snapshotPeople(['main']).find(({ role, country }) => role === 'all' && country === 'ID');
    const viewer = snapshotPeople(['main']).find(({ role, country }) => role === 'can_view' && country === 'ID');
    if (everything === undefined || viewer === undefined) throw new Error('There are no such people.');
    expect(everything.facts.permission).toEqual(PERMISSIONS);
    const [all, less] = [everything, viewer].map(({ facts }) => Object.fromEntries(listsOf(facts)).transactions);
    if (all === undefined || less === undefined) throw new Error('Transactions are closed.');
    const state: ViewState = { filter: {}, sort: all.sort, columns: ['fee', 'amount'], per_page: 25 };
    expect(narrowState(state, all, takesAnything).left).toEqual([]);
    expect(narrowState(state, less, takesAnything)).toEqual({
      state: { ...state, columns: ['amount'] },
      left: ['columns'],
    });
    expect(narrowState({ ...state, columns: ['fee'] }, less, takesAnything).state.columns).toBeUndefined();
  });
});
