/* Generated from schemas/ by `npm run generate`. Do not edit. */

export interface Bundle {
  'records/activity-log.schema.json'?: ActivityLog;
  'records/customer.schema.json'?: Customer;
  'records/invoice.schema.json'?: Invoice;
  'records/ledger-entry.schema.json'?: LedgerEntry;
  'records/transaction.schema.json'?: Transaction;
  'records/virtual-account-payment.schema.json'?: VirtualAccountPayment;
}
/**
 * Who did what, when, from where, and what changed. Append-only.
 */
export interface ActivityLog {
  /**
   * Identity.
   */
  id: string;
  /**
   * When it happened, UTC.
   */
  created: string;
  /**
   * What was done.
   */
  action?:
    | 'SIGN_IN'
    | 'SIGN_IN_FAILED'
    | 'SIGN_OUT'
    | 'BUSINESS_SWITCHED'
    | 'LANGUAGE_CHANGED'
    | 'TIME_ZONE_CHANGED'
    | 'PAYMENT_SIMULATED'
    | 'CUSTOMER_CREATED'
    | 'CUSTOMER_UPDATED'
    | 'VIEW_SAVED'
    | 'VIEW_CHANGED'
    | 'VIEW_DELETED'
    | 'CUSTOMER_ARCHIVED'
    | 'CUSTOMER_RESTORED'
    | 'CUSTOMER_ERASED'
    | 'CONFIRMATION_FAILED'
    | 'LIST_EXPORTED'
    | 'NOTICE_DISMISSED'
    | 'NOTICE_RESTORED'
    | 'PAYMENT_SETTLED'
    | 'RECORD_CREATED'
    | 'RECORD_CHANGED';
  /**
   * Who did it.
   */
  actor_type?: 'PERSON' | 'API_KEY' | 'SYSTEM';
  /**
   * Their name at that time.
   */
  actor_name?: string;
  /**
   * Their e-mail at that time.
   */
  actor_email?: string | null;
  /**
   * The kind of thing that it was done to.
   */
  target_type?: string | null;
  /**
   * The id of that thing, as shown.
   */
  target_id?: string | null;
  /**
   * Where from.
   */
  ip_address?: string | null;
  /**
   * With what.
   */
  user_agent?: string | null;
  /**
   * What changed, as it was.
   */
  before?: {} | null;
  /**
   * What changed, as it is.
   */
  after?: {} | null;
}
/**
 * Somebody who pays the business or is paid by it.
 */
export interface Customer {
  /**
   * Identity.
   */
  id: string;
  /**
   * When it was made, UTC.
   */
  created: string;
  /**
   * When it last changed, UTC.
   */
  updated?: string;
  /**
   * A person or a business.
   */
  type?: 'INDIVIDUAL' | 'BUSINESS';
  /**
   * Whether it is in use; ARCHIVED: put away by the business; ERASED: without personal data, for good.
   */
  status?: 'ACTIVE' | 'INACTIVE' | 'ARCHIVED' | 'ERASED';
  /**
   * Full name.
   */
  name?: string;
  /**
   * E-mail.
   */
  email?: string | null;
  /**
   * Whether there is an address to write to.
   */
  has_email?: boolean;
  /**
   * E.164.
   */
  phone_number?: string | null;
  /**
   * Country.
   */
  country?: 'ID' | 'PH' | 'SG';
  /**
   * City.
   */
  city?: string | null;
  /**
   * The business's own reference.
   */
  reference?: string;
  /**
   * What the business wrote.
   */
  description?: string | null;
  /**
   * Day of birth of a person.
   */
  birth_date?: string | null;
  /**
   * Number in the companies' register.
   */
  company_registration?: string | null;
  /**
   * NPWP or TIN, with or without its marks.
   */
  tax_number?: string | null;
  /**
   * Street and number.
   */
  address_line?: string | null;
  /**
   * Province, in Indonesia.
   */
  province?: string | null;
  /**
   * Region, in the Philippines.
   */
  region?:
    | (
        | 'NCR'
        | 'CAR'
        | 'REGION_I'
        | 'REGION_II'
        | 'REGION_III'
        | 'REGION_IV_A'
        | 'MIMAROPA'
        | 'REGION_V'
        | 'REGION_VI'
        | 'REGION_VII'
        | 'REGION_VIII'
        | 'REGION_IX'
        | 'REGION_X'
        | 'REGION_XI'
        | 'REGION_XII'
        | 'REGION_XIII'
        | 'BARMM'
      )
    | null;
  /**
   * Barangay, in the Philippines.
   */
  barangay?: string | null;
  /**
   * Postal code.
   */
  postal_code?: string | null;
  /**
   * People to speak to.
   */
  contacts?:
    | {
        name: string;
        role?: string;
        email?: string;
        phone_number?: string;
      }[]
    | null;
  /**
   * How they may be written to.
   */
  channels?: string[] | null;
  /**
   * Words that the business sorts them by.
   */
  tags?: string[] | null;
  /**
   * The most that they may owe.
   */
  credit_limit?: string | null;
  /**
   * Currency of the credit limit.
   */
  credit_currency?: ('IDR' | 'PHP' | 'USD') | null;
  /**
   * Whether invoices are mailed to them.
   */
  invoice_by_email?: boolean | null;
  /**
   * Identity card or deed: an uploaded file.
   */
  document?: string | null;
}
/**
 * A bill that a payer pays on a page of their own.
 */
