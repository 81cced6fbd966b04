import { parseArgs } from 'node:util';
import { UsageError } from '../../lib/UsageError.ts';
import { DEFAULT_PARTS, type Part, readParts } from '../parts.ts';

const USAGE = `npm run bench -- compare <ref> [parts…] [--turns <number>], such as:
npm run bench -- compare main lists throughput
npm run bench -- compare HEAD~3 browser --turns 5`;

/** Which commits are compared, and how. */
export interface Comparison {
  /** A git ref of the other commit. */
  readonly ref: string;
  readonly parts: readonly Part[];
  /** How often each commit runs. */
  readonly turns: number;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: { turns: { type: 'string' } }, allowPositionals: true });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
}

/** Reads the arguments after `compare`. Throws UsageError. */
export function readCompareArguments(args: readonly string[]): Comparison {
  const { values, positionals } = parse(args);
  const [ref, ...names] = positionals;
  if (ref === undefined) throw new UsageError(USAGE);
  const { turns = '3' } = values;
  if (!/^[1-9]\d?$/.test(turns)) throw new UsageError(`--turns is a number from 1 to 99, and not "${turns}".`);
  return { ref, parts: names.length > 0 ? readParts(names) : DEFAULT_PARTS, turns: Number(turns) };
}
