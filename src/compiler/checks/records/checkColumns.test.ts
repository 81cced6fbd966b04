import { expect, it } from 'vitest';
import { compile } from '../../compile.ts';
import { loadFileTree } from '../../load.ts';

const FILE = 'config/resources/xenplatform-split-rules.yaml';

it('requires that what is shown of an array is declared by its record', () => {
  const tree = loadFileTree(process.cwd());
  const changed = tree
    .get(FILE)
    ?.replace('field: percentage', 'field: percent')
    .replace('currency: currency }', 'currency: curency }');
  const { problems } = compile(new Map([...tree, [FILE, changed ?? '']]));
  const unknown = problems.filter(({ code }) => code === 'unknown-column');
  expect(unknown.map(({ what }) => what)).toEqual([
    'There is no key of the array "percent".',
    'There is no field "curency".',
  ]);
});
