import { UsageError } from '../lib/UsageError.ts';
import { OPTIONS } from './options.ts';

type OptionName = keyof typeof OPTIONS;

/** The parts of a run, and the options that each depends on. */
const PARTS = {
  config: [],
  lists: ['BENCH_ROWS'],
  export: ['BENCH_ROWS'],
  batch: ['BENCH_ROWS'],
  throughput: ['BENCH_ROWS'],
  browser: ['BENCH_ROWS', 'BENCH_RUNS'],
  forms: ['BENCH_ROWS'],
  responses: ['BENCH_ROWS', 'BENCH_RUNS', 'BENCH_LISTS'],
  'public-api': ['BENCH_ROWS', 'BENCH_PAYMENTS', 'BENCH_BUSINESSES'],
  callbacks: [],
} as const satisfies Readonly<Record<string, readonly OptionName[]>>;

/** A part of the bench, of which figures are kept. */
export type Part = keyof typeof PARTS;

/** All parts, in the order in which they run. */
const PART_NAMES = Object.keys(PARTS) as Part[];

/** The parts of a run that names none: the others fill or empty tables of the database that they measure. */
export const DEFAULT_PARTS: readonly Part[] = PART_NAMES.filter(
  (part) => part !== 'public-api' && part !== 'callbacks',
);

/** Whether a word is the name of a part. */
function isPart(name: string): name is Part {
  return name in PARTS;
}

/** Whether a part reads the demo and the built pages. */
export function readsDemo(part: Part): boolean {
  return part !== 'config' && part !== 'callbacks';
}

/** The options of a part by name, as texts. Figures of a part compare only with those of the same options. */
export function optionsOf(part: Part): Record<string, string> {
  const names: readonly OptionName[] = PARTS[part];
  const options = Object.fromEntries(names.map((name) => [name, String(OPTIONS[name])]));
  if (part === 'config') return options;
  return { ...options, database: process.env.DATABASE_URL === undefined ? 'embedded' : 'PostgreSQL' };
}

/** Reads names of parts. Throws UsageError for an unknown one. */
export function readParts(names: readonly string[]): Part[] {
  const unknown = names.find((name) => !isPart(name));
  if (unknown !== undefined)
    throw new UsageError(
      `The bench has no part "${unknown}". Its parts are ${PART_NAMES.join(', ')}; compare, fill, every-list and every-search come first.`,
    );
  return names.filter(isPart);
}
