import { formatDateTime } from '#contract/dates/formatDates.ts';
import type { Country, Language } from '#contract/generated/api.ts';
import type { BrandConfig } from '../../../core/config/ConfigStore.ts';
import { findWords } from '../../../core/language/fillWords.ts';
import { sendMail } from '../../../core/outbox/sendMail.ts';
import type { BusinessTransaction } from '../../../database/inBusiness.ts';
import type { payouts } from '../../../database/schema/index.ts';
import type { OperationContext } from '../../../engine/operations/operation/operation.ts';
import { recordMail } from '../../../engine/operations/operation/recordMail.ts';

/** Mails about a payout (`mails.<name>_subject` and so on). */
type PayoutMail =
  | 'payout'
  | 'payout_account_rejected'
  | 'payout_done'
  | 'payout_failed'
  | 'payout_failed_late'
  | 'payout_unfunded'
  | 'sending_failed';

/** The business of a payout, for mails to others. */
export interface PayoutBusiness {
  readonly name: string;
  readonly country: Country;
  readonly brand: BrandConfig;
  readonly language: Language;
  /** IANA name of its time zone. */
  readonly timeZone: string;
}

/** The business of a user, for mails to others. */
export function payoutBusiness({ session, brand }: Pick<OperationContext, 'session' | 'brand'>): PayoutBusiness {
  const { name, country, timeZone } = session.business;
  return { name, country, brand, language: country === 'ID' ? 'id' : 'en', timeZone };
}

type Row = Partial<typeof payouts.$inferSelect>;

/** A mail about a payout: its address, the time until which it can be claimed, and the account by its last digits. */
export async function mailPayout(
  transaction: BusinessTransaction,
  { mail, row, to, business }: { mail: PayoutMail; row: Row; to: string; business: PayoutBusiness },
  now: Date,
): Promise<void> {
  const { brand, language, country, timeZone } = business;
  const record = brand.config.records.get('payout');
  if (record === undefined) throw new Error('There is no record of payouts.');
  const bank = findWords(brand, language, `values.common.${row.bank}`) ?? row.bank ?? '';
  const reason = findWords(brand, language, `values.payout.rejected_reason.${row.rejected_reason}`) ?? '';
  const also = {
    bank,
    reason,
    account_ending: `•••• ${row.account_number?.slice(-4) ?? ''}`,
    expires: row.expires === undefined ? '' : formatDateTime(row.expires, timeZone, language, country),
  };
  const written = recordMail({ mail, record, row, business, brand, language, also });
  await sendMail(transaction, { ...written, to }, now);
}

/** Mails the recipient of a payout. Rule sending.payout-mails. */
export async function mailRecipient(
  transaction: BusinessTransaction,
  mail: PayoutMail,
  row: Row & { readonly recipient_email: string },
  business: PayoutBusiness,
  now: Date,
): Promise<void> {
  await mailPayout(transaction, { mail, row, to: row.recipient_email, business }, now);
}
