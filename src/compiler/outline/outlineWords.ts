/** The words of one language, or none: then labels are shown as their keys. */
export type OutlineWords = Readonly<Record<string, string>> | undefined;

/** A label as people read it, or its key. */
export function spell(words: OutlineWords, key: string): string {
  const found = words?.[key];
  return found === undefined ? key : JSON.stringify(found);
}

/** Lines, each two spaces further in. */
export function indent(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
}

/** Rows of two columns, the second aligned. */
export function align(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(0, ...rows.map(([name]) => name.length));
  return rows.map(([name, text]) => `${name.padEnd(width)}  ${text}`.trimEnd());
}
