/** The cell separators that occur in files: spreadsheets in Indonesia use semicolons. */
const SEPARATORS = [',', ';', '\t'] as const;

function separatorOf(text: string): string {
  const [line = ''] = text.split('\n', 1);
  let best: string = SEPARATORS[0];
  for (const separator of SEPARATORS) if (line.split(separator).length > line.split(best).length) best = separator;
  return best;
}

/** A line of a CSV file. */
export interface CsvLine {
  /** As spreadsheets count: the first line is 1. */
  readonly number: number;
  /** Trimmed. */
  readonly cells: readonly string[];
  /** The file ends within a quoted cell of it. */
  readonly isUnclosed: boolean;
}

/**
 * The lines of a CSV file, one at a time; empty lines and those that begin with # are left out. Quoted cells may contain
 * separators and line breaks.
 */
export function* csvLines(file: string): Generator<CsvLine> {
  const text = file.replace(/^\uFEFF/, '');
  const separator = separatorOf(text);
  let number = 0;
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  function endCell(): void {
    cells.push(cell.trim());
    cell = '';
  }
  function endLine(): CsvLine | undefined {
    endCell();
    number += 1;
    const line = { number, cells, isUnclosed: isQuoted };
    cells = [];
    return line.cells.some((value) => value !== '') && !line.cells[0]?.startsWith('#') ? line : undefined;
  }
  for (let index = 0; index < text.length; index++) {
    const character = text.charAt(index);
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (text.charAt(index + 1) === '"') {
        cell += '"';
        index++;
      } else isQuoted = false;
    } else if (character === '"' && cell.trim() === '') {
      isQuoted = true;
      cell = '';
    } else if (character === separator) endCell();
    else if (character === '\n') {
      const line = endLine();
      if (line !== undefined) yield line;
    } else if (character !== '\r') cell += character;
  }
  const line = endLine();
  if (line !== undefined) yield line;
}

/** Parses the lines of a CSV file as cells. */
export function parseCsv(file: string): (readonly string[])[] {
  return [...csvLines(file)].map(({ cells }) => cells);
}
