import type { CSSProperties } from 'react';
import { SELECT_WIDTH } from './columnWidths.ts';

/**
 * Returns the style of a table whose columns have at least these widths, in pixels, in order: extra width is divided in
 * proportion, and a table that does not fit scrolls.
 */
export function tableStyle(widths: readonly number[], selectable: boolean): CSSProperties {
  const width = widths.reduce((sum, each) => sum + each, selectable ? SELECT_WIDTH : 0);
  const columns = widths.map((each) => `minmax(${each}px, ${each}fr)`);
  if (selectable) columns.unshift(`${SELECT_WIDTH}px`);
  return { '--table-width': `${width}px`, '--table-columns': columns.join(' ') } as CSSProperties;
}
