import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { manyResources } from '../../scripts/bench/manyResources.ts';
import { compile } from '../../src/compiler/compile.ts';
import { loadFileTree } from '../../src/compiler/load.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

it('a config of 200 resources, which a bench resolves, has no problem', { timeout: 60_000 }, () => {
  const { config, problems } = compile(manyResources(loadFileTree(root), 200));
  expect(problems.slice(0, 5)).toEqual([]);
  expect(config?.resources.size).toBe(200);
});
