import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** The settings that the server reads. */
function readSettings(): Set<string> {
  const found = new Set<string>();
  for (const name of readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })) {
    if (!/\.ts$/.test(name) || /\.test\.ts$|testing\//.test(name)) continue;
    const text = readFileSync(join(ROOT, 'src', name), 'utf8');
    for (const [, setting = ''] of text.matchAll(/\b(?:variables|process\.env)\.([A-Z][A-Z_]+)\b/g)) found.add(setting);
    // Destructured, and the names of secrets.
    for (const [, names = ''] of text.matchAll(/\{([A-Z_ ,='']+)\}\s*(?:: Variables|= variables)/g)) {
      for (const [setting] of names.matchAll(/[A-Z][A-Z_]+/g)) found.add(setting);
    }
    for (const [, setting = ''] of text.matchAll(/deploymentSecret\('([A-Z_]+)'/g)) found.add(setting);
  }
  return found;
}

it('the README lists every setting that the server reads, and no other', () => {
  const table = readFileSync(join(ROOT, 'README.md'), 'utf8').split('## Settings')[1] ?? '';
  const rows =
    table
      .split('\n\n')
      .find((part) => part.startsWith('| variable'))
      ?.split('\n') ?? [];
  const listed = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => name),
  );
  expect(listed.length).toBeGreaterThan(15);
  expect([...readSettings()].sort()).toEqual(listed.sort());
});
