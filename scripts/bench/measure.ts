import { keepFigure } from './results/keptFigures.ts';

/** Milliseconds of each run of `work`, sorted. */
export async function timeRuns(runs: number, work: (run: number) => Promise<unknown> | unknown): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const start = performance.now();
    await work(run);
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b);
}

/** Returns the median of sorted times. */
export function median(sorted: readonly number[]): number {
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Returns the time under which a share of sorted times is, such as 0.99; the longest of all at 1. */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
}

/** Returns the first of sorted times: the one with the least other load. */
export function fastest(sorted: readonly number[]): number {
  return sorted[0] ?? Number.NaN;
}

/**
 * Runs several functions in turn, so that other load affects all of them; returns the median of each, or another
 * figure.
 */
export async function compare(
  runs: number,
  works: Readonly<Record<string, () => Promise<unknown>>>,
  figure = median,
  warmUps = 10,
): Promise<Record<string, number>> {
  const times: Record<string, number[]> = Object.fromEntries(Object.keys(works).map((name) => [name, []]));
  for (const work of Object.values(works)) for (let warm = 0; warm < warmUps; warm++) await work();
  for (let run = 0; run < runs; run++) {
    for (const [name, work] of Object.entries(works)) {
      const start = performance.now();
      await work();
      times[name]?.push(performance.now() - start);
    }
  }
  return Object.fromEntries(Object.entries(times).map(([name, list]) => [name, figure(list.sort((a, b) => a - b))]));
}

/** A number with its unit. */
export interface Measured {
  readonly value: number;
  readonly unit: string;
  /** Decimals that are printed. */
  readonly digits: number;
}

/** A number with its unit, printed with so many decimals. */
export function measured(value: number, unit: string, digits = 0): Measured {
  return { value, unit, digits };
}

function format({ value, unit, digits }: Measured): string {
  const number = value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return unit === '×' ? `${number}×` : `${number} ${unit}`.trimEnd();
}

/**
 * Prints a line: what was measured, the figure, and the reference. A number is kept for the results, by `name` if the line
 * does not say enough; a text is only printed.
 */
export function print(what: string, figure: Measured | string, against = '', name = what.trim()): void {
  console.log(`${what.padEnd(58)} ${(typeof figure === 'string' ? figure : format(figure)).padStart(14)}   ${against}`);
  if (typeof figure !== 'string') keepFigure({ name, unit: figure.unit, value: figure.value });
}
