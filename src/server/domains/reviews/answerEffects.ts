import type { Config } from '#compiler/config.ts';
import { VALUE_LISTS } from '#contract/generated/valueLists.ts';
import type { ReviewDecision } from '#contract/reviews.ts';
import { isRecord } from '../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import {
  type activations,
  type billing_requests,
  card_features,
  type escrow_settings,
} from '../../database/schema/index.ts';
import { keepProfile } from '../activation/keepProfile.ts';
import { hasNoPrimary } from '../bankAccounts/bankAccount.ts';
import { answerReport } from '../billing/answerReport.ts';
import { queueLoan } from '../capital/queueLoan.ts';
import { chargeLoss } from '../chargebacks/loseChargeback.ts';
import { newAccountNumber, openEscrow } from '../escrow/openEscrow.ts';
import { stepsOf } from '../paymentMethods/nextStep.ts';
import { answerCase } from '../support/answerCase.ts';
import type { ReviewedRow } from './reviewedRow.ts';

/** An answer that is given, before the record changes. */
export interface GivenAnswer {
  readonly transaction: BusinessTransaction;
  readonly scope: BusinessScope;
  readonly config: Pick<Config, 'resources'>;
  /** The locked record. */
  readonly row: ReviewedRow;
  /** UUID. */
  readonly recordId: string;
  readonly decision: ReviewDecision;
  readonly reason: string | null;
  /** What the reviewer wrote. */
  readonly note: string | null;
  readonly now: Date;
}

/** Does what follows from an answer besides the event, and returns more columns of the record. */
type AnswerEffect = (answer: GivenAnswer) => Promise<Readonly<Record<string, unknown>>>;

/** An approved change takes effect at once; then another one can be requested. Rule cards.change-requests. */
async function changeFeature({ transaction, scope, row, decision, now }: GivenAnswer) {
  const enabled = decision === 'APPROVE' ? { enabled: row.wanted === 'ENABLED' } : {};
  await transaction
    .update(card_features)
    .set({ requested: false, ...enabled, updated: now })
    .where(isRecord(card_features, scope, String(row.feature_id)));
  return {};
}

/** A lost chargeback is paid out of the balance. Rule refunds.chargeback-decided-live. */
async function loseOrWin({ transaction, scope, recordId, decision, now }: GivenAnswer) {
  if (decision === 'APPROVE') return {};
  const { lost } = await chargeLoss(transaction, scope, recordId, now);
  return { lost_amount: lost };
}

/** The first verified account is the primary one. Rule settings.bank-accounts-verified. */
async function choosePrimary({ transaction, scope, row, decision }: GivenAnswer) {
  if (decision === 'DECLINE') return { is_primary: false };
  return { is_primary: row.is_primary === true || (await hasNoPrimary({ transaction, scope })) };
}

/** The statement is paid, void, or due again. Rule settings.billing-answered. */
async function endBillReview({ transaction, scope, row, decision, now }: GivenAnswer) {
  await answerReport(transaction, scope, row as typeof billing_requests.$inferSelect, decision === 'APPROVE', now);
  return {};
}

/** An approved loan is paid out. Rule products.capital-paid-out. */
async function lend({ transaction, scope, recordId, decision, now }: GivenAnswer) {
  if (decision === 'APPROVE') await queueLoan(transaction, scope, recordId, now);
  return {};
}

/** The account that the bank opens has a number from then on. Rule products.investors-verified, products.escrow-account. */
async function openAccount({ row, decision }: GivenAnswer) {
  return decision === 'DECLINE' ? {} : { account_number: row.account_number ?? newAccountNumber() };
}

/** The product that is enabled has its account. Rule products.escrow-applied. */
async function enableEscrow({ transaction, scope, row, decision, now }: GivenAnswer) {
  if (decision === 'DECLINE') return {};
  return { account_number: await openEscrow(transaction, scope, row as typeof escrow_settings.$inferSelect, now) };
}

/** Reasons that the business can correct; the others last, as another application does not change what they are about. */
const CORRECTABLE: ReadonlySet<string | null> = new Set(VALUE_LISTS['correctable-reasons']);

/**
 * A live channel is at its last step, one that is declined has none before it; neither is tested any longer. DANA reports whether money comes in.
 * Rule payment-methods.reviewed, payment-methods.applied-again, payment-methods.dana-transacting.
 */
async function endSteps({ config, row, decision, reason }: GivenAnswer) {
  const { channel } = row;
  const ended = { uat_url: null };
  if (decision === 'REVOKE') return { ...ended, sub_status: 'deactivated', transacting: null };
  if (decision === 'DECLINE')
    return { ...ended, sub_status: CORRECTABLE.has(reason) ? 'declined_temporary' : 'declined_permanent' };
  const sub_status = stepsOf(config, String(channel)).at(-1) ?? 'live';
  return { ...ended, sub_status, transacting: channel === 'DANA' ? false : null };
}

/** What was checked is the profile of the business. Rule activation.profile. */
async function takeProfile({ transaction, scope, row, decision, now }: GivenAnswer) {
  if (decision === 'APPROVE') await keepProfile(transaction, scope, row as typeof activations.$inferSelect, now);
  return {};
}

/** What follows from an answer, by record. */
export const ANSWER_EFFECTS: Readonly<Partial<Record<string, AnswerEffect>>> = {
  activation: takeProfile,
  'bank-account': choosePrimary,
  'billing-request': endBillReview,
  'capital-loan': lend,
  'card-change-request': changeFeature,
  'credit-card-chargeback': loseOrWin,
  'escrow-account': openAccount,
  'escrow-setting': enableEscrow,
  'payment-method': endSteps,
  'rdl-investor': openAccount,
  'support-case': (answer) => answerCase(answer, answer.decision === 'APPROVE', answer.note),
};
