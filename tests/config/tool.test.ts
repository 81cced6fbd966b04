import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from './sampleTree.ts';

let checkout = '';

beforeAll(() => {
  checkout = mkdtempSync(join(tmpdir(), 'beranda-tool-'));
  mkdirSync(join(checkout, 'scripts/lib'), { recursive: true });
  for (const file of [
    'package.json',
    'package-lock.json',
    'scripts/tool.mjs',
    'scripts/lib/run.mjs',
    'scripts/lib/closedPipe.mjs',
  ])
    cpSync(join(ROOT, file), join(checkout, file));
  symlinkSync(join(ROOT, 'node_modules'), join(checkout, 'node_modules'));
});

afterAll(() => rmSync(checkout, { recursive: true, force: true }));

function write(file: string, text: string): void {
  writeFileSync(join(checkout, file), text);
}

function greet(...args: string[]): string {
  const command = ['scripts/tool.mjs', 'greet', ...args];
  return execFileSync(process.execPath, command, { cwd: checkout, encoding: 'utf8' });
}

it('a tool runs its current source, with its arguments and with the path of its source', () => {
  write('scripts/lib/word.ts', `export const WORD: string = 'Halo';`);
  write(
    'scripts/greet.ts',
    `import { WORD } from './lib/word.ts';\nconsole.log(WORD, process.argv.slice(2), new URL('.', import.meta.url).pathname);`,
  );
  expect(greet('--to', 'Budi')).toBe(`Halo [ '--to', 'Budi' ] ${checkout}/scripts/\n`);
  expect(greet()).toMatch(/^Halo \[\]/);
  write('scripts/lib/word.ts', `export const WORD: string = 'Selamat pagi';`);
  expect(greet()).toMatch(/^Selamat pagi/);
});
