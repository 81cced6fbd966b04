import { describe, expect, it } from 'vitest';
import { pageSizes, readBuild } from '../../scripts/lib/buildSizes.ts';
import { ROOT } from './product.ts';

/** The most that the payer's page may download, styles included, in KiB after gzip. */
const PAYER = 60;

describe('what a page downloads before it is shown', () => {
  const pages = pageSizes(readBuild(ROOT));

  it.each(pages)('$label: its script is within its limit', ({ script, limit }) => {
    expect(script).toBeGreaterThan(limit / 4);
    expect(script).toBeLessThanOrEqual(limit);
  });

  it('is small on the page of a payer, with its styles', () => {
    const payer = pages.at(-1);
    expect((payer?.script ?? PAYER) + (payer?.styles ?? PAYER)).toBeLessThan(PAYER);
  });
});
