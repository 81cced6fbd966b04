import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chooseBase } from '../../scripts/config-diff/chooseBase.ts';

const PERSON = ['-c', 'user.name=Test', '-c', 'user.email=test@beranda.test'];

let root: string;
let clones: string[];

function git(folder: string, ...args: readonly string[]): string {
  return execFileSync('git', [...PERSON, ...args], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
}

/** Adds a commit and answers its hash. */
function addCommit(text: string): string {
  writeFileSync(join(root, 'file.txt'), text);
  git(root, 'add', '.');
  git(root, 'commit', '--quiet', '--message', text);
  return git(root, 'rev-parse', 'HEAD');
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'beranda-base-'));
  clones = [];
  git(root, 'init', '--quiet', '--initial-branch', 'main');
});

afterEach(() => {
  for (const folder of [root, ...clones]) rmSync(folder, { recursive: true, force: true });
});

describe('the commit that CI compares with', () => {
  it('is the merge base with the trunk, for every commit of a branch', () => {
    const base = addCommit('base');
    git(root, 'checkout', '--quiet', '-b', 'work');
    addCommit('one');
    addCommit('two');
    expect(chooseBase(root, undefined, {})).toBe(base);
  });

  it('is the commit before the push on the trunk', () => {
    const base = addCommit('base');
    addCommit('one');
    addCommit('two');
    expect(chooseBase(root, undefined, { CI_COMMIT_BEFORE_SHA: base })).toBe(base);
  });

  it('is the last reviewed commit where CI names none', () => {
    const base = addCommit('base');
    addCommit('one');
    addCommit('two');
    expect(chooseBase(root, base, { CI_COMMIT_BEFORE_SHA: '0'.repeat(40) })).toBe(base);
  });

  it('is required: without it, and in a shallow clone, the script exits with an instruction', () => {
    const base = addCommit('base');
    addCommit('one');
    expect(() => chooseBase(root, undefined, {})).toThrow(/CONFIG_DIFF_BASE/);
    const clone = mkdtempSync(join(tmpdir(), 'beranda-shallow-'));
    clones.push(clone);
    git(root, 'clone', '--quiet', '--depth', '1', `file://${root}`, clone);
    expect(() => chooseBase(clone, base, {})).toThrow(/does not have/);
  });
});
