import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

const KEPT = join(ROOT, '.cache/demo-database');

const MAKER = 'tests/helpers/demo/makeDemo.ts';

/** What a filled database depends on besides the modules that fill it. */
const OTHER_INPUTS = ['package-lock.json', 'src/server/database/embedded/worker.mjs'];

/** Databases that are kept; the oldest makes room. */
const MOST_KEPT = 4;

/** How long before the moment of a run its demo is made, so that no row is newer than that moment. */
const EARLIER = 600_000;

const SPECIFIER = /(?:from|import)\s*\(?\s*['"]([#.][^'"]+)['"]/g;

/**
 * The folder of an embedded database that is filled with the demo, as of the moment at which test runs begin. It is
 * made once for each state of what it depends on, and kept; who uses it copies it.
 */
export async function keptDemo(transactions: number): Promise<string> {
  const folder = join(KEPT, `${stateOf()}-${transactions}`);
  if (existsSync(folder)) return folder;
  mkdirSync(KEPT, { recursive: true });
  removeOldest();
  const draft = mkdtempSync(join(KEPT, 'making-'));
  await make(draft, transactions);
  try {
    renameSync(draft, folder);
  } catch {
    // Another run has made it at the same time.
    rmSync(draft, { recursive: true, force: true });
  }
  return folder;
}

/** A digest of everything that decides what the database holds. */
function stateOf(): string {
  const hash = createHash('sha256').update(process.env.TEST_CLOCK_BEGIN ?? '');
  for (const file of [...modulesOf(MAKER), ...migrations(), ...OTHER_INPUTS].sort()) {
    hash.update(`${file}\0`).update(readFileSync(join(ROOT, file)));
  }
  return hash.digest('hex').slice(0, 24);
}

function migrations(): string[] {
  const files = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith('.sql')).map((file) => join('src', file));
}

/** A module and all that it imports of this repository. */
function modulesOf(entry: string): Set<string> {
  const found = new Set([entry]);
  for (const file of found) {
    const text = readFileSync(join(ROOT, file), 'utf8');
    for (const [, specifier = ''] of text.matchAll(SPECIFIER)) {
      const target = specifier.startsWith('#') ? `src/${specifier.slice(1)}` : join(dirname(file), specifier);
      if (existsSync(join(ROOT, target))) found.add(relative(ROOT, join(ROOT, target)));
    }
  }
  return found;
}

function removeOldest(): void {
  const kept = readdirSync(KEPT).map((name) => join(KEPT, name));
  kept.sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  for (const folder of kept.slice(MOST_KEPT - 1)) rmSync(folder, { recursive: true, force: true });
}

async function make(folder: string, transactions: number): Promise<void> {
  const ahead = Number(process.env.TEST_CLOCK_AHEAD ?? 0);
  const moment = process.env.TEST_CLOCK_BEGIN ?? new Date().toISOString();
  const clock = Date.parse(moment) - EARLIER - (Date.now() - ahead);
  const child = spawn(process.execPath, ['--import', 'tsx', MAKER, folder, String(transactions), moment], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: '', TEST_CLOCK_AHEAD: String(clock) },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`The demo database was not made: ${MAKER} ended with ${code}.`);
}
