import { expect, it } from 'vitest';
import { compile } from '../../compile.ts';
import { loadFileTree } from '../../load.ts';

const FILE = 'config/resources/tax.yaml';

it('refuses a file that would be shown by its id, and another record shown as a file', () => {
  const tree = loadFileTree(process.cwd());
  const shown = tree.get(FILE)?.replace('type: file, field: document', 'type: text, field: document') ?? '';
  const { problems } = compile(new Map([...tree, [FILE, shown]]));
  expect(problems.map(({ code, what }) => [code, what])).toEqual([
    ['column-type', '"document" is an uploaded file and would show as its id.'],
  ]);
});

it('requires the index that finds the readers of a file', () => {
  const tree = loadFileTree(process.cwd());
  const record = 'schemas/records/tax-document.schema.json';
  const { problems } = compile(new Map([...tree, [record, tree.get(record)?.replace(', ["document"]', '') ?? '']]));
  expect(problems.map(({ code, what }) => [code, what])).toEqual([
    ['missing-index', 'Finding records by the file in "document" has no index.'],
  ]);
});
