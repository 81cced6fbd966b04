/** An area as the sources have it: its code below its parent, its name, its own postal codes and the areas in it. */
export interface SourceArea {
  readonly code: string;
  readonly name: string;
  readonly postalCodes: readonly string[];
  readonly areas: readonly SourceArea[];
}

/** What a country's sources say, and which they are: a line for each. */
export interface SourceAreas {
  readonly areas: readonly SourceArea[];
  readonly source: readonly string[];
}

const collator = new Intl.Collator('en', { numeric: true });

function lines(areas: readonly SourceArea[], level: number): string[] {
  return [...areas]
    .sort((a, b) => collator.compare(a.name, b.name) || collator.compare(a.code, b.code))
    .flatMap((area) => [
      `${'\t'.repeat(level)}${area.code}\t${area.name}${area.postalCodes.length > 0 ? `\t${[...area.postalCodes].sort().join(' ')}` : ''}`,
      ...lines(area.areas, level + 1),
    ]);
}

/** A country's areas as text: a line for each, indented below its parent by a tab, in the order of their names. */
export function areaText(areas: readonly SourceArea[], source: readonly string[]): string {
  return `${[...source.map((line) => `# ${line}`), ...lines(areas, 0)].join('\n')}\n`;
}