export interface Invoice {
  /**
   * Identity.
   */
  id: string;
  /**
   * When it was made, UTC.
   */
  created: string;
  /**
   * When it last changed, UTC.
   */
  updated?: string;
  /**
   * Where it stands.
   */
  status?: 'PENDING' | 'PAID' | 'SETTLED' | 'EXPIRED' | 'CANCELLED';
  /**
   * The business's own reference.
   */
  external_id?: string;
  /**
   * Who is to pay.
   */
  payer_name?: string | null;
  /**
   * Where the invoice is sent.
   */
  payer_email?: string;
  /**
   * What it is for.
   */
  description?: string | null;
  /**
   * What is to be paid.
   */
  amount?: string;
  /**
   * ISO 4217 code.
   */
  currency?: 'IDR' | 'PHP' | 'USD';
  /**
   * The last day to pay, YYYY-MM-DD where the business is.
   */
  due_date?: string;
  /**
   * When it was paid, UTC.
   */
  paid?: string | null;
  /**
   * The end of the payer's address.
   */
  link?: string;
  /**
   * Who made it.
   */
  created_by?: string;
}
/**
 * One line of the double-entry ledger. The lines of one journal sum to zero.
 */
export interface LedgerEntry {
  /**
   * Identity.
   */
  id: string;
  /**
   * When it was posted, UTC.
   */
  created: string;
  /**
   * The ledger account.
   */
  account?: 'BALANCE' | 'PENDING' | 'CLEARING' | 'FEES' | 'TAXES';
  /**
   * Why it was posted.
   */
  type?: 'PAYMENT' | 'DISBURSEMENT' | 'REFUND' | 'WITHDRAWAL' | 'SETTLEMENT' | 'TOP_UP';
  /**
   * Signed; positive is money in.
   */
  amount?: string;
  /**
   * The account's balance after this line.
   */
  balance_after?: string;
  /**
   * ISO 4217 code.
   */
  currency?: 'IDR' | 'PHP' | 'USD';
  /**
   * The reference of what it belongs to.
   */
  reference?: string;
  /**
   * What a person reads.
   */
  description?: string | null;
  /**
   * The transaction that it belongs to.
   */
  transaction_id?: string | null;
  /**
   * The journal; its lines sum to zero.
   */
  journal_id?: string;
}
/**
 * One movement of money that a person recognises: a payment in, a disbursement out, a refund, a withdrawal.
 */
