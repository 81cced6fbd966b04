// npm run explain -- <resource> …: prints what a user has of a resource, and the config lines that hide the rest.
import './lib/closedPipe.mjs';
import { fileURLToPath } from 'node:url';
import { compile } from '#compiler/compile.ts';
import { explain } from '#compiler/explain/explain.ts';
import { loadFileTree } from '#compiler/load.ts';
import { formatProblem } from '#compiler/report.ts';
import type { GuardFacts } from '#contract/guardFacts.ts';
import { personFacts } from './explain/personFacts.ts';
import { readArguments } from './explain/readArguments.ts';
import { loadCachedSchemas } from './lib/cachedSchemas.ts';
import { UsageError } from './lib/UsageError.ts';

function describeFacts(facts: GuardFacts): string {
  const parts: string[] = [];
  for (const [fact, value] of Object.entries(facts)) {
    if (Array.isArray(value)) parts.push(`${fact} ${value.length > 0 ? value.join('+') : 'none'}`);
    else if (value === true) parts.push(fact);
  }
  return parts.join(', ');
}

/** Prints the result of a command line. Throws UsageError for an invalid one. */
async function run(argv: readonly string[]): Promise<void> {
  const root = fileURLToPath(new URL('..', import.meta.url));
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

try {
  await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
