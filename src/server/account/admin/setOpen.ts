import { eq } from 'drizzle-orm';
import type { ExcludedPage, FlagDeclaration } from '#contract/generated/config.ts';
import type { Database } from '../../database/database.ts';
import { businesses } from '../../database/schema/index.ts';
import { findBusiness, recordChange } from './operatorChanges.ts';

/** What an operator opens or closes for all people of a business, and why. */
interface Opening {
  readonly business: string;
  readonly isOpen: boolean;
  readonly reason: string;
}

const PAGES: Readonly<Record<ExcludedPage, true>> = {
  transactions: true,
  escrow: true,
  retail_outlet: true,
  disbursement: true,
  remittance: true,
};

/** The pages that a business can exclude. */
export const EXCLUDED_PAGES = Object.keys(PAGES) as ExcludedPage[];

type Business = typeof businesses.$inferSelect;
type Lists = Partial<Pick<Business, 'flags' | 'flags_off' | 'test_flags' | 'excluded_pages'>>;

function withEach<T extends string>(list: readonly T[], value: T, isIn: boolean): T[] {
  if (list.includes(value) === isIn) return [...list];
  return isIn ? [...list, value].sort() : list.filter((each) => each !== value);
}

/** Stores the lists that are others now, with one entry in the activity log; nothing where none is. */
async function change(
  { drizzle }: Database,
  { business: shown, reason }: Opening,
  listsOf: (business: Business) => Lists,
  now: Date,
): Promise<void> {
  await drizzle.transaction(async (tx) => {
    const business = await findBusiness(tx, shown);
    const changed = Object.entries(listsOf(business)).filter(
      ([name, list]) => list.length !== business[name as keyof Lists].length,
    );
    if (changed.length === 0) return;
    const after: Lists = Object.fromEntries(changed);
    const before = Object.fromEntries(changed.map(([name]) => [name, business[name as keyof Lists]]));
    await tx
      .update(businesses)
      .set({ ...after, updated: now })
      .where(eq(businesses.business_id, business.business_id));
    const lists = { before, after: { ...after, reason } };
    await recordChange(tx, business, { action: 'RECORD_CHANGED', type: 'business', id: shown, ...lists }, now);
  });
}

/**
 * Switches a feature flag of a business on, or off in both modes; its activity log keeps why.
 * Rule access.feature-flags.
 */
export function setFeature(
  database: Database,
  { feature, ...opening }: Opening & { readonly feature: FlagDeclaration },
  now: Date,
): Promise<void> {
  const { id, default: isUsual } = feature;
  const lists = ({ flags, flags_off, test_flags }: Business): Lists => ({
    flags: withEach(flags, id, opening.isOpen && !isUsual),
    flags_off: withEach(flags_off, id, !opening.isOpen && isUsual),
    test_flags: opening.isOpen ? test_flags : withEach(test_flags, id, false),
  });
  return change(database, opening, lists, now);
}

/** Opens a page to a business, or excludes it; its activity log keeps why. Rule access.excluded-pages. */
export function setPage(
  database: Database,
  { page, ...opening }: Opening & { readonly page: ExcludedPage },
  now: Date,
): Promise<void> {
  const lists = ({ excluded_pages }: Business): Lists => ({
    excluded_pages: withEach(excluded_pages, page, !opening.isOpen),
  });
  return change(database, opening, lists, now);
}
