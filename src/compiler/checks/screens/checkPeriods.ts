import type { PageFile } from '#contract/generated/config.ts';
import type { Source } from '../../config.ts';
import type { Problem } from '../../problem.ts';
import { problem } from '../../report.ts';

/** People choose a period where the page offers some, one of which is its default, and a block has the one they choose. */
export function checkPeriods(source: Source<PageFile>): Problem[] {
  const { periods, blocks = [] } = source.value;
  const choosing = blocks.flatMap((block, index) => ('period' in block && block.period === 'chosen' ? [index] : []));
  if (periods === undefined) {
    return choosing.map((index) => {
      const what = 'The period is chosen on the page, but the page has no "periods".';
      const fix = 'Give the page "periods", or the block a period of its own.';
      return problem('page-periods', source.place(['blocks', index, 'period']), what, fix);
    });
  }
  if (choosing.length === 0) {
    const fix = 'Remove "periods", or give a block the period "chosen".';
    return [problem('block-no-effect', source.keyPlace(['periods']), 'No block has the period "chosen".', fix)];
  }
  if (periods.options.includes(periods.default)) return [];
  const what = `The default "${periods.default}" is not one of the options.`;
  return [
    problem('page-periods', source.place(['periods', 'default']), what, `Use one of ${periods.options.join(', ')}.`),
  ];
}
