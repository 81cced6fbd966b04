import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { format } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { compile } from '#compiler/compile.ts';
import { loadFileTree } from '#compiler/load.ts';
import { checkOnce } from '../../scripts/check/checkOnce.ts';
import { explainTool } from '../../scripts/explain/explainTool.ts';
import { personFacts } from '../../scripts/explain/personFacts.ts';
import { readArguments } from '../../scripts/explain/readArguments.ts';
import { loadCachedSchemas } from '../../scripts/lib/cachedSchemas.ts';
import { newBrandTool } from '../../scripts/scaffold/newBrandTool.ts';
import { newResourceTool } from '../../scripts/scaffold/newResourceTool.ts';
import { parseFields } from '../../scripts/scaffold/recordText.ts';
import { ROOT } from './sampleTree.ts';

/** What the scripts need of the repository. */
const COPIED = ['config', 'schemas', 'brands', 'locales', 'scripts', 'package.json', 'src', '.biome.json'];

// Each test starts several processes, which are as slow as what else the machine does.
vi.setConfig({ testTimeout: 180_000 });

let copy = '';

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'beranda-scripts-'));
  for (const name of COPIED) cpSync(join(ROOT, name), join(copy, name), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
});

afterAll(() => {
  // Each script has used the schemas of the copy.
  loadCachedSchemas(ROOT);
  rmSync(copy, { recursive: true });
});

interface Run {
  readonly status: number | null;
  readonly out: string;
  readonly errors: string;
}

/** Runs a script as a person does: a process of its own, which compiles everything again. */
function run(script: string, args: readonly string[] = [], env: Readonly<Record<string, string>> = {}): Run {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', `scripts/${script}.ts`, ...args], {
    cwd: copy,
    encoding: 'utf8',
    input: '',
    env: { ...process.env, CI: '', DATABASE_URL: '', ...env },
  });
  return { status, out: stdout, errors: stderr };
}

/** The functions of which the scripts consist; each returns its exit code. */
const TOOLS = {
  check: async (root: string, [option]: readonly string[]) => (checkOnce(root, option === 'as in CI') ? 0 : 1),
  explain: explainTool,
  'new-resource': newResourceTool,
  'new-brand': newBrandTool,
} as const;

