import { eq } from 'drizzle-orm';
import type { SidebarFolds } from '#contract/generated/api.ts';
import type { Database } from '../../database/database.ts';
import { sidebar_folds } from '../../database/schema/index.ts';

/** The headings of the sidebar that a person has opened or folded, by id. */
export async function readSidebarFolds({ drizzle }: Database, userId: string): Promise<SidebarFolds> {
  const [kept] = await drizzle
    .select({ folds: sidebar_folds.folds })
    .from(sidebar_folds)
    .where(eq(sidebar_folds.user_id, userId));
  return kept?.folds ?? {};
}
