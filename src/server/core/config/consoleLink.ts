import type { Environment } from '#contract/generated/config.ts';
import { BUSINESS_ID_PREFIX } from '#contract/ids/prefixes.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { consoleAddress } from './consoleAddress.ts';

/** Whose data a link shows. Without an environment, what it shows is the same in test and live mode. */
export interface LinkScope {
  readonly businessId: string;
  readonly environment?: Environment | undefined;
}

/**
 * The URL of a page of one business in a brand's console, for a mail: it opens in that business and mode. `path` begins
 * with a slash and may end with a fragment.
 * Rule modes.link.
 */
export function consoleLink(
  brand: Parameters<typeof consoleAddress>[0],
  deployment: Parameters<typeof consoleAddress>[1],
  { businessId, environment }: LinkScope,
  path: string,
): string {
  const url = new URL(consoleAddress(brand, deployment) + path);
  url.searchParams.set('business', formatRecordId(BUSINESS_ID_PREFIX, businessId));
  if (environment !== undefined) url.searchParams.set('environment', environment);
  return url.href;
}
