import { formatDecimal } from '#contract/money/formatDecimal.ts';
import { useConsole } from '../../console/ConsoleContext.ts';
import type { CellProps } from './CellProps.ts';
import { EmptyValue } from './EmptyValue.tsx';
import { textOf } from './textOf.ts';

const DECIMAL_PATTERN = /^-?\d+(\.\d+)?$/;

/** A number, grouped as the language groups. */
export function NumberCell(props: CellProps) {
  const { language } = useConsole();
  const text = textOf(props);
  if (text === undefined) return <EmptyValue />;
  return <>{DECIMAL_PATTERN.test(text) ? formatDecimal(text, language) : text}</>;
}
