/** A number that was measured. */
export interface Figure {
  /** What was measured: the same words in every run, and once in its part. */
  readonly name: string;
  /** Such as `ms`, `MB` or `×`. */
  readonly unit: string;
  readonly value: number;
}

let figures: Figure[] = [];

/** Keeps a figure for the results of this run. A value that is no number is left out. */
export function keepFigure(figure: Figure): void {
  if (Number.isFinite(figure.value)) figures.push(figure);
}

/** Returns the figures that were kept since the last call. */
export function takeFigures(): Figure[] {
  const taken = figures;
  figures = [];
  return taken;
}
