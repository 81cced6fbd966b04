import type { Pool } from 'pg';
import type { ResolvedForm } from '#contract/generated/api.ts';
import { reviewOf } from '#contract/reviews.ts';
import { isRecord } from '../../database/belongsTo.ts';
import { type BusinessScope, inBusiness } from '../../database/inBusiness.ts';
import { reviews } from '../../database/schema/index.ts';
import { formFields } from './formFields.ts';

/** The record that is reviewed: of a review its subject, else the record itself. */
async function reviewedRecord(pool: Pool, scope: BusinessScope, record: string, id: string): Promise<string> {
  if (reviewOf(record) !== undefined) return record;
  const [found] = await inBusiness(pool, scope, (transaction) =>
    transaction
      .select({ record: reviews.subject_type })
      .from(reviews)
      .where(isRecord(reviews, scope, id)),
  );
  return found?.record ?? '';
}

/** The form with the reasons of the kind that is reviewed (`of_review` of its fields). Rule reviews.reasons. */
export async function withReviewReasons(
  pool: Pool,
  scope: BusinessScope,
  form: ResolvedForm,
  /** Name and UUID of the review, or of the record that is reviewed. */
  record: string,
  recordId: string,
): Promise<ResolvedForm> {
  if (!formFields(form).some(({ of_review }) => of_review)) return form;
  const reviewed = await reviewedRecord(pool, scope, record, recordId);
  const reasons: readonly string[] = reviewOf(reviewed)?.reasons ?? [];
  const sections = form.sections.map((section) => ({
    ...section,
    fields: section.fields.map((field) =>
      field.of_review
        ? { ...field, options: field.options?.filter(({ value }) => reasons.includes(value)) ?? [] }
        : field,
    ),
  }));
  return { ...form, sections };
}
