import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Citation, findCitations } from './findCitations.ts';
import { type RuleFile, readRules } from './readRules.ts';

/** The rules of the product and every place that names them. */
export interface RuleBook {
  readonly files: readonly RuleFile[];
  readonly citations: readonly Citation[];
}

const RULES = 'src/rules';
const FOLDERS = ['src', 'config', 'brands', 'schemas', 'scripts', 'tests'];
const READ = /\.(?:tsx?|mjs|css|sql|ya?ml|json)$/;

/** Files that show how citations are written and cite no rule. */
const APART = /^(?:scripts\/rules\/|tests\/architecture\/rules\.test\.ts|src\/rules\/)/;

function filesBelow(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
}

/** Reads src/rules, and finds its citations in code, config and tests. `root` is the folder of the repository, without a last slash. */
export function loadRules(root: string): RuleBook {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const files = filesBelow(root, RULES)
    .filter((file) => file.endsWith('.md') && !file.endsWith('/README.md'))
    .sort()
    .map((file) => readRules(file, read(file)));
  const citations = FOLDERS.flatMap((folder) => filesBelow(root, folder))
    .filter((file) => READ.test(file) && !APART.test(file))
    .sort()
    .flatMap((file) => findCitations(file, read(file)));
  return { files, citations };
}
