import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { watchFolders } from './watchFolders.ts';

const folder = mkdtempSync(join(tmpdir(), 'beranda-watched-'));
const file = join(folder, 'deep', 'limits.yaml');
mkdirSync(join(folder, 'deep'));
writeFileSync(file, 'days: 0');
const onChange = vi.fn();
const end = watchFolders([folder, join(folder, 'nowhere')], onChange);
afterAll(() => {
  end();
  rmSync(folder, { recursive: true });
});

/** As editors and git write: beside the file, and then over it. */
function replace(text: string): void {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

it('reports files that are replaced, written, added and removed', async () => {
  const changes = [
    () => replace('days: 1'),
    () => replace('days: 2'),
    () => replace('days: 3'),
    () => writeFileSync(file, 'days: 4'),
    () => writeFileSync(join(folder, 'new.yaml'), ''),
    () => rmSync(join(folder, 'new.yaml')),
  ];
  for (const [index, change] of changes.entries()) {
    change();
    await expect.poll(() => onChange.mock.calls.length, { timeout: 5000 }).toBe(index + 1);
  }
});
