import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from './sampleTree.ts';

/** What the scripts and the tests need of the repository. */
const COPIED = ['config', 'schemas', 'brands', 'locales', 'scripts', 'src', 'tests', 'package.json', 'tsconfig.json'];

/** Tests that go over every resource, record or word. */
const TESTS = [
  'tests/config/outlines.test.ts',
  'tests/config/locales.test.ts',
  'tests/config/columns.test.ts',
  'tests/config/in-progress.test.ts',
  'src/server/database/tenancy.test.ts',
];

/** Paths of the corpus, with a name that is free. */
const RESOURCES = [
  ['hypermedia.yaml', '/v2/payments', 'trial-euro-payments'],
  ['swagger-2.yaml', '/Accounts/{Sid}/Calls.json', 'trial-calls'],
] as const;

let copy = '';

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'beranda-whole-'));
  for (const name of COPIED) cpSync(join(ROOT, name), join(copy, name), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Runs Node in the copy. Answers what it printed, and its exit code. */
function run(args: readonly string[]): { status: number | null; printed: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: copy,
    encoding: 'utf8',
    input: '',
    env: { ...process.env, CI: 'true', DATABASE_URL: '', VITEST: '' },
  });
  return { status, printed: `${stdout}\n${stderr}` };
}

it('new resources of two APIs pass the checks and the tests of the project', () => {
  for (const [file, path, name] of RESOURCES) {
    const api = `tests/config/openapi/corpus/${file}`;
    const { status, printed } = run([
      ...['--import', 'tsx', 'scripts/new-resource.ts', '--openapi', api, '--path', path, '--name', name],
    ]);
    expect(status, printed).toBe(0);
  }
  const checked = run(['--import', 'tsx', 'scripts/check.ts']);
  expect(checked.status, checked.printed).toBe(0);
  const generated = run(['--import', 'tsx', 'scripts/generate/index.ts', '--check']);
  expect(generated.status, generated.printed).toBe(0);
  const vitest = join('node_modules', 'vitest', 'vitest.mjs');
  const projects = ['--project', 'unit', '--project', 'across'];
  const tested = run([vitest, 'run', '--config=scripts/vitest.config.ts', ...projects, ...TESTS]);
  expect(tested.status, tested.printed.slice(-4_000)).toBe(0);
}, 600_000);
