import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { TOOLS } from '../../scripts/lib/installWithoutTools.mjs';
import { readImports } from './imports.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

const packageOf = (specifier: string): string => /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;

it('what npm start does not install is for development and tests, and is imported by nothing that runs', () => {
  const { devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  expect(TOOLS.filter((name) => !(name in devDependencies))).toEqual([]);
  const imports = readImports(ROOT).filter(({ isTest, from }) => !isTest && !from.includes('/testing/'));
  expect(imports.length).toBeGreaterThan(2_000);
  const used = imports.filter(({ to }) => TOOLS.includes(packageOf(to))).map(({ from, to }) => `${from} imports ${to}`);
  expect(used).toEqual([]);
});
