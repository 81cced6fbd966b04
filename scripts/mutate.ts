// npm run mutate -- <file or folder> … [--mutants 20] [--sample 0] [--beside]: creates mutants of the code and prints which
// of them the nearest tests kill. `--mutants` counts for each path, and `--sample` takes others than the last run did.
// Nothing is written to disk: tests load the mutant in place of the file. `--beside` takes only files with a test beside
// them that opens no database.
import './lib/closedPipe.mjs';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './lib/run.mjs';
import { findMutants, type Mutant } from './mutate/findMutants.ts';
import { hasQuickTest, nearestTests, readImporters } from './mutate/nearestTests.ts';
import { MutantRunner } from './mutate/runMutants.ts';

const USAGE = 'npm run mutate -- <file or folder> … [--mutants 20] [--sample 0] [--beside]';

function codeFiles(path: string): string[] {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|generated\/|(^|\/)testing\//.test(name))
    .map((name) => join(path, name))
    .sort();
}

/** Golden ratio: shifts of it by whole numbers fall evenly between each other. */
const EVEN_SHIFT = 0.618;

/** Returns at most `count` mutants, spread evenly over all of them: the same ones for the same code and sample. */
function choose(mutants: readonly Mutant[], count: number, sample: number): Mutant[] {
  if (mutants.length <= count) return [...mutants];
  const shift = (0.5 + sample * EVEN_SHIFT) % 1;
  return Array.from(
    { length: count },
    (_, place) => mutants[Math.floor(((place + shift) * mutants.length) / count)],
  ).filter((mutant) => mutant !== undefined);
}

function share(caught: number, tried: number): string {
  return `${caught} of ${tried} mutants were killed (${((caught / Math.max(1, tried)) * 100).toFixed(0)} %)`;
}

function describe({ file, line, kind, start, end, text }: Mutant): string {
  const original = readFileSync(join(root, file), 'utf8').slice(start, end).replaceAll(/\s+/g, ' ');
  return `${file}:${line} ${kind}: ${original.slice(0, 90)} → ${text.slice(0, 60)}`;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    mutants: { type: 'string', default: '20' },
    sample: { type: 'string', default: '0' },
    beside: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
if (values.help || positionals.length === 0) {
  console[values.help ? 'log' : 'error'](USAGE);
  process.exit(values.help ? 0 : 2);
}

const importers = readImporters();
const runner = await MutantRunner.open();
const passing = new Map<string, boolean>();
const survivors: Mutant[] = [];

/** Runs the tests nearest to a mutant; undefined if they do not pass without it either. */
async function isKilled(mutant: Mutant, tests: readonly string[]): Promise<boolean | undefined> {
  const key = tests.join();
  if (!passing.has(key)) passing.set(key, await runner.pass(tests));
  if (passing.get(key) === false) {
    console.log(`failing without a mutant: ${key}: ${runner.firstError?.split('\n')[0]}`);
    return undefined;
  }
  const killed = !(await runner.pass(tests, mutant));
  console.log(`${killed ? 'caught  ' : 'SURVIVES'} ${describe(mutant)}`);
  return killed;
}

/** Tries the mutants of a path, and returns how many were killed and how many were tried. */
async function mutatePath(path: string): Promise<readonly [number, number]> {
  const files = codeFiles(path.replace(/^\.\/|\/$/g, '')).filter((file) => !values.beside || hasQuickTest(file));
  const testsOf = new Map(files.map((file) => [file, nearestTests(file, importers)]));
  const untested = files.filter((file) => testsOf.get(file)?.length === 0);
  const candidates = files
    .filter((file) => !untested.includes(file))
    .flatMap((file) => findMutants(file, readFileSync(join(root, file), 'utf8')));
  const chosen = choose(candidates, Number(values.mutants), Number(values.sample));
  console.log(`${chosen.length} of ${candidates.length} mutants in ${files.length} files of ${path}.`);
  if (untested.length > 0)
    console.log(`No test is near ${untested.length} of them: ${untested.slice(0, 5).join(', ')} …`);
  let tried = 0;
  let caught = 0;
  for (const mutant of chosen) {
    const killed = await isKilled(mutant, testsOf.get(mutant.file) ?? []);
    if (killed === undefined) continue;
    tried++;
    if (killed) caught++;
    else survivors.push(mutant);
  }
  return [caught, tried];
}

const shares = new Map<string, readonly [number, number]>();
for (const path of positionals) shares.set(path, await mutatePath(path));
await runner.close();
if (survivors.length > 0) console.log('\nSurvivors:');
for (const mutant of survivors) console.log(describe(mutant));
console.log('');
if (shares.size > 1) for (const [path, [caught, tried]] of shares) console.log(`${path}: ${share(caught, tried)}`);
const total = [...shares.values()].reduce<readonly [number, number]>(
  ([caught, tried], [moreCaught, moreTried]) => [caught + moreCaught, tried + moreTried],
  [0, 0],
);
console.log(`${share(...total)}.`);
process.exit(0);
