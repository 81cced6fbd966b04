import { and, eq } from 'drizzle-orm';
import { belongsTo, scopeColumns } from '../../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../../database/inBusiness.ts';
import { form_drafts } from '../../../database/schema/index.ts';

export type FormDraft = typeof form_drafts.$inferSelect;

/** What a draft is of. */
export interface DraftSubject {
  readonly scope: BusinessScope;
  /** Name of the form. */
  readonly form: string;
  /** UUID; `undefined` for an action that creates a record. */
  readonly recordId: string | undefined;
}

/** In place of the record of an action that creates one. */
const NO_RECORD = '00000000-0000-0000-0000-000000000000';

function isThis({ scope, form, recordId = NO_RECORD }: DraftSubject) {
  return and(belongsTo(form_drafts, scope), eq(form_drafts.form, form), eq(form_drafts.record_id, recordId));
}

/** The draft of a form; `undefined` while nothing was saved. */
export async function readDraft(
  transaction: BusinessTransaction,
  subject: DraftSubject,
): Promise<FormDraft | undefined> {
  const [draft] = await transaction.select().from(form_drafts).where(isThis(subject));
  return draft;
}

/** What is saved, and by whom. */
export interface SavedDraft extends Pick<FormDraft, 'values' | 'user_id' | 'user_name'> {
  /** The version that the person has seen; 0 for none. */
  readonly seen: number;
}

/**
 * Saves a draft as its next version; `undefined` when another person saved one that this person has not seen.
 * Rule forms.shared-drafts.
 */
export async function saveDraft(
  transaction: BusinessTransaction,
  subject: DraftSubject,
  { seen, ...saved }: SavedDraft,
  now: Date,
): Promise<FormDraft | undefined> {
  const { scope, form, recordId = NO_RECORD } = subject;
  if (seen === 0) {
    const [created] = await transaction
      .insert(form_drafts)
      .values({ ...scopeColumns(scope), form, record_id: recordId, version: 1, created: now, updated: now, ...saved })
      .onConflictDoNothing()
      .returning();
    return created;
  }
  const [changed] = await transaction
    .update(form_drafts)
    .set({ ...saved, version: seen + 1, updated: now })
    .where(and(isThis(subject), eq(form_drafts.version, seen)))
    .returning();
  return changed;
}

/** Removes a draft after it was sent or discarded. */
export async function removeDraft(transaction: BusinessTransaction, subject: DraftSubject): Promise<void> {
  await transaction.delete(form_drafts).where(isThis(subject));
}
