/* Generated from schemas/ by `npm run generate`. Do not edit. */

export interface Bundle {
  'records/activity-log.schema.json'?: ActivityLog;
  'records/card-change-request.schema.json'?: CardChangeRequest;
  'records/card-feature.schema.json'?: CardFeature;
  'records/credit-card-authentication.schema.json'?: CreditCardAuthentication;
  'records/credit-card-authorization.schema.json'?: CreditCardAuthorization;
  'records/credit-card-chargeback.schema.json'?: CreditCardChargeback;
  'records/credit-card-payment.schema.json'?: CreditCardPayment;
  'records/credit-card-promotion.schema.json'?: CreditCardPromotion;
  'records/credit-card-refund.schema.json'?: CreditCardRefund;
  'records/credit-card-settlement.schema.json'?: CreditCardSettlement;
  'records/credit-card-tokenization.schema.json'?: CreditCardTokenization;
  'records/customer.schema.json'?: Customer;
  'records/fraud-list-entry.schema.json'?: FraudListEntry;
  'records/fraud-prediction.schema.json'?: FraudPrediction;
  'records/fraud-rule.schema.json'?: FraudRule;
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
 * The business asks to turn something of card payments on or off.
 */
export interface CardChangeRequest {
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
   * What is to change.
   */
  feature_id?: string;
  /**
   * Where it stands.
   */
  status?: 'APPROVED' | 'REJECTED' | 'PENDING';
  /**
   * Which.
   */
  feature?: 'CAN_SKIP_CVN' | 'SHOULD_AUTHENTICATE' | 'CAN_USE_DYNAMIC_3DS' | 'INSTALLMENT_ENABLED';
  /**
   * What it is to be.
   */
  wanted?: 'ENABLED' | 'DISABLED';
  /**
   * Why the business asks.
   */
  reason?: string;
  /**
   * What was answered.
   */
  answer?: string | null;
  /**
   * Who asked.
   */
  created_by?: string;
  /**
   * When it was decided, UTC.
   */
  decided?: string | null;
}
/**
 * Something that card payments of the business can do.
 */
export interface CardFeature {
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
   * Which.
   */
  feature?: 'CAN_SKIP_CVN' | 'SHOULD_AUTHENTICATE' | 'CAN_USE_DYNAMIC_3DS' | 'INSTALLMENT_ENABLED';
  /**
   * Whether it is on.
   */
  enabled?: boolean;
  /**
   * Whether a change has been asked for and not decided.
   */
  requested?: boolean;
}
/**
 * The payer proved to their bank who they are (3-D Secure).
 */
export interface CreditCardAuthentication {
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
   * The payment that it belongs to.
   */
  payment_id?: string;
  /**
   * Where it stands.
   */
  status?:
    | 'USED'
    | 'VERIFIED'
    | 'FAILED'
    | 'PENDING'
    | 'ENROLLED'
    | 'CARD_ENROLLED'
    | 'CARD_NOT_ENROLLED'
    | 'ENROLLMENT_CHECK_FAILED'
    | 'CYBERSOURCE_ERROR';
  /**
   * Electronic commerce indicator: what the network says of it.
   */
  eci?: '00' | '01' | '02' | '05' | '06' | '07' | null;
  /**
   * Version of 3-D Secure.
   */
  version?: string;
  /**
   * The directory server's reference.
   */
  reference?: string;
  /**
   * What was authenticated.
   */
  amount?: string;
  /**
   * ISO 4217 code.
   */
  currency?: 'IDR' | 'PHP' | 'USD';
}
/**
 * The issuer's answer to a charge.
 */
export interface CreditCardAuthorization {
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
   * The payment that it belongs to.
   */
  payment_id?: string;
  /**
   * Where it stands.
   */
  status?: 'SUCCEEDED' | 'FAILED' | 'REVERSED';
  /**
   * What was authorized.
   */
  amount?: string;
  /**
   * What was captured of it.
   */
  captured_amount?: string | null;
  /**
   * ISO 4217 code.
   */
  currency?: 'IDR' | 'PHP' | 'USD';
  /**
   * The issuer's code.
   */
  authorization_code?: string | null;
  /**
   * What the issuer says of the card verification number.
   */
  cvn_result?: 'M' | 'N' | 'P' | 'S' | 'U' | null;
  /**
   * What the issuer says of the billing address.
   */
  avs_result?: 'A' | 'G' | 'N' | 'R' | 'S' | 'U' | 'Y' | 'Z' | null;
  /**
   * Why it was declined.
   */
  failure_code?:
    | 'EXPIRED_CARD'
    | 'STOLEN_CARD'
    | 'INACTIVE_CARD'
    | 'INVALID_CVN'
    | 'CARD_DECLINED'
    | 'BIN_BLOCK'
    | '3DS_REQUIRED'
    | 'CVN_REQUIRED'
    | 'INSUFFICIENT_BALANCE'
    | 'FRAUD_GUARD_BLOCKED'
    | null;
  /**
   * When it was captured, UTC.
   */
  captured?: string | null;
  /**
   * When it was reversed, UTC.
   */
  reversed?: string | null;
}
/**
 * A cardholder disputes a payment with their bank.
 */
export interface CreditCardChargeback {
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
   * The payment that it belongs to.
   */
  payment_id?: string;
  /**
   * Where it stands.
   */
  status?: 'OPEN' | 'REVIEWING' | 'SUBMITTED' | 'WON' | 'LOST' | 'REFUNDED' | 'CANCELLED' | 'UNKNOWN';
  /**
   * The reference of the payment.
   */
  external_id?: string;
  /**
   * What the cardholder says.
   */
  reason?:
    'FRAUD' | 'NOT_RECEIVED' | 'NOT_AS_DESCRIBED' | 'DUPLICATE' | 'CREDIT_NOT_PROCESSED' | 'SUBSCRIPTION_CANCELLED';
  /**
   * The network's case number.
   */
  reference?: string;
  /**
   * What is disputed.
   */
  amount?: string;
  /**
   * ISO 4217 code.
   */
  currency?: 'IDR' | 'PHP' | 'USD';
  /**
   * First six and last four digits of the card; the rest was never kept.
   */
  card_number?: string;
  /**
   * Card network.
   */
  card_brand?:
    | 'VISA'
    | 'MASTERCARD'
    | 'AMEX'
    | 'DISCOVER'
    | 'JCB'
    | 'VISA-ELECTRON'
    | 'DANKORT'
    | 'MAESTRO'
    | 'GPN'
    | 'BCA'
    | 'UNKNOWN';
  /**
   * The answer has to be there by then, UTC.
   */
  due?: string;
  /**
   * The evidence: an uploaded file.
   */
  document?: string | null;
  /**
   * What the business answers.
   */
  note?: string | null;
  /**
   * When it was answered, UTC.
   */
  submitted?: string | null;
  /**
   * When it was decided, UTC.
   */
  closed?: string | null;
}
/**
 * One charge of a card.
 */
export interface CreditCardPayment {
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
  status?: 'CHARGED' | 'PENDING' | 'SETTLING' | 'SETTLED' | 'FAILED' | 'REFUNDED';
  /**
   * The business's own reference.
   */
  external_id?: string;
  /**
   * What is special about it.
   */
  type?: 'INSTALLMENT' | 'PROMOTION' | null;
  /**
   * Where it was made.
   */
  source?:
    | 'API_GATEWAY'
    | 'DASHBOARD'
    | 'SDK'
    | 'XENDIT_JS'
    | 'INVOICE'
    | 'SECURE_ACCEPTANCE'
    | 'VIRTUAL_TERMINAL'
    | 'OFF_RAILS';
  /**
   * What the payer's statement says.
   */
  descriptor?: string | null;
  /**
   * What was charged.
   */
  amount?: string;
  /**
   * What was given back, or is on its way back.
   */
  refunded_amount?: string;
  /**
   * Fee before tax.
   */
  fee?: string;
  /**
   * ISO 4217 code.
   */
  currency?: 'IDR' | 'PHP' | 'USD';
  /**
   * Over how many months it is paid.
   */
  installment_months?: number | null;
  /**
   * The promotion that was used.
   */
  promotion_id?: string | null;
  /**
   * First six and last four digits of the card; the rest was never kept.
   */
  card_number?: string;
  /**
   * HMAC of the card's number: the same card is known again without its number.
   */
  card_digest?: string | null;
  /**
   * Card network.
   */
  card_brand?:
    | 'VISA'
    | 'MASTERCARD'
    | 'AMEX'
    | 'DISCOVER'
    | 'JCB'
    | 'VISA-ELECTRON'
    | 'DANKORT'
    | 'MAESTRO'
    | 'GPN'
    | 'BCA'
    | 'UNKNOWN';
  /**
   * How the card is paid for.
   */
  card_type?: 'CREDIT' | 'DEBIT' | 'PREPAID' | 'UNKNOWN';
  /**
   * The bank that issued it.
   */
  card_bank?: string | null;
  /**
   * Where it was issued.
   */
  card_country?:
    | 'AE'
    | 'AU'
    | 'BR'
    | 'CA'
    | 'CN'
    | 'DE'
    | 'FR'
    | 'GB'
    | 'HK'
    | 'ID'
    | 'IN'
    | 'JP'
    | 'KR'
    | 'MY'
    | 'NG'
    | 'NL'
    | 'PH'
    | 'RU'
    | 'SA'
    | 'SG'
    | 'TH'
    | 'TW'
    | 'UA'
    | 'US'
    | 'VN'
    | null;
  /**
   * MM/YY.
   */
  card_expiry?: string;
  /**
   * Whose card it is.
   */
  cardholder_name?: string | null;
  /**
   * How likely it is fraud.
   */
  risk_level?: 'NORMAL' | 'MEDIUM' | 'HIGH';
  /**
   * Why it was declined.
   */
  failure_code?:
    | 'EXPIRED_CARD'
    | 'STOLEN_CARD'
    | 'INACTIVE_CARD'
    | 'INVALID_CVN'
    | 'CARD_DECLINED'
    | 'BIN_BLOCK'
    | '3DS_REQUIRED'
    | 'CVN_REQUIRED'
    | 'INSUFFICIENT_BALANCE'
    | 'FRAUD_GUARD_BLOCKED'
    | null;
  /**
   * Where the payer was.
   */
  ip_address?: string | null;
  /**
   * Who paid.
   */
  customer_id?: string | null;
  /**
   * The payer's name.
   */
  customer_name?: string | null;
  /**
   * The transaction that it became.
   */
  transaction_id?: string | null;
  /**
   * When it reached the balance, UTC.
   */
  settled?: string | null;
}
/**
 * A discount for payments by card.
 */
export interface CreditCardPromotion {
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
  status?: 'ACTIVE' | 'INACTIVE' | 'EXPIRED' | 'PAUSED';
  /**
   * What the payer reads.
   */
  name?: string;
  /**
   * What the payer types.
   */
  code?: string;
  /**
   * For the people of the business.
   */
  description?: string | null;
  /**
   * How the discount is counted.
   */
  discount_type?: 'PERCENT' | 'AMOUNT';
  /**
   * Percent of the amount.
   */
  discount_percent?: number | null;
  /**
   * What is taken off.
   */
  discount_amount?: string | null;
  /**
   * The smallest amount that it is for.
   */
  minimum_amount?: string | null;
  /**
   * ISO 4217 code.
   */
  currency?: 'IDR' | 'PHP' | 'USD';
  /**
   * The only network that it is for.
   */
  card_brand?:
    | 'VISA'
    | 'MASTERCARD'
    | 'AMEX'
    | 'DISCOVER'
    | 'JCB'
    | 'VISA-ELECTRON'
    | 'DANKORT'
    | 'MAESTRO'
    | 'GPN'
    | 'BCA'
    | 'UNKNOWN'
    | null;
  /**
   * First six to eight digits of the cards that it is for; none: any card.
   */
  bins?: string[] | null;
  /**
   * The first day, YYYY-MM-DD where the business is.
   */
  start_date?: string;
  /**
   * The last day, YYYY-MM-DD where the business is.
   */
  end_date?: string;
  /**
   * How often it may be used.
   */
  usage_limit?: number | null;
  /**
   * How often it has been used.
   */
  usage_count?: number | null;
  /**
   * Who made it.
   */
  created_by?: string;
}
/**
 * What a cardholder is given back of a payment.
 */
export interface CreditCardRefund {
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
   * The payment that it belongs to.
   */
  payment_id?: string;
  /**
   * Where it stands.
   */
  status?: 'SUCCEEDED' | 'REQUESTED' | 'FAILED' | 'PENDING' | 'CYBERSOURCE_ERROR' | 'PROCESSOR_ERROR';
  /**
   * What is given back.
   */
  amount?: string;
  /**
   * ISO 4217 code.
   */
  currency?: 'IDR' | 'PHP' | 'USD';
  /**
   * Why.
   */
  reason?: 'REQUESTED_BY_CUSTOMER' | 'DUPLICATE' | 'FRAUDULENT' | 'CANCELLATION' | 'OTHERS';
  /**
   * What the business wrote.
   */
  note?: string | null;
  /**
   * What the payer's statement says.
   */
  reference?: string;
  /**
   * When the cardholder's bank took it, UTC.
   */
  completed?: string | null;
  /**
   * The transaction that it became.
   */
  transaction_id?: string | null;
  /**
   * Who asked for it.
   */
  created_by?: string;
}
/**
 * The acquirer pays a payment out.
 */
export interface CreditCardSettlement {
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
   * The payment that it belongs to.
   */
  payment_id?: string;
  /**
   * Where it stands.
   */
  status?: 'SETTLED' | 'PENDING';
  /**
   * What was charged.
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
   * What reaches the balance.
   */
  net_amount?: string;
  /**
   * ISO 4217 code.
   */
  currency?: 'IDR' | 'PHP' | 'USD';
  /**
   * The merchant id with the acquirer.
   */
  mid?: string;
  /**
   * The acquirer.
   */
  bank?: 'BCA' | 'MANDIRI' | 'BNI' | 'BRI' | 'BPI' | 'BDO';
  /**
   * When it is expected, UTC.
   */
  expected?: string;
  /**
   * When it reached the balance, UTC.
   */
  settled?: string | null;
}
/**
 * A card's number exchanged for a token.
 */
export interface CreditCardTokenization {
  /**
   * Identity.
   */
  id: string;
  /**
   * When it was made, UTC.
   */
  created: string;
  /**
   * The payment that it belongs to.
   */
  payment_id?: string;
  /**
   * What the token may be used for.
   */
  token_type?: 'SINGLE_USE' | 'MULTI_USE' | 'EXTERNAL_TOKEN' | 'PAN';
  /**
   * The token.
   */
  token?: string;
  /**
   * First six and last four digits of the card; the rest was never kept.
   */
  card_number?: string;
  /**
   * Card network.
   */
  card_brand?:
    | 'VISA'
    | 'MASTERCARD'
    | 'AMEX'
    | 'DISCOVER'
    | 'JCB'
    | 'VISA-ELECTRON'
    | 'DANKORT'
    | 'MAESTRO'
    | 'GPN'
    | 'BCA'
    | 'UNKNOWN';
  /**
   * MM/YY.
   */
  card_expiry?: string;
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
 * Payments from an address, a country or a card that are always blocked or always allowed.
 */
export interface FraudListEntry {
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
   * Whether it is in force.
   */
  status?: 'ACTIVE' | 'REMOVED';
  /**
   * What it looks at.
   */
  list?: 'IP' | 'COUNTRY' | 'CARD_NUMBER' | 'BIN';
  /**
   * What becomes of the payment.
   */
  action?: 'BLOCK' | 'ALLOW';
  /**
   * What is looked for; of a card's number its HMAC, which is never shown.
   */
  value?: string;
  /**
   * What people see of it; of a card's number its first six or eight and last four digits.
   */
  shown?: string;
  /**
   * The country, in the list of countries.
   */
  country?:
    | 'AE'
    | 'AU'
    | 'BR'
    | 'CA'
    | 'CN'
    | 'DE'
    | 'FR'
    | 'GB'
    | 'HK'
    | 'ID'
    | 'IN'
    | 'JP'
    | 'KR'
    | 'MY'
    | 'NG'
    | 'NL'
    | 'PH'
    | 'RU'
    | 'SA'
    | 'SG'
    | 'TH'
    | 'TW'
    | 'UA'
    | 'US'
    | 'VN'
    | null;
  /**
   * What no two entries in force share.
   */
  listed?: string | null;
  /**
   * Why it is there.
   */
  note?: string | null;
  /**
   * Who put it there.
   */
  created_by?: string;
}
/**
 * How likely a payment was fraud, and what was done about it.
 */
export interface FraudPrediction {
  /**
   * Identity.
   */
  id: string;
  /**
   * When it was made, UTC.
   */
  created: string;
  /**
   * The payment that it belongs to.
   */
  payment_id?: string;
  /**
   * The reference of the payment.
   */
  external_id?: string;
  /**
   * How likely it is fraud.
   */
  risk_level?: 'NORMAL' | 'MEDIUM' | 'HIGH';
  /**
   * From 0 to 100.
   */
  score?: number;
  /**
   * What was done.
   */
  action?: 'BLOCK' | 'ALLOW';
  /**
   * What weighed most.
   */
  cause?: 'NOTHING_UNUSUAL' | 'MANY_ATTEMPTS' | 'COUNTRY_MISMATCH' | 'UNUSUAL_AMOUNT' | 'BLOCK_LIST' | 'ALLOW_LIST';
  /**
   * First six and last four digits of the card; the rest was never kept.
   */
  card_number?: string;
  /**
   * Card network.
   */
  card_brand?:
    | 'VISA'
    | 'MASTERCARD'
    | 'AMEX'
    | 'DISCOVER'
    | 'JCB'
    | 'VISA-ELECTRON'
    | 'DANKORT'
    | 'MAESTRO'
    | 'GPN'
    | 'BCA'
    | 'UNKNOWN';
  /**
   * Where the card was issued.
   */
  card_country?:
    | 'AE'
    | 'AU'
    | 'BR'
    | 'CA'
    | 'CN'
    | 'DE'
    | 'FR'
    | 'GB'
    | 'HK'
    | 'ID'
    | 'IN'
    | 'JP'
    | 'KR'
    | 'MY'
    | 'NG'
    | 'NL'
    | 'PH'
    | 'RU'
    | 'SA'
    | 'SG'
    | 'TH'
    | 'TW'
    | 'UA'
    | 'US'
    | 'VN'
    | null;
  /**
   * Where the payer was.
   */
  ip_address?: string | null;
  /**
   * What was to be charged.
   */
  amount?: string;
  /**
   * ISO 4217 code.
   */
  currency?: 'IDR' | 'PHP' | 'USD';
}
/**
 * What is done with payments that look like fraud.
 */
export interface FraudRule {
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
   * Whether it is in force.
   */
  status?: 'ACTIVE' | 'INACTIVE';
  /**
   * What it is called.
   */
  name?: string;
  /**
   * What it looks at.
   */
  attribute?: 'AMOUNT' | 'RISK_SCORE' | 'CARD_COUNTRY' | 'IP_COUNTRY' | 'PAYMENTS_PER_HOUR' | 'CARDS_PER_DAY';
  /**
   * How.
   */
  comparison?: 'IS' | 'IS_NOT' | 'AT_LEAST' | 'LESS_THAN';
  /**
   * With what.
   */
  value?: string;
  /**
   * What becomes of the payment.
   */
  action?: 'BLOCK' | 'ALLOW';
  /**
   * Who made it.
   */
  created_by?: string;
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
