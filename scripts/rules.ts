// npm run rules [-- <words>]: each rule of src/rules, where it is kept and the tests that show it. Words narrow it to rules
// whose id or places contain one of them; `--to-come`, `--no-test` and `--differs` list those rules alone.
import './lib/closedPipe.mjs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Citation } from './rules/findCitations.ts';
import { loadRules } from './rules/loadRules.ts';
import type { Rule } from './rules/readRules.ts';

/** A rule and the places that name it. */
interface KeptRule {
  readonly rule: Rule;
  readonly places: readonly Citation[];
  readonly tests: readonly Citation[];
}

function formatPlaces(citations: readonly Citation[]): string {
  return citations.map(({ file, line }) => `${file}:${line}`).join('\n                ');
}

function printRule({ rule, places, tests }: KeptRule): void {
  const { id, text, built, differs, decisions, file, line } = rule;
  const because = decisions.length > 0 ? ` (decision ${decisions.join(', ')})` : '';
  console.log(`${id}${built ? '' : '  [to come]'}  ${file}:${line}\n    ${text}${because}`);
  if (differs !== undefined) console.log(`    differs     ${differs}`);
  if (!built) {
    console.log('');
    return;
  }
  console.log(`    kept in     ${places.length > 0 ? formatPlaces(places) : 'named by tests only'}`);
  console.log(`    shown by    ${tests.length > 0 ? formatPlaces(tests) : 'built, no test'}\n`);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'to-come': { type: 'boolean' }, 'no-test': { type: 'boolean' }, differs: { type: 'boolean' } },
});

const { files, citations } = loadRules(fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, ''));
const all = files
  .flatMap(({ rules }) => rules)
  .map((rule): KeptRule => {
    const own = citations.filter(({ id }) => id === rule.id);
    return {
      rule,
      places: own.filter(({ kind }) => kind !== 'test'),
      tests: own.filter(({ kind }) => kind === 'test'),
    };
  });

function isWanted({ rule, places, tests }: KeptRule): boolean {
  if (values['to-come'] && rule.built) return false;
  if (values['no-test'] && (!rule.built || tests.length > 0)) return false;
  if (values.differs && rule.differs === undefined) return false;
  const words = [rule.id, rule.file, ...[...places, ...tests].map(({ file }) => file)];
  return positionals.length === 0 || positionals.some((part) => words.some((word) => word.includes(part)));
}

const wanted = all.filter(isWanted);
for (const kept of wanted) printRule(kept);

const built = wanted.filter(({ rule }) => rule.built);
const counts = [
  `${wanted.length} rules`,
  `${built.length} built`,
  `${wanted.length - built.length} to come`,
  `${built.filter(({ places }) => places.some(({ kind }) => kind === 'code')).length} cited by code`,
  `${built.filter(({ places }) => places.some(({ kind }) => kind === 'config')).length} by config`,
  `${built.filter(({ tests }) => tests.length > 0).length} by tests`,
  `${built.filter(({ tests }) => tests.length === 0).length} without a test`,
];
console.log(counts.join(', '));