/** Runs what a script runs, in this process. */
async function call(tool: keyof typeof TOOLS, args: readonly string[] = []): Promise<Run> {
  let out = '';
  let errors = '';
  const spies = [
    vi.spyOn(console, 'log').mockImplementation((...parts) => {
      out += `${format(...parts)}\n`;
    }),
    vi.spyOn(console, 'error').mockImplementation((...parts) => {
      errors += `${format(...parts)}\n`;
    }),
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      out += text.toString();
      return true;
    }),
  ];
  try {
    return { status: await TOOLS[tool](copy, args), out, errors };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

function read(file: string): string {
  return readFileSync(join(copy, file), 'utf8');
}

describe('check', () => {
  it('prints one line when there is no problem', () => {
    const { status, out, errors } = run('check');
    expect([status, errors]).toEqual([0, '']);
    expect(out).toMatch(/^No problems: \d+ resources, \d+ pages, \d+ brands, \d+ words in \d+ files, \d+ ms\.\n$/);
  });

  it('prints file, line, column and code first, and exits 1', () => {
    const file = 'config/resources/transactions.yaml';
    const before = read(file);
    writeFileSync(join(copy, file), before.replace('field: external_id, copy', 'field: external_idd, copy'));
    const { status, errors } = run('check');
    writeFileSync(join(copy, file), before);
    expect(status).toBe(1);
    const [first, what, fix] = errors.split('\n');
    expect(first).toMatch(/^config\/resources\/transactions\.yaml:\d+:\d+ {2}unknown-field$/);
    expect(what).toBe('  The record "transaction" has no field "external_idd".');
    expect(fix).toBe('  Did you mean "external_id"?');
  });

  it('writes the vocabulary, except in CI, where a stale one is a problem', async () => {
    const file = 'schemas/generated/vocabulary.schema.json';
    const fresh = read(file);
    writeFileSync(join(copy, file), '{}');
    const inCi = await call('check', ['as in CI']);
    expect([inCi.status, inCi.errors.split('\n')[0]]).toEqual([1, `${file}:1:1  stale-vocabulary`]);
    expect((await call('check')).status).toBe(0);
    expect(read(file)).toBe(fresh);
  });
});

describe('explain', () => {
  it('prints what a user of the demo has, and the lines that close the rest', () => {
    const { status, out } = run('explain', ['top-ups', '--user', 'viewer@kopi.test']);
    expect(status).toBe(0);
    expect(out).toContain('top-ups for viewer@kopi.test in Kopi Nusantara: permission can_view,');
    expect(out).toContain('top-ups /top-ups is closed.\n\nMissing:\n  config/resources/top-ups.yaml:');
    expect(out).toContain('top-ups: permission can_withdraw (has can_view)');
  });

  it('prints what a brand hides, at the line of its pack', async () => {
    const { out } = await call('explain', [
      'transactions',
      '--brand',
      'mitra',
      '--permission',
      'can_view,can_withdraw',
    ]);
    expect(out).toMatch(/brands\/mitra\/brand\.yaml:\d+:\d+ {2}list\.columns\.settlement_status: hidden by the brand/);
    expect(out).toMatch(
      /brands\/mitra\/brand\.yaml:\d+:\d+ {2}list\.columns\.fee: permission can_administer \(has can_view, can_withdraw\)/,
    );
  });

  it('prints the line that closes an entry of which the first open one counts', async () => {
    const { out } = await call('explain', ['limits', '--country', 'PH']);
    expect(out).toMatch(/config\/limits\.yaml:\d+:\d+ {2}sent_per_day\.0: country ID \(has PH\)/);
    const { out: permissions } = await call('explain', ['permissions', '--country', 'PH']);
    expect(permissions).toMatch(/config\/permissions\.yaml:\d+:\d+ {2}operation\.offer: country ID \(has PH\)/);
  });

  it('exits 2 and prints the error', () => {
    const { status, errors } = run('explain', ['transaction']);
    expect([status, errors]).toEqual([2, 'There is no resource "transaction". Did you mean "transactions"?\n']);
  });

  const { config } = compile(loadFileTree(ROOT));

  async function request(args: readonly string[]): Promise<void> {
    if (config === undefined) throw new Error('the config has problems');
    const { user, business, environment } = readArguments(args, config);
    await personFacts(user ?? '', business, environment, undefined);
  }

  it.each([
    [['balance', '--brand', 'secnd'], 'There is no brand "secnd". Did you mean "second"?'],
    [['balance', '--permission', 'can_vew'], 'There is no permission "can_vew". Did you mean "can_view"?'],
    [['balance', '--country', 'MY'], 'There is no country "MY". Known: ID, PH and SG.'],
    [['balance', '--flag', 'capitl'], 'There is no feature flag "capitl". Did you mean "capital"?'],
    [['balance', '--user', 'owner@kopi.tst'], 'No demo user signs in as owner@kopi.tst. Did you mean owner@kopi.test?'],
    [['balance', '--user', 'owner@kopi.test', '--business', 'Manila'], 'Theirs: "Kopi Nusantara", "Manila Goods".'],
    [['balance', '--brnd', 'main'], "Unknown option '--brnd'."],
    [[], 'Resources: activation, activity-logs,'],
  ])('prints the error of %j', async (args, message) => {
    await expect(request(args)).rejects.toThrow(message);
  });
});

describe('new-resource', () => {
  it('writes a resource of an existing record, and the config passes', async () => {
    const args = [
      '--name',
      'trial-refunds',
      '--record',
      'transaction',
      '--where',
      'type=REFUND',
      '--title-id',
      'Refund',
    ];
    const { status, errors } = run('new-resource', args);
    expect([status, errors]).toEqual([0, '']);
    expect(read('config/resources/trial-refunds.yaml')).toContain('where: { type: [REFUND] }');
    expect(JSON.parse(read('locales/id.json'))['trial_refunds.title']).toBe('Refund');
    expect(read('config/navigation.yaml')).toContain('{ id: trial-refunds, label: trial_refunds.title, icon: ');
    expect((await call('check', ['as in CI'])).status).toBe(0);
  });

  it('writes a new record as well, with its table and migration', () => {
    const fields =
      'reference:text, amount:money, state:enum(OPEN|WON|LOST), due:datetime, urgent:boolean, tries:number';
    const { status, out } = run('new-resource', [
      '--name',
      'trial-disputes',
      '--record',
      'trial-dispute',
      '--fields',
      fields,
      '--id-prefix',
      'tdsp',
    ]);
    expect(status).toBe(0);
    const [, migration = ''] = /(src\/server\/database\/migrations\/\d+_trial_disputes\.sql)/.exec(out) ?? [];
    expect(read(migration)).toContain("protect_tenant_table('trial_disputes'");
    expect(read('src/server/database/schema/records/index.ts')).toContain(
      "export { trial_disputes } from './trialDisputes.ts';",
    );
    expect(run('check', [], { CI: 'true' }).status).toBe(0);
  });

  it('writes nothing where the config would have problems', async () => {
    const { status, errors } = await call('new-resource', ['--name', 'entries', '--record', 'ledger-entry']);
    expect(status).toBe(2);
    expect(errors).toMatch(/^config\/resources\/entries\.yaml:7:1 {2}missing-index\n[\s\S]*Nothing was written\.\n$/);
    expect(existsSync(join(copy, 'config/resources/entries.yaml'))).toBe(false);
  });

  it('accepts the example of its usage text, and writes nothing in a dry run', async () => {
    const usage = (await call('new-resource', ['--help'])).errors;
    const example = /\[-- ([^\]]+)\]/.exec(usage)?.[1] ?? '';
    // Another name than the example's, so that the test holds where the example has been run.
    const words = example.replaceAll('large-refunds', 'trial-large-refunds').match(/"[^"]*"|\S+/g) ?? [];
    const args = [...words.map((word) => word.replaceAll('"', '')), '--dry-run'];
    const { status, out, errors } = await call('new-resource', args);
    expect([status, errors]).toEqual([0, '']);
    expect(out).toContain('would write  config/resources/trial-large-refunds.yaml');
    expect(existsSync(join(copy, 'config/resources/trial-large-refunds.yaml'))).toBe(false);
  });

  it('prompts on a terminal only', () => {
    const { status, errors } = run('new-resource', ['--name', 'fines']);
    expect([status, errors.split('?')[0]]).toEqual([2, 'Which record does it show']);
  });

  it.each([
    ['amount:monney', 'There is no kind "monney". Did you mean "money"?'],
    ['amount', '"amount" is no field.'],
    ['state:enum', 'an enum, and only that, lists its values.'],
    ['state:text(A|B)', 'an enum, and only that, lists its values.'],
  ])('rejects the fields %s', (fields, message) => {
    expect(() => parseFields(fields)).toThrow(message);
  });
});

