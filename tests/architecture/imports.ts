import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'vite';

/** One import of one file of src/. */
export interface Import {
  /** Below the root, such as `src/server/app.ts`. */
  readonly from: string;
  /** As it is written. */
  readonly specifier: string;
  /** The file it leads to below the root, or the name of a library or of a part of Node. */
  readonly to: string;
  readonly isTest: boolean;
}

/** The TypeScript files below a folder. */
function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

function resolveSpecifier(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return normalize(join(dirname(from), specifier));
  const [, floor, rest] = /^#(\w+)\/(.*)$/.exec(specifier) ?? [];
  return floor === undefined ? specifier : `src/${floor}/${rest}`;
}

function importsOf(root: string, from: string): Import[] {
  const text = readFileSync(join(root, from), 'utf8');
  const { module, errors } = parseSync(from, text);
  if (errors.length > 0) throw new Error(`${from} cannot be read: ${errors[0]?.message}`);
  const found = module.staticImports.map(({ moduleRequest }) => moduleRequest.value);
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest } of entries) if (moduleRequest) found.push(moduleRequest.value);
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const written = text.slice(moduleRequest.start, moduleRequest.end);
    if (/^['"]/.test(written)) found.push(written.slice(1, -1));
  }
  return found.map((specifier) => ({
    from,
    specifier,
    to: resolveSpecifier(from, specifier),
    isTest: /\.test\.tsx?$|^src\/runtime\/(testing|fixtures)\//.test(from),
  }));
}

/** Every import of every file of src/, static, dynamic and re-exported. */
export function readImports(root: string): Import[] {
  const src = join(root, 'src');
  if (!existsSync(src)) throw new Error(`There is no ${src}.`);
  return sourceFiles(src).flatMap((file) => importsOf(root, file.slice(root.length + 1)));
}
