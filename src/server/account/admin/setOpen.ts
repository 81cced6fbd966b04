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

type Lists = Partial<Pick<typeof businesses.$inferSelect, 'flags' | 'flags_off' | 'excluded_pages'>>;

function withEach<T extends string>(list: readonly T[], value: T, isIn: boolean): T[] {
  return [...list.filter((each) => each !== value), ...(isIn ? [value] : [])].sort();
}

async function change(
  { drizzle }: Database,
  { business: shown, reason }: Opening,
  listsOf: (business: typeof businesses.$inferSelect) => Lists,
  now: Date,
): Promise<void> {
  await drizzle.transaction(async (tx) => {
    const business = await findBusiness(tx, shown);
    const after = listsOf(business);
    const before = Object.fromEntries(Object.keys(after).map((name) => [name, business[name as keyof Lists]]));
    if (JSON.stringify(before) === JSON.stringify(after)) return;
    await tx
      .update(businesses)
      .set({ ...after, updated: now })
      .where(eq(businesses.business_id, business.business_id));
    const activity = {
      action: 'RECORD_CHANGED',
      type: 'business',
      id: shown,
      before,
      after: { ...after, reason },
    } as const;
    await recordChange(tx, business, activity, now);
  });
}

/** Switches a feature flag of a business on or off; its activity log keeps why. Rule access.feature-flags. */
export function setFeature(
  database: Database,
  { feature, ...opening }: Opening & { readonly feature: FlagDeclaration },
  now: Date,
): Promise<void> {
  const { id, default: isUsual } = feature;
  const lists = ({ flags, flags_off }: Required<Lists>) => ({
    flags: withEach(flags, id, opening.isOpen && !isUsual),
    flags_off: withEach(flags_off, id, !opening.isOpen && isUsual),
  });
  return change(database, opening, lists, now);
}

/** Opens a page to a business, or excludes it; its activity log keeps why. Rule access.excluded-pages. */
export function setPage(
  database: Database,
  { page, ...opening }: Opening & { readonly page: ExcludedPage },
  now: Date,
): Promise<void> {
  const lists = ({ excluded_pages }: Required<Lists>) => ({
    excluded_pages: withEach(excluded_pages, page, !opening.isOpen),
  });
  return change(database, opening, lists, now);
}