export interface Transaction {
  /**
   * Identity.
   */
  id: string;
  /**
   * When it was made, UTC.
   */
  created: string;
  /**
   * When it last changed, UTC.
   */
  updated?: string;
  /**
   * What kind of movement.
   */
  type?: 'PAYMENT' | 'DISBURSEMENT' | 'REFUND' | 'WITHDRAWAL';
  /**
   * Where it stands.
   */
  status?: 'PENDING' | 'COMPLETED' | 'FAILED' | 'REVERSED';
  /**
   * How it was paid.
   */
  channel_category?:
    | 'VIRTUAL_ACCOUNT'
    | 'EWALLET'
    | 'QR_CODE'
    | 'CARD'
    | 'RETAIL_OUTLET'
    | 'DIRECT_DEBIT'
    | 'PAYLATER'
    | 'BANK_TRANSFER';
  /**
   * The bank, wallet, outlet or card network.
   */
  channel?:
    | 'BCA'
    | 'MANDIRI'
    | 'BNI'
    | 'BRI'
    | 'PERMATA'
    | 'BSI'
    | 'CIMB'
    | 'OVO'
    | 'DANA'
    | 'SHOPEEPAY'
    | 'LINKAJA'
    | 'GCASH'
    | 'MAYA'
    | 'GRABPAY'
    | 'QRIS'
    | 'ALFAMART'
    | 'INDOMARET'
    | '7ELEVEN'
    | 'CEBUANA'
    | 'VISA'
    | 'MASTERCARD'
    | 'JCB'
    | 'AMEX'
    | 'BPI'
    | 'UNIONBANK'
    | 'BDO'
    | 'METROBANK'
    | 'KREDIVO';
  /**
   * The business's own reference.
   */
  external_id?: string;
  /**
   * The channel's reference.
   */
  reference?: string;
  /**
   * Who paid or was paid.
   */
  customer_id?: string | null;
  /**
   * The name of who paid or was paid, as it was at that time.
   */
  customer_name?: string | null;
  /**
   * What the business wrote.
   */
  description?: string | null;
  /**
   * Gross amount.
   */
  amount?: string;
  /**
   * Fee before tax.
   */
  fee?: string;
  /**
   * Tax on the fee.
   */
  tax?: string;
  /**
   * What moved the balance; negative when money went out.
   */
  net_amount?: string;
  /**
   * ISO 4217 code.
   */
  currency?: 'IDR' | 'PHP' | 'USD';
  /**
   * Whether it reached the balance.
   */
  settlement_status?: 'PENDING' | 'SETTLED' | 'NOT_APPLICABLE';
  /**
   * When it reached the balance, UTC.
   */
  settled?: string | null;
  /**
   * Why it failed.
   */
  failure_code?:
    | 'EXPIRED_CARD'
    | 'STOLEN_CARD'
    | 'INVALID_CVN'
    | 'CARD_DECLINED'
    | 'INSUFFICIENT_BALANCE'
    | 'EXPIRED_PAYMENT'
    | 'CHANNEL_UNAVAILABLE'
    | 'INVALID_ACCOUNT'
    | null;
}
/**
 * One payment into a virtual account.
 */
export interface VirtualAccountPayment {
  /**
   * Identity.
   */
  id: string;
  /**
   * When it was made, UTC.
   */
  created: string;
  /**
   * When it last changed, UTC.
   */
  updated?: string;
  /**
   * Where it stands.
   */
  status?: 'PENDING' | 'COMPLETED' | 'FAILED';
  /**
   * The bank of the account.
   */
  bank?: 'BCA' | 'MANDIRI' | 'BNI' | 'BRI' | 'PERMATA' | 'BSI' | 'CIMB' | 'BPI' | 'UNIONBANK' | 'BDO' | 'METROBANK';
  /**
   * The number that the payer transfers to.
   */
  account_number?: string;
  /**
   * The name shown to the payer.
   */
  account_name?: string;
  /**
   * The business's own reference.
   */
  external_id?: string;
  /**
   * The bank's reference.
   */
  reference?: string;
  /**
   * What was paid.
   */
  amount?: string;
  /**
   * Fee before tax.
   */
  fee?: string;
  /**
   * ISO 4217 code.
   */
  currency?: 'IDR' | 'PHP' | 'USD';
  /**
   * When the bank said that it was paid, UTC.
   */
  paid?: string | null;
  /**
   * The transaction that it became.
   */
  transaction_id?: string | null;
  /**
   * Who pays.
   */
  customer_id?: string | null;
  /**
   * The payer's name.
   */
  customer_name?: string | null;
}
