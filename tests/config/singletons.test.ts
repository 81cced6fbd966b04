import { expect, it } from 'vitest';
import { compile } from '#compiler/compile.ts';
import { loadFileTree } from '#compiler/load.ts';
import { ROOT } from './sampleTree.ts';

const { config } = compile(loadFileTree(ROOT));

it('a screen of one record has a singleton record', () => {
  const shown = [...(config?.pages.values() ?? [])].flatMap(({ value: { blocks = [] } }) =>
    blocks.flatMap((block) => (block.type === 'records' && block.show === 'record' ? [block.resource] : [])),
  );
  const severals = shown.filter((name) => {
    const record = config?.resources.get(name)?.value.record ?? '';
    return config?.records.get(record)?.singleton !== true;
  });
  expect(shown.length).toBeGreaterThan(3);
  expect(severals).toEqual([]);
});
