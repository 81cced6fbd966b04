import { and, eq, sql } from 'drizzle-orm';
import { loadBusiness } from '../../access/sessions/people/backgroundBusiness.ts';
import { recordSystemActivity } from '../../core/activity/recordSystemActivity.ts';
import type { ConfigStore } from '../../core/config/ConfigStore.ts';
import { findWords } from '../../core/language/fillWords.ts';
import { composeMail } from '../../core/mails/composeMail.ts';
import { sendMail } from '../../core/outbox/sendMail.ts';
import { belongsTo, isRecord } from '../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { bank_accounts } from '../../database/schema/index.ts';
import type { InquiryResult } from './BankAccountVerifier.ts';

type Account = typeof bank_accounts.$inferSelect;

interface Verification {
  readonly transaction: BusinessTransaction;
  readonly scope: BusinessScope;
  /** The config, for mails. */
  readonly config: ConfigStore;
}

interface Verified {
  /** UUID. */
  readonly accountId: string;
  /** The id with its prefix. */
  readonly id: string;
  readonly result: Exclude<InquiryResult, { state: 'UNAVAILABLE' }>;
}

/** Whether no account of the business is primary. Concurrent changes of the primary account wait for each other. */
async function hasNoPrimary({ transaction, scope }: Verification): Promise<boolean> {
  const lock = `bank_accounts is_primary ${scope.businessId} ${scope.environment}`;
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
  const isPrimary = and(belongsTo(bank_accounts, scope), eq(bank_accounts.is_primary, true));
  return (await transaction.select({ id: bank_accounts.id }).from(bank_accounts).where(isPrimary)).length === 0;
}

/** Mails the result to the user who added the account, with the last digits of its number. */
async function mailResult({ transaction, scope, config }: Verification, account: Account, now: Date): Promise<void> {
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
 * Stores the bank's result, logs it, and mails it to the user who added the account. The first verified account of a
 * business is its primary one. Does nothing when the account was removed meanwhile.
 * Rule settings.bank-accounts-verified.
 */
export async function endVerification(
  verification: Verification,
  { accountId, id, result }: Verified,
  now: Date,
): Promise<void> {
  const { transaction, scope } = verification;
  const isThis = isRecord(bank_accounts, scope, accountId);
  const [account] = await transaction.select().from(bank_accounts).where(isThis).for('update');
  if (account?.status !== 'PENDING') return;
  const changed =
    result.state === 'VERIFIED'
      ? {
          status: 'VERIFIED' as const,
          verified: now,
          is_primary: account.is_primary || (await hasNoPrimary(verification)),
        }
      : { status: 'REJECTED' as const, rejected_reason: result.reason, is_primary: false };
  await transaction
    .update(bank_accounts)
    .set({ ...changed, updated: now })
    .where(isThis);
  const before = { status: account.status };
  const { status } = changed;
  const after = 'rejected_reason' in changed ? { status, rejected_reason: changed.rejected_reason } : { status };
  await recordSystemActivity(
    transaction,
    scope,
    { action: 'RECORD_CHANGED', type: 'bank-account', id, before, after },
    now,
  );
  await mailResult(verification, { ...account, ...changed }, now);
}
