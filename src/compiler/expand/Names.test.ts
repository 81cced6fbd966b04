import { describe, expect, it } from 'vitest';
import type { NamesFile } from '#contract/generated/config.ts';
import { createSource, type Placed } from '../parse/syntax/placedNode.ts';
import { readYaml } from '../parse/syntax/readYaml.ts';
import { Names } from './Names.ts';

const NAMES = `guards:
  cards: { permission: [can_view], not: { country: [SG] } }
  own-cards: { named: cards, entity: [main] }
  round: { named: other-round }
  other-round: { named: round }
values:
  early: [REGISTERED, PENDING]
`;

function read(text: string): { readonly placed: Placed; readonly lines: ReturnType<typeof readYaml>['lines'] } {
  const { placed, lines, problems } = readYaml('file.yaml', text);
  if (placed === undefined) throw new Error(JSON.stringify(problems));
  return { placed, lines };
}

const { placed: written, lines: nameLines } = read(NAMES);
const names = new Names(createSource('config/names.yaml', written.value as NamesFile, written, nameLines), written);

function expand(guard: string): unknown {
  return names.expand(read(`guard: ${guard}`).placed).value;
}

describe('a named guard', () => {
  it('has the keys of its declaration, and those beside it', () => {
    expect(expand('{ named: cards }')).toEqual({ guard: { permission: ['can_view'], not: { country: ['SG'] } } });
    expect(expand('{ entity: [main], named: cards }')).toEqual({
      guard: { permission: ['can_view'], not: { country: ['SG'] }, entity: ['main'] },
    });
  });

  it('and the keys beside it both have to be open, also where they are the same', () => {
    expect(expand('{ named: cards, permission: [can_edit] }')).toEqual({
      guard: { all: [{ permission: ['can_view'], not: { country: ['SG'] } }, { permission: ['can_edit'] }] },
    });
  });

  it('is found inside other guards, of entries of lists too, and may use another', () => {
    const own = { permission: ['can_view'], not: { country: ['SG'] }, entity: ['main'] };
    expect(expand('{ not: { any: [{ named: own-cards }, { country: [ID] }] } }')).toEqual({
      guard: { not: { any: [own, { country: ['ID'] }] } },
    });
    expect(names.expand(read('actions: [{ id: a, guard: { named: own-cards } }]').placed).value).toEqual({
      actions: [{ id: 'a', guard: own }],
    });
    expect(names.expand(read('offer: { named: own-cards }').placed).value).toEqual({ offer: own });
  });

  it.each(['missing', 'round', 'constructor'])('always denies where it cannot be read: %s', (name) => {
    expect(expand(`{ named: ${name} }`)).toEqual({ guard: { permission: [] } });
  });

  it('stays what it is outside a guard', () => {
    expect(names.expand(read('where: { named: cards }').placed).value).toEqual({ where: { named: 'cards' } });
  });

  it('has the place of the name that is used, and knows where it is declared', () => {
    const { placed, lines } = read('list:\n  guard: { named: cards, entity: [main] }\n');
    const expanded = names.expand(placed);
    const source = createSource('file.yaml', expanded.value, expanded, lines);
    expect(source.place(['list', 'guard', 'not', 'country'])).toEqual({ file: 'file.yaml', line: 2, column: 19 });
    expect(source.named(['list', 'guard', 'not', 'country'])).toEqual({
      name: 'cards',
      place: { file: 'config/names.yaml', line: 2, column: 3 },
    });
    expect(source.named(['list', 'guard', 'entity'])).toBeUndefined();
    expect(source.named(['list'])).toBeUndefined();
  });
});

describe('a named list of values', () => {
  it('is the list that it names', () => {
    expect(expand('{ status: early, country: [ID] }')).toEqual({
      guard: { status: ['REGISTERED', 'PENDING'], country: ['ID'] },
    });
    expect(expand('{ not: { status: early } }')).toEqual({ guard: { not: { status: ['REGISTERED', 'PENDING'] } } });
  });

  it('has no value where it cannot be read, so that the guard denies', () => {
    expect(expand('{ status: missing }')).toEqual({ guard: { status: [] } });
  });
});

describe('the names of a tree', () => {
  it('are those of its guards and of its lists', () => {
    const kinds = ['guard', 'valueList'];
    const known = (name: string) => kinds.map((kind) => names.has(kind, name));
    expect([known('cards'), known('early'), known('missing')]).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ]);
    expect(kinds.map((kind) => new Names().has(kind, 'cards'))).toEqual([false, false]);
  });

  it('do not exist without the file: a guard that uses one denies', () => {
    expect(new Names().expand(read('guard: { named: cards }').placed).value).toEqual({ guard: { permission: [] } });
    expect(new Names().expand(read('guard: { status: early }').placed).value).toEqual({ guard: { status: [] } });
  });

  it('are replaced by their values at the paths that hold lists, and nowhere else', () => {
    const lists = (text: string, ...paths: (string | number)[][]) => names.expandLists(read(text).placed, paths).value;
    const values = ['REGISTERED', 'PENDING'];
    expect(lists('a: early\nb: early\n', ['a'])).toEqual({ a: values, b: 'early' });
    expect(lists('a: { b: early, c: early }\n', ['a', 'b'], ['a', 'd'])).toEqual({ a: { b: values, c: 'early' } });
    expect(lists('a: [{ b: early }, { b: early }]\n', ['a', 1, 'b'])).toEqual({ a: [{ b: 'early' }, { b: values }] });
    expect(lists('a: [PAID]\nb: missing\n', ['a'], ['b'])).toEqual({ a: ['PAID'], b: [] });
  });

  it('say where a list that is used is declared', () => {
    const { placed, lines } = read('guard: { status: early, country: [ID] }\n');
    const expanded = names.expand(placed);
    const source = createSource('file.yaml', expanded.value, expanded, lines);
    expect(source.named(['guard', 'status'])).toEqual({
      name: 'early',
      place: { file: 'config/names.yaml', line: 7, column: 3 },
    });
    expect(source.named(['guard', 'country'])).toBeUndefined();
  });
});
