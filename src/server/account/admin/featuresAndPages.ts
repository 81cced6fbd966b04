import type { ExcludedPage, FlagDeclaration } from '#contract/generated/config.ts';
import type { Database } from '../../database/database.ts';
import { type Business, changeBusiness } from './operatorChanges.ts';

/** What an operator opens or closes for all people of a business, and why. */
interface Opening {
  readonly business: string;
  readonly isOpen: boolean;
  readonly reason: string;
}

function withEach<T extends string>(list: readonly T[], value: T, isIn: boolean): T[] {
  if (list.includes(value) === isIn) return [...list];
  return isIn ? [...list, value].sort() : list.filter((each) => each !== value);
}

/**
 * Switches a feature flag of a business on, or off in both modes; its activity log keeps why. Returns whether it was
 * otherwise.
 * Rule access.feature-flags.
 */
export function setFeature(
  database: Database,
  { feature: { id, default: isUsual }, isOpen, ...change }: Opening & { readonly feature: FlagDeclaration },
  now: Date,
): Promise<boolean> {
  const to = ({ flags, flags_off, test_flags }: Business) => ({
    flags: withEach(flags, id, isOpen && !isUsual),
    flags_off: withEach(flags_off, id, !isOpen && isUsual),
    ...(!isOpen && { test_flags: withEach(test_flags, id, false) }),
  });
  return changeBusiness(database, { ...change, to }, now);
}

/**
 * Opens a page to a business, or excludes it; its activity log keeps why. Returns whether it was otherwise.
 * Rule access.excluded-pages.
 */
export function setPage(
  database: Database,
  { page, isOpen, ...change }: Opening & { readonly page: ExcludedPage },
  now: Date,
): Promise<boolean> {
  const to = ({ excluded_pages }: Business) => ({ excluded_pages: withEach(excluded_pages, page, !isOpen) });
  return changeBusiness(database, { ...change, to }, now);
}
