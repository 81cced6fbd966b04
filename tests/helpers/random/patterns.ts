import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'vite';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** A pattern, and the first file that has it. */
export interface FoundPattern {
  readonly file: string;
  readonly source: string;
  readonly flags: string;
}

function files(folder: string, ending: RegExp): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => join(folder, name));
}

function firstOfEach(found: readonly FoundPattern[]): FoundPattern[] {
  const byText = new Map<string, FoundPattern>();
  for (const pattern of [...found].reverse()) byText.set(`/${pattern.source}/${pattern.flags}`, pattern);
  return [...byText.values()];
}

/** The patterns of a schema: values of `pattern`, and names in `patternProperties`. Ajv runs them with the flag u. */
export function patternsOf(file: string, schema: unknown): FoundPattern[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([name, value]) => {
    const inner = patternsOf(file, value);
    const sources: unknown[] = name === 'pattern' ? [value] : [];
    if (name === 'patternProperties') sources.push(...Object.keys(value));
    const own = sources.filter((source) => typeof source === 'string').map((source) => ({ file, source, flags: 'u' }));
    return [...own, ...inner];
  });
}

/** Every pattern of every file in schemas/. */
export function schemaPatterns(): FoundPattern[] {
  const found = files('schemas', /\.json$/).flatMap((file) =>
    patternsOf(file, JSON.parse(readFileSync(join(ROOT, file), 'utf8'))),
  );
  return firstOfEach(found);
}

/** The regular expressions of a file of TypeScript. */
export function literalsOf(file: string, text: string): FoundPattern[] {
  const found: FoundPattern[] = [];
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  new Visitor({
    Literal(node) {
      if ('regex' in node) found.push({ file, source: node.regex.pattern, flags: node.regex.flags });
    },
  }).visit(program);
  return found;
}

/** Every regular expression of the code that requests reach. */
export function serverLiterals(): FoundPattern[] {
  const code = ['src/contract', 'src/server'].flatMap((folder) => files(folder, /(?<!\.test)\.ts$/));
  return firstOfEach(code.flatMap((file) => literalsOf(file, readFileSync(join(ROOT, file), 'utf8'))));
}
