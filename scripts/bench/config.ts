import { applyBrand } from '../../src/compiler/brand/applyBrand.ts';
import { compile } from '../../src/compiler/compile.ts';
import { loadFileTree } from '../../src/compiler/load.ts';
import { formatProblem } from '../../src/compiler/report.ts';
import { resolve } from '../../src/compiler/resolve/resolve.ts';
import { KNOWN_FACTS } from '../../tests/helpers/knownFacts.ts';
import { cacheSchemas } from '../lib/cacheSchemas.ts';
import { manyResources } from './manyResources.ts';
import { measured, median, print, timeRuns } from './measure.ts';

/** Measures a check of the whole config, in a warm process and in the first run of a cold one. */
export async function benchConfig(root: string): Promise<void> {
  cacheSchemas(root, loadFileTree(root));
  const [first = Number.NaN] = await timeRuns(1, () => compile(loadFileTree(root)));
  const warm = median(await timeRuns(5, () => compile(loadFileTree(root))));
  print('check the whole config, first run', measured(first, 'ms'), 'at most 1000 ms');
  print('check the whole config, again', measured(warm, 'ms'));
}

const MANY = 200;

/** Measures checking a config of many resources, and resolving it for one user with all permissions. */
export async function benchManyResources(root: string): Promise<void> {
  const tree = manyResources(loadFileTree(root), MANY);
  const { config, problems } = compile(tree);
  if (config === undefined) throw new Error(problems.slice(0, 5).map(formatProblem).join('\n'));
  const about = `${config.resources.size} resources, ${config.brands.size} brands, ${Object.keys(config.messages).length} languages`;
  let cold = 0;
  const checks = await timeRuns(3, () => {
    // Every file has another text, so that no cached result applies.
    cold += 1;
    compile(new Map([...tree].map(([file, text]) => [file, file.endsWith('.yaml') ? `${text}# ${cold}\n` : text])));
  });
  print(`check ${about}`, measured(median(checks), 'ms'), 'under 3000 ms', 'check the config of many resources');
  const branded = applyBrand(config, 'main').config;
  await timeRuns(20, () => resolve(branded, KNOWN_FACTS));
  const resolved = median(await timeRuns(50, () => resolve(branded, KNOWN_FACTS)));
  print('resolve that console', measured(resolved, 'ms', 1), 'under 10 ms');
}
