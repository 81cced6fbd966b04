import { and, eq, sql } from 'drizzle-orm';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { loadBusiness } from '../../access/sessions/people/backgroundBusiness.ts';
import { recordSystemActivity } from '../../core/activity/recordSystemActivity.ts';
import { findWords } from '../../core/language/fillWords.ts';
import { composeMail } from '../../core/mails/composeMail.ts';
import { sendMail } from '../../core/outbox/sendMail.ts';
import { queueReview } from '../../core/reviews/queueReview.ts';
import { belongsTo, isRecord } from '../../database/belongsTo.ts';
import { bank_accounts } from '../../database/schema/index.ts';
import type { AccountContext, AccountHandler } from './AccountHandler.ts';

export type Account = typeof bank_accounts.$inferSelect;

/** Prefix of ids of bank accounts. */
const PREFIX = 'ba';

/** How long after its removal an account may be restored, in milliseconds: more than `undo_seconds` of config/limits.yaml. */
const UNDO_TIME = 60_000;

/** Whether no account of the business is primary. Concurrent changes of the primary account wait for each other. */
export async function hasNoPrimary({
  transaction,
  scope,
}: Pick<AccountContext, 'transaction' | 'scope'>): Promise<boolean> {
  const lock = `bank_accounts is_primary ${scope.businessId} ${scope.environment}`;
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
  const isPrimary = and(belongsTo(bank_accounts, scope), eq(bank_accounts.is_primary, true));
  return (await transaction.select({ id: bank_accounts.id }).from(bank_accounts).where(isPrimary)).length === 0;
}

/** Mails the result to the user who added the account, with the last digits of its number. */
export async function mailVerification(
  { transaction, scope, config }: Omit<AccountContext, 'recordId'>,
  account: Account,
  now: Date,
): Promise<void> {
  const { name, brand, language } = await loadBusiness(transaction, config, scope);
  const { created_by: to, status, bank, account_name, account_number, rejected_reason } = account;
  const mail = status === 'VERIFIED' ? 'bank_account_verified' : 'bank_account_rejected';
  const reason = findWords(brand, language, `values.bank_account.rejected_reason.${rejected_reason}`) ?? '';
  const bankName = findWords(brand, language, `values.common.${bank}`) ?? bank;
  const account_ending = `•••• ${account_number.slice(-4)}`;
  const values = { business: name, brand: brand.brand.name, bank: bankName, account_name, account_ending, reason };
  await sendMail(transaction, { ...composeMail({ brand, language, mail, values }), to }, now);
}

/**
 * A bank account of the business. The bank's result is stored, logged, and mailed to the user who added the account. The
 * first verified account of a business is its primary one; one that was removed meanwhile is left alone.
 * Rule settings.bank-accounts-verified.
 */
export const bankAccount: AccountHandler = {
  async accountOf({ transaction, scope, recordId }, now) {
    const [account] = await transaction
      .select()
      .from(bank_accounts)
      .where(isRecord(bank_accounts, scope, recordId));
    // Removing an account can be undone for a short time.
    const undone = new Date((account?.updated.getTime() ?? 0) + UNDO_TIME);
    if (account?.status === 'DELETED' && now < undone) return undone;
    if (account?.status !== 'PENDING') return undefined;
    const { bank, account_number: accountNumber, account_name: accountName } = account;
    return { id: formatRecordId(PREFIX, recordId), bank, accountNumber, accountName };
  },

  // Rule settings.bank-accounts-reviewed.
  refer: ({ transaction, scope, recordId }, now) =>
    queueReview(transaction, scope, { record: 'bank-account', recordId, event: 'refer' }, now),

  async end(context, result, now) {
    const { transaction, scope, recordId } = context;
    const isThis = isRecord(bank_accounts, scope, recordId);
    const [account] = await transaction.select().from(bank_accounts).where(isThis).for('update');
    if (account?.status !== 'PENDING') return;
    const changed =
      result.state === 'VERIFIED'
        ? {
            status: 'VERIFIED' as const,
            verified: now,
            is_primary: account.is_primary || (await hasNoPrimary(context)),
          }
        : { status: 'REJECTED' as const, rejected_reason: result.reason, is_primary: false };
    await transaction
      .update(bank_accounts)
      .set({ ...changed, updated: now })
      .where(isThis);
    const { status } = changed;
    const news = {
      action: 'RECORD_CHANGED',
      type: 'bank-account',
      id: formatRecordId(PREFIX, recordId),
      before: { status: account.status },
      after: 'rejected_reason' in changed ? { status, rejected_reason: changed.rejected_reason } : { status },
    } as const;
    await recordSystemActivity(transaction, scope, news, now);
    await mailVerification(context, { ...account, ...changed }, now);
  },
};
