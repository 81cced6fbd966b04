import { eq } from 'drizzle-orm';
import { type BackgroundBusiness, loadBusiness } from '../../access/sessions/people/backgroundBusiness.ts';
import type { ConfigStore } from '../../core/config/ConfigStore.ts';
import { findWords } from '../../core/language/fillWords.ts';
import { composeMail } from '../../core/mails/composeMail.ts';
import { sendMail } from '../../core/outbox/sendMail.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { businesses } from '../../database/schema/index.ts';

/** A mail of our reviewers to a business. */
export interface ReviewMail {
  /** Template keys are `mails.<mail>_subject` and `mails.<mail>_text`. */
  readonly mail: string;
  /** The address of the person who requested; `null`: the business. */
  readonly to: string | null;
  readonly kind: string;
  readonly subject: string;
  readonly question?: string;
  readonly reason?: string | null;
  readonly note?: string | null;
  /** The words of the status that the record has from then on. */
  readonly status?: string | undefined;
  /** The partner's page for the acceptance test of a payment method. */
  readonly testLink?: string | null;
  /** Path of the page of the console. */
  readonly path?: string;
}

function wordsOf({ brand, language }: BackgroundBusiness, field: string, value: string): string {
  return findWords(brand, language, `values.review.${field}.${value}`) ?? value;
}

/** Queues the mail, in a transaction of the business. Rule reviews.answers-are-mailed. */
export async function sendReviewMail(
  transaction: BusinessTransaction,
  config: ConfigStore,
  scope: BusinessScope,
  { mail, to, kind, subject, question = '', reason, note, status, testLink, path = '' }: ReviewMail,
  now: Date,
): Promise<void> {
  const business = await loadBusiness(transaction, config, scope);
  const { brand, language } = business;
  const [row] = await transaction
    .select({ email: businesses.email })
    .from(businesses)
    .where(eq(businesses.business_id, scope.businessId));
  const address = to ?? row?.email;
  if (address === undefined) return;
  const values = {
    business: business.name,
    brand: brand.brand.name,
    kind: wordsOf(business, 'kind', kind),
    subject,
    question,
    reason: reason == null ? '' : wordsOf(business, 'reason', reason),
    note: note ?? '',
    status: status ?? '',
    test_link: testLink ?? '',
    link: `${brand.address}${path}`,
  };
  await sendMail(transaction, { ...composeMail({ brand, language, mail, values }), to: address }, now);
}
