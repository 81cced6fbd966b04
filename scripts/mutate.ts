// npm run mutate -- <file or folder> … [--mutants 20] [--beside]: creates mutants of the code and prints which of them the
// nearest tests kill. Nothing is written to disk: tests load the mutant in place of the file. `--beside` takes only files
// with a test beside them that opens no database.
import './lib/closedPipe.mjs';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './lib/run.mjs';
import { findMutants, type Mutant } from './mutate/findMutants.ts';
import { hasQuickTest, nearestTests, readImporters } from './mutate/nearestTests.ts';
import { MutantRunner } from './mutate/runMutants.ts';

const USAGE = 'npm run mutate -- <file or folder> … [--mutants 20] [--beside]';

function codeFiles(path: string): string[] {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|generated\/|(^|\/)testing\//.test(name))
    .map((name) => join(path, name))
    .sort();
}

/** Returns at most `count` mutants, spread evenly over all of them: the same ones for the same code. */
function choose(mutants: readonly Mutant[], count: number): Mutant[] {
  if (mutants.length <= count) return [...mutants];
  return Array.from(
    { length: count },
    (_, place) => mutants[Math.floor(((place + 0.5) * mutants.length) / count)],
  ).filter((mutant) => mutant !== undefined);
}

function describe({ file, line, kind, start, end, text }: Mutant): string {
  const original = readFileSync(join(root, file), 'utf8').slice(start, end).replaceAll(/\s+/g, ' ');
  return `${file}:${line} ${kind}: ${original.slice(0, 90)} → ${text.slice(0, 60)}`;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    mutants: { type: 'string', default: '20' },
    beside: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
if (values.help || positionals.length === 0) {
  console[values.help ? 'log' : 'error'](USAGE);
  process.exit(values.help ? 0 : 2);
}

const importers = readImporters();
const testsOf = new Map<string, string[]>();
const files = positionals
  .flatMap((path) => codeFiles(path.replace(/^\.\/|\/$/g, '')))
  .filter((file) => !values.beside || hasQuickTest(file));
for (const file of files) testsOf.set(file, nearestTests(file, importers));
const untested = files.filter((file) => testsOf.get(file)?.length === 0);
const candidates = files
  .filter((file) => !untested.includes(file))
  .flatMap((file) => findMutants(file, readFileSync(join(root, file), 'utf8')));
const chosen = choose(candidates, Number(values.mutants));
console.log(`${chosen.length} of ${candidates.length} mutants in ${files.length} files.`);
if (untested.length > 0)
  console.log(`No test is near ${untested.length} of them: ${untested.slice(0, 5).join(', ')} …`);

const runner = await MutantRunner.open();
const passing = new Map<string, boolean>();
const survivors: Mutant[] = [];
let tried = 0;
for (const mutant of chosen) {
  const tests = testsOf.get(mutant.file) ?? [];
  const key = tests.join();
  if (!passing.has(key)) passing.set(key, await runner.pass(tests));
  if (passing.get(key) === false) {
    console.log(`failing without a mutant: ${key}: ${runner.firstError?.split('\n')[0]}`);
    continue;
  }
  tried++;
  const survives = await runner.pass(tests, mutant);
  if (survives) survivors.push(mutant);
  console.log(`${survives ? 'SURVIVES' : 'caught  '} ${describe(mutant)}`);
}
await runner.close();
const caught = tried - survivors.length;
console.log(`\n${caught} of ${tried} mutants were killed (${((caught / Math.max(1, tried)) * 100).toFixed(0)} %).`);
process.exit(0);