describe('new-brand', () => {
  it('writes a folder, and the config passes', async () => {
    const args = [
      '--brand',
      'lentera',
      '--name',
      'Lentera & Co',
      '--domain',
      'pay.lentera.example',
      '--support-email',
      'bantuan@lentera.example',
    ];
    const { status, errors } = run('new-brand', args);
    expect([status, errors]).toEqual([0, '']);
    expect(read('brands/lentera/brand.yaml')).toContain('kind: white-label\npowered_by: powered-by.svg');
    expect((await call('check', ['as in CI'])).status).toBe(0);
  });

  it.each([
    ['letter', 'X'],
    ['word', 'Title'],
    ['emoji', '🚀 مدفوعات Pay'],
  ])('accepts a name that is a single letter, a word of SVG, or begins with an emoji: %s', async (id, name) => {
    const args = ['--brand', id, '--name', name, '--kind', 'own', '--domain', `pay.${id}.example`];
    const { status, errors } = await call('new-brand', [
      ...args,
      '--support-email',
      `help@${id}.example`,
      '--accent',
      '#0f766e',
    ]);
    rmSync(join(copy, 'brands', id), { recursive: true, force: true });
    expect([status, errors]).toEqual([0, '']);
  });

  it('rejects a name that looks like that of another brand', async () => {
    const args = ['--brand', 'twin', '--name', 'Вeranda', '--kind', 'own', '--domain', 'pay.twin.example'];
    const { status, errors } = await call('new-brand', [
      ...args,
      '--support-email',
      'a@twin.example',
      '--accent',
      '#0f766e',
    ]);
    expect([status, existsSync(join(copy, 'brands/twin'))]).toEqual([2, false]);
    expect(errors).toContain('looks like the name of the brand "main"');
  });

  it('rejects a host that another brand has', async () => {
    const args = ['--brand', 'twin', '--domain', 'dashboard.beranda.example', '--support-email', 'a@twin.example'];
    const { status, errors } = await call('new-brand', args);
    expect(status).toBe(2);
    expect(errors).toContain('pack-domain');
    expect(existsSync(join(copy, 'brands/twin'))).toBe(false);
  });
});
