import { describe, expect, it } from 'vitest';
import { createSource } from './placedNode.ts';
import { readYaml } from './readYaml.ts';

function read(text: string) {
  const { placed, lines, problems } = readYaml('config/x.yaml', text);
  if (placed === undefined) throw new Error(problems[0]?.what ?? 'not read');
  return createSource('config/x.yaml', placed.value, placed, lines);
}

function codes(text: string): string[] {
  return readYaml('config/x.yaml', text).problems.map((problem) => problem.code);
}

describe('readYaml', () => {
  const source = read(
    '# words\nname: a\nlist:\n  - { id: one, guard: { permission: [can_view] } }\n  - id: two\n    empty:\n',
  );

  it('reads values in the core schema', () => {
    expect(source.value).toEqual({
      name: 'a',
      list: [
        { id: 'one', guard: { permission: ['can_view'] } },
        { id: 'two', empty: null },
      ],
    });
    expect(read('a: yes\nb: 0x10\nc: "7"\nd: 1e3\n').value).toEqual({ a: 'yes', b: 16, c: '7', d: 1000 });
  });

  it('knows the place of every value and key', () => {
    expect(source.place(['name'])).toEqual({ file: 'config/x.yaml', line: 2, column: 7 });
    expect(source.keyPlace(['name'])).toEqual({ file: 'config/x.yaml', line: 2, column: 1 });
    expect(source.place(['list', 0, 'guard', 'permission', 0])).toEqual({ file: 'config/x.yaml', line: 4, column: 38 });
    expect(source.place(['list', 1, 'id'])).toEqual({ file: 'config/x.yaml', line: 5, column: 9 });
  });

  it('places a block and an empty value at their key, and what was not written at its parent', () => {
    expect(source.place(['list'])).toEqual({ file: 'config/x.yaml', line: 3, column: 1 });
    expect(source.place(['list', 1, 'empty'])).toEqual({ file: 'config/x.yaml', line: 6, column: 5 });
    expect(source.place(['list', 0, 'guard', 'brand', 3])).toEqual({ file: 'config/x.yaml', line: 4, column: 23 });
  });

  it('places the whole file at its first character, also below a comment', () => {
    expect(source.place([])).toEqual({ file: 'config/x.yaml', line: 1, column: 1 });
  });

  it('keeps keys that an object already has', () => {
    const { value } = read('__proto__: { a: 1 }\nconstructor: x\n');
    expect(Object.keys(value as object)).toEqual(['__proto__', 'constructor']);
    expect(({} as Record<string, unknown>).a).toBeUndefined();
  });

  it('rejects duplicate keys, at any level and in any number', () => {
    expect(codes('a: { b: 1, b: 2 }\n')).toEqual(['duplicate-key']);
    expect(codes('a: 1\n"a": 2\na: 3\n')).toEqual(['duplicate-key', 'duplicate-key']);
  });

  it.each(['[', '{', '- ', '? ', '- ? ', 'a: [', '{a: '])(
    'refuses %j nested without end, before it runs out of stack',
    (unit) => {
      expect(['yaml-too-deep', 'yaml-syntax']).toContain(codes(unit.repeat(20_000))[0]);
    },
  );

  it.each([
    ['a: "x\nb: 1\n', '1:4 yaml-syntax'],
    ['a: { b: 1\nc: 2\n', '1:4 yaml-syntax'],
    ['a: [1, 2\nb: 3\n', '1:4 yaml-syntax'],
    ['a: { b: [1, 2\nc: 3\n', '1:9 yaml-syntax'],
    ['a: { b: [1, 2]\nc: 3\n', '1:4 yaml-syntax'],
    ['%YAML 1.1\n---\na: 1\n', '1:1 yaml-directive'],
    ['%YAML 1.1\n---\n', '1:1 yaml-directive'],
    ['# words\n%YAML 1.2\n---\na: 1\n', '2:1 yaml-directive'],
    ['a: &x 1\n', '1:4 yaml-anchor'],
    ['a:\n  - &x { b: 1 }\n', '2:5 yaml-anchor'],
    [`a: ${'['.repeat(70)}`, '1:68 yaml-too-deep'],
  ])('says where %j is wrong', (text, problem) => {
    const [found] = readYaml('config/x.yaml', text).problems;
    expect(`${found?.place.line}:${found?.place.column} ${found?.code}`).toBe(problem);
  });

  it('takes a percent sign for a directive only before the document', () => {
    expect(codes('a: |\n  b\n%c\n').includes('yaml-directive')).toBe(false);
    expect(read('a: "10%"\nb: |\n  %d\n').value).toEqual({ a: '10%', b: '%d\n' });
    expect(codes('"a\n%b"\n')).not.toContain('yaml-directive');
    expect(codes('')).toEqual([]);
  });

  it('does not read a file with a problem', () => {
    for (const text of ['a: &x 1\n', 'a: 1\na: 2\n', 'a: [1\n', '%YAML 1.2\n---\na: 1\n'])
      expect([text, readYaml('config/x.yaml', text).placed]).toEqual([text, undefined]);
  });

  it('does not count brackets that are text', () => {
    expect(codes(`# ${'['.repeat(500)}\na: "${'['.repeat(500)}"\nb: |\n  ${'{'.repeat(500)}\n`)).toEqual([]);
  });
});
