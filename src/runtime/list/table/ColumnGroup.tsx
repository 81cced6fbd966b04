import type { CSSProperties } from 'react';
import { SELECT_WIDTH } from './columnWidths.ts';

interface ColumnGroupProps {
  /** The minimum width of each column, in pixels, in order. */
  readonly widths: readonly number[];
  readonly selectable: boolean;
}

/** Returns the style of a table with such columns: it is never narrower than they are, and scrolls instead. */
export function tableStyle({ widths, selectable }: ColumnGroupProps): CSSProperties {
  const width = widths.reduce((sum, each) => sum + each, selectable ? SELECT_WIDTH : 0);
  return { '--table-width': `${width}px` } as CSSProperties;
}

function columnStyle(width: string): CSSProperties {
  return { '--column-width': width } as CSSProperties;
}

/** The column widths of a table: extra width is divided in proportion. */
export function ColumnGroup({ widths, selectable }: ColumnGroupProps) {
  const total = widths.reduce((sum, width) => sum + width, 0);
  return (
    <colgroup>
      {selectable && <col style={columnStyle(`${SELECT_WIDTH}px`)} />}
      {widths.map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns are identified by their index here.
        <col key={index} style={columnStyle(`${(100 * width) / total}%`)} />
      ))}
    </colgroup>
  );
}
