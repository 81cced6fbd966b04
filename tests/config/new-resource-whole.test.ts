import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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

/** An API with one list, of which the texts of two fields are known in Indonesian. */
const MANDATES = {
  openapi: '3.1.0',
  paths: {
    '/v1/trialMandates': {
      get: {
        responses: {
          200: {
            content: {
              'application/json': { schema: { type: 'array', items: { $ref: '#/components/schemas/Mandate' } } },
            },
          },
        },
      },
    },
  },
  components: {
    schemas: {
      Mandate: {
        type: 'object',
        properties: {
          id: { type: 'string' },
          invoiceNumber: { type: 'string' },
          amount: { type: 'number' },
          status: { type: 'string', enum: ['DRAFT', 'PAID'] },
          due_date: { type: ['string', 'null'], format: 'date-time' },
          cadence: { type: 'integer' },
        },
      },
    },
  },
};

/** Options of new-resource: paths of the corpus, with names that are free, and a path of MANDATES. */
const RESOURCES = [
  [
    '--openapi',
    'tests/config/openapi/corpus/hypermedia.yaml',
    '--path',
    '/v2/payments',
    '--name',
    'trial-euro-payments',
  ],
  [
    '--openapi',
    'tests/config/openapi/corpus/swagger-2.yaml',
    '--path',
    '/Accounts/{Sid}/Calls.json',
    '--name',
    'trial-calls',
  ],
  ['--openapi', 'mandates.json', '--path', '/v1/trialMandates'],
] as const;

let copy = '';

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'beranda-whole-'));
  for (const name of COPIED) cpSync(join(ROOT, name), join(copy, name), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  writeFileSync(join(copy, 'mandates.json'), JSON.stringify(MANDATES));
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

function newResource(args: readonly string[]) {
  return run(['--import', 'tsx', 'scripts/new-resource.ts', ...args]);
}

function read(file: string): string {
  return readFileSync(join(copy, file), 'utf8');
}

/** What the resource of MANDATES has. */
function expectMandates(printed: string): void {
  expect(read('config/resources/trial-mandates.yaml')).toContain('{ type: multi-select, field: status }');
  expect(read('src/server/database/schema/records/trialMandates.ts')).toContain("due_date: moment('due_date'),");
  const words = JSON.parse(read('locales/id.json'));
  expect(words['fields.trial_mandate.invoice_number']).toBe('Nomor faktur');
  // Every record calls it so (values.common.PAID).
  expect(words['values.trial_mandate.status.PAID']).toBeUndefined();
  expect(words['fields.trial_mandate.cadence']).toBe('⟦Cadence⟧');
  expect(printed).toContain('Translate the texts in ⟦ ⟧ in locales/id.json.');
}

it('new resources of three APIs pass the checks and the tests of the project', () => {
  let printed = '';
  for (const args of RESOURCES) {
    const made = newResource(args);
    expect(made.status, made.printed).toBe(0);
    ({ printed } = made);
  }
  expectMandates(printed);
  const misspelt = newResource(['--openapi', 'mandates.json', '--path', '/v1/trialMandate']);
  expect(misspelt.status).toBe(2);
  expect(misspelt.printed).toContain('mandates.json has no GET /v1/trialMandate. Did you mean "/v1/trialMandates"?');
  const checked = run(['--import', 'tsx', 'scripts/check.ts']);
  expect(checked.status, checked.printed).toBe(0);
  expect(checked.printed).toMatch(
    /^No problems: .*\nlocales\/id\.json has \d+ texts in ⟦ ⟧, which are shown as they are: translate them\.\n/,
  );
  const generated = run(['--import', 'tsx', 'scripts/generate/index.ts', '--check']);
  expect(generated.status, generated.printed).toBe(0);
  const vitest = join('node_modules', 'vitest', 'vitest.mjs');
  const projects = ['--project', 'unit', '--project', 'across'];
  const tested = run([vitest, 'run', '--config=scripts/vitest.config.ts', ...projects, ...TESTS]);
  expect(tested.status, tested.printed.slice(-4_000)).toBe(0);
}, 600_000);
