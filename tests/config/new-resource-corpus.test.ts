import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { documentProblem, OpenApi } from '#compiler/api/OpenApi.ts';
import { type ListOfApi, readList } from '../../scripts/scaffold/openapi/readList.ts';
import { recordText } from '../../scripts/scaffold/recordText.ts';
import { ROOT } from './sampleTree.ts';

const FOLDER = join(ROOT, 'tests/config/openapi/corpus');

/** Paths of the corpus, at least. */
const PATHS = 80;

/** Paths that are read right without a question, at least. */
const RIGHT = 70;

/** What the tool should say of a path, written in the document (x-expect). */
interface Expected {
  /** It lists no records, or which is for a person to say. */
  readonly none?: true;
  readonly array?: string;
  /** The schema whose `x-fields` lists every field: its kind, the values of an enum, and `!` where it is never empty. */
  readonly record?: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly name?: string;
  readonly title?: string;
}

interface Operation {
  readonly 'x-expect': Expected;
}

interface Document {
  readonly paths: Readonly<Record<string, { readonly get?: Operation; readonly post?: Operation }>>;
  readonly components?: { readonly schemas: Readonly<Record<string, Schema>> };
  readonly definitions?: Readonly<Record<string, Schema>>;
}

interface Schema {
  readonly 'x-fields'?: Readonly<Record<string, string>>;
}

interface Path {
  readonly file: string;
  readonly path: string;
  readonly expected: object | undefined;
  readonly found: object | string;
  readonly verdict: 'right' | 'asks' | 'refused' | 'wrong';
}

function fieldsOf({ fields }: ListOfApi): Record<string, string> {
  return Object.fromEntries(
    fields.map(({ name, kind, values, nullable }) => {
      const required = nullable ? '' : '!';
      return [name, `${kind}${required}${kind === 'enum' ? ` ${values.join('|')}` : ''}`];
    }),
  );
}

function answerOf(api: OpenApi, file: string, path: string, method: 'get' | 'post'): object | string {
  try {
    const list = readList(api, { file, path, method, array: undefined });
    if ('question' in list) return `asks: ${list.question} (${list.arrays.join(', ')})`;
    const schema = JSON.parse(recordText('thing', 'thg', list.fields)) as { 'x-search': string[] };
    return { array: list.array, name: list.suggestedName, title: schema['x-search'][0], fields: fieldsOf(list) };
  } catch (error) {
    return `refused: ${error instanceof Error ? error.message : String(error)}`;
  }
}

function judge(expected: object | undefined, found: object | string): Path['verdict'] {
  if (typeof found !== 'string') {
    try {
      expect(found).toEqual(expected);
      return 'right';
    } catch {
      return 'wrong';
    }
  }
  if (expected === undefined) return 'right';
  return found.startsWith('asks') ? 'asks' : 'refused';
}

function pathsOf(file: string): Path[] {
  const text = readFileSync(join(FOLDER, file), 'utf8');
  const { paths, components, definitions } = parse(text) as Document;
  const api = OpenApi.read(text);
  return Object.entries(paths).map(([path, item]) => {
    const method = item.get === undefined ? 'post' : 'get';
    const { none, record, fields, ...rest } = item[method]?.['x-expect'] ?? {};
    const listed = fields ?? { ...components?.schemas, ...definitions }[record ?? '']?.['x-fields'];
    const expected = none ? undefined : { ...rest, fields: listed };
    const found = api === undefined ? `refused: ${documentProblem(file, text)}` : answerOf(api, file, path, method);
    return { file, path, expected, found, verdict: judge(expected, found) };
  });
}

const PATHS_OF_ALL = readdirSync(FOLDER).flatMap(pathsOf);

function count(verdict: Path['verdict']): number {
  return PATHS_OF_ALL.filter((path) => path.verdict === verdict).length;
}

describe('the resources that new-resource reads from third-party APIs', () => {
  it(`are right for at least ${RIGHT} of ${PATHS} paths`, () => {
    const counts = (['right', 'asks', 'refused', 'wrong'] as const).map((verdict) => `${count(verdict)} ${verdict}`);
    console.log(`new-resource: ${PATHS_OF_ALL.length} paths: ${counts.join(', ')}`);
    expect(PATHS_OF_ALL.length).toBeGreaterThanOrEqual(PATHS);
    expect(count('right') / PATHS_OF_ALL.length).toBeGreaterThanOrEqual(RIGHT / PATHS);
  });

  it.each(PATHS_OF_ALL.map(({ file, path, ...rest }) => [file, path, rest] as const))(
    'are never wrong without a question: %s %s',
    (_file, _path, { expected, found, verdict }) => {
      if (verdict === 'wrong') expect(found).toEqual(expected);
    },
  );
});
