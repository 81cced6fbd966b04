import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './product.ts';

/** Runs a tool whose reader closes the pipe before the first line, as `head -0` does. */
function runUnread(script: string, args: readonly string[]): Promise<{ code: number | null; errors: string }> {
  const command = script.endsWith('.mjs') ? [script] : ['--import', 'tsx', script];
  const child = spawn(process.execPath, [...command, ...args], { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.destroy();
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, errors }));
  });
}

/** The scripts that package.json runs, by path. */
function scriptFiles(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Readonly<Record<string, string>>;
  };
  const files = Object.values(scripts).flatMap((command) => command.match(/scripts\/[\w/-]+\.(?:ts|mjs)/g) ?? []);
  const tools = Object.values(scripts).flatMap((command) => command.match(/(?<=scripts\/tool\.mjs )[\w-]+/g) ?? []);
  return [...new Set([...files, ...tools.map((name) => `scripts/${name}.ts`)])].filter(
    (file) => !/\.config\.ts$/.test(file),
  );
}

describe('a command-line tool whose output is no longer read', () => {
  it.each([
    ['scripts/check.ts', []],
    ['scripts/explain.ts', ['transactions', '--user', 'owner@kopi.test']],
    ['scripts/rules.ts', []],
    ['scripts/tool.mjs', ['check']],
  ] as const)('%s finishes without an error', async (script, args) => {
    expect(await runUnread(script, args)).toEqual({ code: 0, errors: '' });
  });

  it('is every script of package.json', () => {
    const files = scriptFiles();
    expect(files.length).toBeGreaterThan(15);
    const first = (file: string) => /^import .*/m.exec(readFileSync(join(ROOT, file), 'utf8'))?.[0] ?? '';
    const unsafe = files.filter((file) => {
      const text = readFileSync(join(ROOT, file), 'utf8');
      return !/closedPipe\.mjs/.test(first(file)) && !/from '\.\/lib\/(?:run|prepare)\.mjs'/.test(text);
    });
    expect(unsafe).toEqual([]);
  });
});
