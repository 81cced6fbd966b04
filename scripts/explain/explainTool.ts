import { compile } from '#compiler/compile.ts';
import { explain } from '#compiler/explain/explain.ts';
import { loadFileTree } from '#compiler/load.ts';
import { formatProblem } from '#compiler/report.ts';
import type { GuardFacts } from '#contract/guardFacts.ts';
import { loadCachedSchemas } from '../lib/cachedSchemas.ts';
import { exitCodeOf } from '../lib/exitCodeOf.ts';
import { UsageError } from '../lib/UsageError.ts';
import { personFacts } from './personFacts.ts';
import { readArguments } from './readArguments.ts';

function describeFacts(facts: GuardFacts): string {
  const parts: string[] = [];
  for (const [fact, value] of Object.entries(facts)) {
    if (Array.isArray(value)) parts.push(`${fact} ${value.length > 0 ? value.join('+') : 'none'}`);
    else if (value === true) parts.push(fact);
  }
  return parts.join(', ');
}

/** Prints the result of a command line. Throws UsageError for an invalid one. */
async function run(root: string, argv: readonly string[]): Promise<void> {
  loadCachedSchemas(root);
  const { config, problems } = compile(loadFileTree(root));
  if (config === undefined) {
    for (const problem of problems) console.error(`${formatProblem(problem)}\n`);
    throw new UsageError('The config has problems; see above.');
  }
  const query = readArguments(argv, config);
  const { resource, user, business, environment } = query;
  const person =
    user === undefined
      ? { described: 'somebody', facts: query.facts }
      : await personFacts(user, business, environment, process.env.DATABASE_URL || undefined);
  console.log(`${resource} for ${person.described}: ${describeFacts(person.facts)}\n`);
  process.stdout.write(explain(config, person.facts, resource));
}

/** Runs a command line on a checkout, and returns its exit code. */
export function explainTool(root: string, argv: readonly string[]): Promise<number> {
  return exitCodeOf(() => run(root, argv));
}
