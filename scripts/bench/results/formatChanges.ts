import type { FigureChange } from './compareFigures.ts';

/** A value with its unit, to three digits or more. */
function formatValue(value: number | undefined, unit: string): string {
  if (value === undefined) return '-';
  const size = Math.abs(value);
  const digits = size >= 100 ? 0 : size >= 10 ? 1 : size >= 1 ? 2 : 3;
  return `${value.toLocaleString('en', { maximumFractionDigits: digits })} ${unit}`.trimEnd();
}

function line(name: string, before: string, now: string, ratio: string): string {
  return `${name.padEnd(58)} ${before.padStart(18)} ${now.padStart(18)} ${ratio.padStart(8)}`.trimEnd();
}

/** The lines of a table of changes; the ratio is that of now to before. */
export function formatChanges(changes: readonly FigureChange[]): string[] {
  return [
    line('', 'before', 'now', 'ratio'),
    ...changes.map(({ name, unit, before, now }) => {
      const ratio = before && now !== undefined ? `${(now / before).toFixed(2)}×` : '-';
      return line(`  ${name}`, formatValue(before, unit), formatValue(now, unit), ratio);
    }),
  ];
}
