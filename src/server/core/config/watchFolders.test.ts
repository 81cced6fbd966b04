import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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

it('reports a change once, when a poll has found no further one', () => {
  vi.useFakeTimers();
  const changed = vi.fn();
  const stop = watchFolders([folder], changed);
  try {
    const after = (delay: number) => {
      vi.advanceTimersByTime(delay);
      return changed.mock.calls.length;
    };
    const poll = () => after(1_000);
    const confirm = () => after(250);
    expect([poll(), poll()]).toEqual([0, 0]);
    writeFileSync(file, 'days: 10');
    expect(poll()).toBe(0);
    writeFileSync(file, 'days: 100');
    expect([confirm(), confirm(), poll(), poll()]).toEqual([0, 1, 1, 1]);
    // A change that is undone before a poll has confirmed it is not reported.
    writeFileSync(join(folder, 'new.yaml'), '');
    expect(poll()).toBe(1);
    rmSync(join(folder, 'new.yaml'));
    expect([confirm(), confirm(), poll()]).toEqual([1, 1, 1]);
    stop();
    writeFileSync(file, 'days: 0');
    expect([poll(), poll()]).toEqual([1, 1]);
  } finally {
    stop();
    vi.useRealTimers();
  }
});

it('a link to a file that does not exist is not listed', () => {
  vi.useFakeTimers();
  const changed = vi.fn();
  const link = join(folder, 'linked.yaml');
  symlinkSync(join(folder, 'no-such-file.yaml'), link);
  const stop = watchFolders([folder], changed);
  try {
    vi.advanceTimersByTime(1_000);
    expect(changed).not.toHaveBeenCalled();
  } finally {
    stop();
    rmSync(link);
    vi.useRealTimers();
  }
});

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
