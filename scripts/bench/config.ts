import { compile } from '../../src/compiler/compile.ts';
import { loadFileTree } from '../../src/compiler/load.ts';
import { median, print, timeRuns } from './measure.ts';

/** How long checking the whole config takes, in a warm process and in the first run of a cold one. */
export async function benchConfig(root: string): Promise<void> {
  const [first = Number.NaN] = await timeRuns(1, () => compile(loadFileTree(root)));
  const warm = median(await timeRuns(5, () => compile(loadFileTree(root))));
  print('check the whole config, first run', `${first.toFixed(0)} ms`, 'at most 1000 ms');
  print('check the whole config, again', `${warm.toFixed(0)} ms`);
}
