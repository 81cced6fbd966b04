/** The cell separators that occur in files: spreadsheets in Indonesia use semicolons. */
const SEPARATORS = [',', ';', '\t'] as const;

function separatorOf(text: string): string {
  const [line = ''] = text.split('\n', 1);
  let best: string = SEPARATORS[0];
  for (const separator of SEPARATORS) if (line.split(separator).length > line.split(best).length) best = separator;
  return best;
}

/**
 * Parses the lines of a CSV file as trimmed cells; empty lines and those that begin with # are left out. Quoted cells
 * may contain separators and line breaks.
 */
export function parseCsv(file: string): string[][] {
  const text = file.replace(/^\uFEFF/, '');
  const separator = separatorOf(text);
  const lines: string[][] = [];
  let line: string[] = [];
  let cell = '';
  let isQuoted = false;
  function endCell(): void {
    line.push(cell.trim());
    cell = '';
  }
  function endLine(): void {
    endCell();
    if (line.some((value) => value !== '') && !line[0]?.startsWith('#')) lines.push(line);
    line = [];
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
    else if (character === '\n') endLine();
    else if (character !== '\r') cell += character;
  }
  endLine();
  return lines;
}
