import type { Figure } from './keptFigures.ts';

/** A figure of two commits. */
export interface FigureChange {
  readonly name: string;
  readonly unit: string;
  /** `undefined` where only the other commit has the figure. */
  readonly before: number | undefined;
  readonly now: number | undefined;
}

/** Pairs the figures of two commits by name and unit, in the order of those of now. */
export function compareFigures(before: readonly Figure[], now: readonly Figure[]): FigureChange[] {
  const valueIn = (figures: readonly Figure[], { name, unit }: Figure) =>
    figures.find((figure) => figure.name === name && figure.unit === unit)?.value;
  const gone = before.filter((figure) => valueIn(now, figure) === undefined);
  return [...now, ...gone].map((figure) => ({
    name: figure.name,
    unit: figure.unit,
    before: valueIn(before, figure),
    now: valueIn(now, figure),
  }));
}

function middleOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const [low = Number.NaN, high = Number.NaN] = [Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2)].map(
    (index) => sorted[index],
  );
  return (low + high) / 2;
}

/** The median of each figure over several runs; of two values in the middle, their mean. */
export function medianFigures(runs: readonly (readonly Figure[])[]): Figure[] {
  const values = new Map<string, { readonly figure: Figure; readonly all: number[] }>();
  for (const figure of runs.flat()) {
    const key = JSON.stringify([figure.name, figure.unit]);
    const known = values.get(key);
    if (known) known.all.push(figure.value);
    else values.set(key, { figure, all: [figure.value] });
  }
  return [...values.values()].map(({ figure, all }) => ({ ...figure, value: middleOf(all) }));
}
