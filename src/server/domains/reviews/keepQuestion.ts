import { v7 as uuidv7 } from 'uuid';
import { scopeColumns } from '../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { review_questions } from '../../database/schema/index.ts';

type NewQuestion = Pick<
  typeof review_questions.$inferInsert,
  'kind' | 'subject_type' | 'subject_id' | 'subject_name' | 'question' | 'simulated'
>;

/**
 * Keeps a question to a business for its settings, in a transaction of that business. Returns its UUID.
 * Rule reviews.questions.
 */
export async function keepQuestion(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  question: NewQuestion,
  now: Date,
): Promise<string> {
  const id = uuidv7({ msecs: now.getTime() });
  const row = { id, created: now, updated: now, status: 'OPEN' as const, ...question };
  await transaction.insert(review_questions).values({ ...scopeColumns(scope), ...row });
  return id;
}
