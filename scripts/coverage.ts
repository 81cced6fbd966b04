// npm run coverage -- --config: prints the guards and conditions of the config that no snapshot exercises, and a person
// who would.
import './lib/closedPipe.mjs';
import { fileURLToPath } from 'node:url';
import { compile } from '#compiler/compile.ts';
import { configCoverage } from '#compiler/coverage/configCoverage.ts';
import { loadFileTree } from '#compiler/load.ts';
import { formatProblem } from '#compiler/report.ts';
import { snapshotPeople } from '../tests/config/people.ts';
import { loadCachedSchemas } from './lib/cachedSchemas.ts';

function run(): void {
  const root = fileURLToPath(new URL('..', import.meta.url));
  loadCachedSchemas(root);
  const { config, problems } = compile(loadFileTree(root));
  if (config === undefined) {
    for (const problem of problems) console.error(`${formatProblem(problem)}\n`);
    process.exitCode = 1;
    return;
  }
  const people = snapshotPeople(config.brands.keys());
  const { demands, conditions, gaps } = configCoverage(
    config,
    people.map(({ facts }) => facts),
  );
  for (const { place, what, person } of gaps) {
    console.log(`${place.file}:${place.line}:${place.column}  ${what}\n  would show it: ${person}\n`);
  }
  const all = demands + conditions;
  const share = all === 0 ? 100 : ((all - gaps.length) / all) * 100;
  const counts = `${demands} sides of guards and ${conditions} conditions on records`;
  console.log(`${share.toFixed(1)} % of ${counts} are seen in the snapshots of ${people.length} people.`);
}

if (process.argv.includes('--config')) run();
else {
  console.error('npm run coverage -- --config: which guards and conditions of the config no snapshot exercises.');
  process.exitCode = 2;
}
