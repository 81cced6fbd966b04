import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fillsAlike, requireComparable } from '../../scripts/bench/compare/otherCommit.ts';
import { runQuietly } from '../../scripts/bench/compare/runQuietly.ts';
import { withCheckout } from '../../scripts/bench/compare/withCheckout.ts';
import { stateOf } from '../../scripts/bench/results/stateOf.ts';

const PERSON = ['-c', 'user.name=Test', '-c', 'user.email=test@beranda.test'];
const RESULTS = 'scripts/bench/results/resultFiles.ts';
const MIGRATION = 'src/server/database/migrations/0001.sql';

let base = '';
let root = '';

function git(...args: readonly string[]): string {
  return execFileSync('git', [...PERSON, ...args], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

/** Adds a commit that writes a file. Returns its short hash. */
function addCommit(file: string, text: string): string {
  write(file, text);
  git('add', '.');
  git('commit', '--quiet', '--message', file);
  return git('rev-parse', '--short', 'HEAD');
}

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'beranda-compare-'));
  root = join(base, 'repository');
  for (const folder of [root, join(base, 'temporary')]) mkdirSync(folder);
  vi.stubEnv('TMPDIR', join(base, 'temporary'));
  git('init', '--quiet', '--initial-branch', 'main');
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(base, { recursive: true, force: true });
});

describe('the other commit', () => {
  it('is one that keeps figures', () => {
    const old = addCommit('file.txt', 'one');
    expect(() => requireComparable(root, 'main')).toThrow(`It does once ${RESULTS} is committed.`);
    const first = addCommit(RESULTS, '');
    const last = addCommit('file.txt', 'two');
    expect([requireComparable(root, 'main'), requireComparable(root, 'HEAD~1')]).toEqual([last, first]);
    expect(() => requireComparable(root, old)).toThrow(`The bench of ${old} keeps no figures`);
    expect(() => requireComparable(root, old)).toThrow(`from ${first} of `);
    expect(() => requireComparable(root, 'mian')).toThrow('This checkout has no commit "mian".');
    expect(() => requireComparable(root, '--all')).toThrow('This checkout has no commit "--all".');
  });

  it('fills a database alike unless migrations or the demo differ, those not committed too', () => {
    const first = addCommit(MIGRATION, 'create');
    addCommit('src/server/app.ts', '');
    expect(fillsAlike(root, first)).toBe(true);
    write('src/demo/more.ts', '');
    expect(fillsAlike(root, first)).toBe(false);
    rmSync(join(root, 'src/demo/more.ts'));
    write(MIGRATION, 'create more');
    expect(fillsAlike(root, first)).toBe(false);
  });
});

it('the state of a checkout is its commit, and whether files differ from it', () => {
  const commit = addCommit('file.txt', 'one');
  expect(stateOf(root)).toBe(commit);
  write('new.txt', '');
  expect(stateOf(root)).toBe(`${commit}-dirty`);
});

describe('the checkout of another commit', () => {
  const temporary = () => readdirSync(join(base, 'temporary'));

  it('has its files, and is removed', async () => {
    const first = addCommit('file.txt', 'one');
    addCommit('file.txt', 'two');
    let seen = '';
    await withCheckout(root, first, async (folder) => {
      seen = folder;
      expect(readFileSync(join(folder, 'file.txt'), 'utf8')).toBe('one');
      writeFileSync(join(folder, 'left.txt'), '');
    });
    expect([existsSync(seen), git('worktree', 'list').split('\n').length]).toEqual([false, 1]);
    expect([git('status', '--porcelain'), git('branch', '--list').split('\n').length]).toEqual(['', 1]);
  });

  it('is removed after an error, and after a commit that does not exist', async () => {
    const commit = addCommit('file.txt', 'one');
    const failing = withCheckout(root, commit, async () => {
      throw new Error('no bench');
    });
    await expect(failing).rejects.toThrow('no bench');
    await expect(withCheckout(root, 'mian', async () => undefined)).rejects.toThrow('git cannot check mian out');
    expect([temporary(), git('worktree', 'list').split('\n').length]).toEqual([[], 1]);
  });

  it('is removed when the process is interrupted; what it runs ends with the processes that it started', async () => {
    const commit = addCommit('file.txt', 'one');
    const started = join(root, 'started.txt');
    // A process that starts another one, as npm does: it has ended only when both have.
    const script = `require('node:child_process').spawn('sleep', ['600'], { stdio: 'inherit' });
      require('node:fs').writeFileSync(${JSON.stringify(started)}, '');`;
    const interrupted = withCheckout(root, commit, async (folder, signal) => {
      const running = runQuietly(folder, process.execPath, ['--eval', script], signal);
      while (!existsSync(started)) await new Promise((go) => setTimeout(go, 20));
      process.emit('SIGINT');
      await running;
    });
    await expect(interrupted).rejects.toThrow('Interrupted.');
    expect([temporary(), git('worktree', 'list').split('\n').length]).toEqual([[], 1]);
  });
});

it('a command that does not succeed is reported with its output', async () => {
  const args = ['--eval', 'console.log("half"); console.error("no more"); process.exit(3)'];
  const running = runQuietly(root, process.execPath, args, new AbortController().signal);
  await expect(running).rejects.toThrow(/^half\nno more\n\nnode .*failed in /s);
});
