import type { Pool } from 'pg';
import type { ResolvedForm } from '#contract/generated/api.ts';
import { reviewOf } from '#contract/reviews.ts';
import { isRecord } from '../../database/belongsTo.ts';
import { type BusinessScope, inBusiness } from '../../database/inBusiness.ts';
import { reviews } from '../../database/schema/index.ts';
import { formFields } from './formFields.ts';

/** The form with the reasons of the kind that is reviewed (`of_review` of its fields). Rule reviews.reasons. */
export async function withReviewReasons(
  pool: Pool,
  scope: BusinessScope,
  form: ResolvedForm,
  /** UUID of the review. */
  reviewId: string,
): Promise<ResolvedForm> {
  if (!formFields(form).some(({ of_review }) => of_review)) return form;
  const [found] = await inBusiness(pool, scope, (transaction) =>
    transaction
      .select({ record: reviews.subject_type })
      .from(reviews)
      .where(isRecord(reviews, scope, reviewId)),
  );
  const reasons: readonly string[] = reviewOf(found?.record ?? '')?.reasons ?? [];
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
