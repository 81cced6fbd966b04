/* Generated from schemas/ by `npm run generate`. Do not edit. */

export interface Bundle {
  'records/account-transfer.schema.json'?: AccountTransfer;
  'records/account.schema.json'?: Account;
  'records/activation.schema.json'?: Activation;
  'records/activity-log.schema.json'?: ActivityLog;
  'records/api-key.schema.json'?: ApiKey;
  'records/api-log.schema.json'?: ApiLog;
  'records/app.schema.json'?: App;
  'records/bank-account.schema.json'?: BankAccount;
  'records/batch-disbursement.schema.json'?: BatchDisbursement;
  'records/batch-remittance.schema.json'?: BatchRemittance;
  'records/batch-row.schema.json'?: BatchRow;
  'records/billing-charge.schema.json'?: BillingCharge;
  'records/billing-request.schema.json'?: BillingRequest;
  'records/billing-statement.schema.json'?: BillingStatement;
  'records/business-profile.schema.json'?: BusinessProfile;
  'records/callback-event.schema.json'?: CallbackEvent;
  'records/callback-url.schema.json'?: CallbackUrl;
  'records/callback.schema.json'?: Callback;
  'records/capital-loan.schema.json'?: CapitalLoan;
  'records/capital-repayment.schema.json'?: CapitalRepayment;
  'records/card-change-request.schema.json'?: CardChangeRequest;
  'records/card-feature.schema.json'?: CardFeature;
  'records/card-product.schema.json'?: CardProduct;
  'records/checkout-setting.schema.json'?: CheckoutSetting;
  'records/credit-card-authentication.schema.json'?: CreditCardAuthentication;
  'records/credit-card-authorization.schema.json'?: CreditCardAuthorization;
  'records/credit-card-chargeback.schema.json'?: CreditCardChargeback;
  'records/credit-card-payment.schema.json'?: CreditCardPayment;
  'records/credit-card-promotion.schema.json'?: CreditCardPromotion;
  'records/credit-card-refund.schema.json'?: CreditCardRefund;
  'records/credit-card-settlement.schema.json'?: CreditCardSettlement;
  'records/credit-card-tokenization.schema.json'?: CreditCardTokenization;
  'records/customer.schema.json'?: Customer;
  'records/daily-close.schema.json'?: DailyClose;
  'records/disbursement.schema.json'?: Disbursement;
  'records/ereceipt-activation.schema.json'?: EreceiptActivation;
  'records/ereceipt-setting.schema.json'?: EreceiptSetting;
  'records/ereceipt.schema.json'?: Ereceipt;
  'records/escrow-account.schema.json'?: EscrowAccount;
  'records/escrow-customer.schema.json'?: EscrowCustomer;
  'records/escrow-entry.schema.json'?: EscrowEntry;
  'records/escrow-setting.schema.json'?: EscrowSetting;
  'records/feedback-item.schema.json'?: FeedbackItem;
  'records/fraud-list-entry.schema.json'?: FraudListEntry;
  'records/fraud-prediction.schema.json'?: FraudPrediction;
  'records/fraud-rule.schema.json'?: FraudRule;
  'records/integration.schema.json'?: Integration;
  'records/invoice.schema.json'?: Invoice;
  'records/ip-whitelist-entry.schema.json'?: IpWhitelistEntry;
  'records/issued-card.schema.json'?: IssuedCard;
  'records/issuing-transaction.schema.json'?: IssuingTransaction;
  'records/ledger-entry.schema.json'?: LedgerEntry;
  'records/method-application.schema.json'?: MethodApplication;
  'records/offered-split-rule.schema.json'?: OfferedSplitRule;
  'records/payment-link-batch.schema.json'?: PaymentLinkBatch;
  'records/payment-link.schema.json'?: PaymentLink;
  'records/payment-method.schema.json'?: PaymentMethod;
  'records/payment-request.schema.json'?: PaymentRequest;
  'records/payout-link.schema.json'?: PayoutLink;
  'records/payout.schema.json'?: Payout;
  'records/platform-activation.schema.json'?: PlatformActivation;
  'records/platform-fee.schema.json'?: PlatformFee;
  'records/qr-code.schema.json'?: QrCode;
  'records/rdl-investor.schema.json'?: RdlInvestor;
  'records/rdl-transaction.schema.json'?: RdlTransaction;
  'records/recurring-cycle.schema.json'?: RecurringCycle;
  'records/recurring-plan.schema.json'?: RecurringPlan;
  'records/remittance-payout.schema.json'?: RemittancePayout;
  'records/report-schedule.schema.json'?: ReportSchedule;
  'records/report.schema.json'?: Report;
  'records/retail-outlet-setting.schema.json'?: RetailOutletSetting;
  'records/review-question.schema.json'?: ReviewQuestion;
  'records/review.schema.json'?: Review;
  'records/sending-setting.schema.json'?: SendingSetting;
  'records/settlement.schema.json'?: Settlement;
  'records/split-rule.schema.json'?: SplitRule;
  'records/store-address.schema.json'?: StoreAddress;
  'records/store-channel.schema.json'?: StoreChannel;
  'records/store-courier.schema.json'?: StoreCourier;
  'records/store-listing.schema.json'?: StoreListing;
  'records/store-order-item.schema.json'?: StoreOrderItem;
  'records/store-order.schema.json'?: StoreOrder;
  'records/store-product-sale.schema.json'?: StoreProductSale;
  'records/store-product.schema.json'?: StoreProduct;
  'records/store-sales-summary.schema.json'?: StoreSalesSummary;
  'records/store.schema.json'?: Store;
  'records/sub-account-activity.schema.json'?: SubAccountActivity;
  'records/sub-account-entry.schema.json'?: SubAccountEntry;
  'records/sub-account-member.schema.json'?: SubAccountMember;
  'records/sub-account-transaction.schema.json'?: SubAccountTransaction;
  'records/sub-account.schema.json'?: SubAccount;
  'records/support-case.schema.json'?: SupportCase;
  'records/support-message.schema.json'?: SupportMessage;
  'records/tax-document.schema.json'?: TaxDocument;
  'records/team-member.schema.json'?: TeamMember;
  'records/test-clock.schema.json'?: TestClock;
  'records/top-up-account.schema.json'?: TopUpAccount;
  'records/transaction.schema.json'?: Transaction;
  'records/virtual-account-payment.schema.json'?: VirtualAccountPayment;
  'records/virtual-account.schema.json'?: VirtualAccount;
  'records/withdrawal-schedule.schema.json'?: WithdrawalSchedule;
  'records/withdrawal.schema.json'?: Withdrawal;
}
/**
 * Money moved between the balances of a platform and an account below it. Each of the two has a record of its own, with the same reference.
 */
export interface AccountTransfer {
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
   * Its status.
   */
  status?: 'COMPLETED';
  /**
   * Its reference, the same on both sides.
   */
  external_id?: string;
  /**
   * Whether the balance received or paid it.
   */
  direction?: 'IN' | 'OUT';
  /**
   * The id of the account on the other side, as shown.
   */
  account_id?: string;
  /**
   * What the account on the other side was called.
   */
  account_name?: string;
  /**
   * What was moved.
   */
  amount?: string;
  /**
   * ISO 4217 code.
   */
  currency?: 'IDR' | 'PHP' | 'USD';
  /**
   * What it is for.
   */
  description?: string | null;
  /**
   * Who made it; null: a person of the platform, in the account's own record.
   */
  created_by?: string | null;
}
/**
 * The business itself, or one below it where it is a platform master.
 */
export interface Account {
  /**
   * Identity: that of the business.
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
   * What it is called.
   */
  name?: string;
  /**
   * Its address.
   */
  email?: string;
  /**
   * What kind of account it is on the platform.
   */
  type?: 'MASTER' | 'REGULAR' | 'OWNED' | 'MANAGED';
  /**
   * Its go-live status.
   */
  status?:
    | 'REGISTERED'
    | 'AWAITING_DOCS'
    | 'FORM_CONFIRMED'
    | 'PENDING_VERIFICATION'
    | 'TIER_1'
    | 'LIVE'
    | 'LIVE_TESTMODE'
    | 'SUSPENDED'
    | 'PENDING'
    | 'PENDING_LIVE'
    | 'INSTANT_LIVE_PENDING_VERIFICATION'
    | 'INSTANT_LIVE_AWAITING_DOCS'
    | 'INSTANT_LIVE_SUSPENDED'
    | 'INSTANT_LIVE_SUSPENDED_CAN_WITHDRAW'
    | 'INVALID'
    | 'FAILED'
    | 'INVITED';
  /**
   * Where it operates.
   */
  country?: 'ID' | 'PH' | 'SG';
  /**
   * What it can use.
   */
  balance?: string;
  /**
   * ISO 4217 code.
   */
  currency?: 'IDR' | 'PHP' | 'USD';
}
/**
 * What a business says of itself to become live, and our answer. The status of the business follows it.
 */
export interface Activation {
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
   * Where the activation is. OPEN: nothing was filled in yet; AWAITING_DATA: it was begun; DATA_PROVIDED: our reviewers check it.
   */
  status?: 'OPEN' | 'AWAITING_DATA' | 'DATA_PROVIDED' | 'PASSED' | 'DECLINED';
  /**
   * The status of the business, which may use live mode with LIVE and TIER_1.
   */
  business_status?:
    | 'REGISTERED'
    | 'AWAITING_DOCS'
    | 'FORM_CONFIRMED'
    | 'PENDING_VERIFICATION'
    | 'TIER_1'
    | 'LIVE'
    | 'LIVE_TESTMODE'
    | 'SUSPENDED'
    | 'PENDING'
    | 'PENDING_LIVE'
    | 'INSTANT_LIVE_PENDING_VERIFICATION'
    | 'INSTANT_LIVE_AWAITING_DOCS'
    | 'INSTANT_LIVE_SUSPENDED'
    | 'INSTANT_LIVE_SUSPENDED_CAN_WITHDRAW'
    | 'INVALID'
    | 'FAILED';
  /**
   * What kind of business it is in its country.
   */
  entity_type?:
    | 'ENTITY_DOMESTIC'
    | 'ENTITY_FOREIGN'
    | 'INDIVIDUAL_DOMESTIC'
    | 'INDIVIDUAL_FOREIGN'
    | 'CORPORATION'
    | 'PARTNERSHIP'
    | 'SOLE_PROPRIETORSHIP'
    | 'INDIVIDUAL'
    | 'FOREIGN_CORPORATION'
    | null;
  /**
   * The name in the register, or of the person.
   */
  legal_name?: string | null;
  /**
   * The name that payers see.
   */
  brand_name?: string | null;
  /**
   * What it does.
   */
  industry?: 'RETAIL' | 'FOOD_AND_DRINK' | 'LOGISTICS' | 'FINANCE' | 'MARKETPLACE' | 'SERVICES' | 'OTHER' | null;
  /**
   * The sector of its industry.
   */
  sector?:
    | 'GROCERIES'
    | 'FASHION'
    | 'ELECTRONICS'
    | 'HEALTH_AND_BEAUTY'
    | 'HOME_AND_FURNITURE'
    | 'OFFICE_SUPPLIES'
    | 'RESTAURANT'
    | 'CAFE'
    | 'CATERING'
    | 'PACKAGED_FOOD'
    | 'COURIER'
    | 'FREIGHT'
    | 'WAREHOUSING'
    | 'LENDING'
    | 'INSURANCE'
    | 'INVESTMENT'
    | 'MONEY_TRANSFER'
    | 'GOODS_MARKETPLACE'
    | 'SERVICES_MARKETPLACE'
    | 'TRAVEL_MARKETPLACE'
    | 'EDUCATION'
    | 'HEALTH_CARE'
    | 'PROFESSIONAL_SERVICES'
    | 'TRAVEL'
    | 'SOFTWARE'
    | 'NON_PROFIT'
    | 'GOVERNMENT'
    | 'OTHER_SECTOR'
    | null;
  /**
   * What it sells, and how.
   */
  description?: string | null;
  /**
   * Its pages, or its page at a marketplace or social network.
   */
  website?: string | null;
  /**
   * What the check of the website said.
   */
  website_check?: 'PENDING' | 'SUCCESS' | 'FAILED' | null;
  /**
   * Why it failed.
   */
  website_problem?: 'BAD_WEBSITE' | 'UNACCESSIBLE_WEBSITE' | 'BLACKLISTED_WEBSITE' | null;
  /**
   * How much it expects to be paid a month.
   */
  monthly_volume?: 'UNDER_1000_USD' | 'UNDER_10000_USD' | 'UNDER_100000_USD' | 'ABOVE_100000_USD' | null;
  /**
   * What it wants to do.
   */
  usage_intents?: ('ACCEPT_PAYMENTS' | 'SEND_MONEY' | 'PLATFORM' | 'STORE')[] | null;
  /**
   * Where the business is written to.
   */
  email?: string | null;
  /**
   * E.164.
   */
  phone_number?: string | null;
  /**
   * NPWP or TIN.
   */
  tax_number?: string | null;
  /**
   * What the tax office said of its number and name.
   */
  tax_number_check?: 'PENDING' | 'SUCCESS' | 'FAILED' | null;
  /**
   * Why it failed.
   */
  tax_number_problem?: 'NAME_SIMILARITY_MISMATCH' | 'NPWP_VALIDATION_MISMATCH' | null;
  /**
   * NIB, SEC or DTI number.
   */
  registration_number?: string | null;
  /**
   * Where it is registered, with the ids and names of its areas.
   */
  address?: {} | null;
  /**
   * Who answers for the business.
   */
  representative_name?: string | null;
  /**
   * Their position.
   */
  representative_role?: string | null;
  /**
   * Their date of birth.
   */
  representative_birth_date?: string | null;
  /**
   * Their nationality, ISO 3166-1.
   */
  representative_country?: string | null;
  /**
   * Their e-mail.
   */
  representative_email?: string | null;
  /**
   * Their phone, E.164.
   */
  representative_phone?: string | null;
  /**
   * How they identify themselves.
   */
  id_option?: 'ONE_PRIMARY' | 'TWO_SECONDARY' | null;
  /**
   * Their primary ID.
   */
  primary_id?: 'KTP' | 'PHILSYS' | 'UMID' | 'DRIVERS_LICENSE' | 'PRC_ID' | 'PASSPORT' | null;
  /**
   * Its number.
   */
  primary_id_number?: string | null;
  /**
   * A picture of it.
   */
  primary_id_file?: string | null;
  /**
   * Their first secondary ID.
   */
  secondary_id?:
    | 'POSTAL_ID'
    | 'VOTERS_ID'
    | 'TIN_ID'
    | 'NBI_CLEARANCE'
    | 'POLICE_CLEARANCE'
    | 'BARANGAY_CLEARANCE'
    | 'COMPANY_ID'
    | null;
  /**
   * A picture of it.
   */
  secondary_id_file?: string | null;
  /**
   * Their second secondary ID.
   */
  other_secondary_id?:
    | 'POSTAL_ID'
    | 'VOTERS_ID'
    | 'TIN_ID'
    | 'NBI_CLEARANCE'
    | 'POLICE_CLEARANCE'
    | 'BARANGAY_CLEARANCE'
    | 'COMPANY_ID'
    | null;
  /**
   * A picture of it.
   */
  other_secondary_id_file?: string | null;
  /**
   * Directors, commissioners and those who own a quarter or more.
   */
  owners?:
    | {
        name: string;
        role?: 'DIRECTOR' | 'COMMISSIONER' | 'SHAREHOLDER' | 'DIRECTOR_AND_SHAREHOLDER';
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
          | 'VN';
        share?: number;
        id_number?: string;
      }[]
    | null;
  /**
   * The deed, or the certificate of the register.
   */
  registration_file?: string | null;
  /**
   * The certificate of the tax number.
   */
  tax_file?: string | null;
  /**
   * The licence of what it does, where one is needed.
   */
  licence_file?: string | null;
  /**
   * The business agrees to the terms, and says that all is true.
   */
  agreed?: boolean | null;
  /**
   * When it was sent last, UTC.
   */
  submitted?: string | null;
  /**
   * Who sent it.
   */
  submitted_by?: string | null;
  /**
   * When it was answered, UTC.
   */
  decided?: string | null;
  /**
   * Why it was declined.
   */
  reason?:
    | 'UNREADABLE'
    | 'WRONG_AMOUNT'
    | 'WRONG_PERIOD'
    | 'RISK_TOO_HIGH'
    | 'NOT_ENOUGH_HISTORY'
    | 'INCOMPLETE'
    | 'NAME_MISMATCH'
    | 'ACCOUNT_NOT_FOUND'
    | 'ACCOUNT_CLOSED'
    | 'IDENTITY_NOT_CONFIRMED'
    | 'NOT_SUPPORTED'
    | 'DECLINED_BY_PARTNER'
    | 'CARDHOLDER_WINS'
    | 'DOCUMENT_EXPIRED'
    | 'WEBSITE_NOT_REACHABLE'
    | 'NOT_CONFIRMED'
    | null;
  /**
   * What our reviewer wrote.
   */
  note?: string | null;
  /**
   * When the business went on in test mode as if it were approved, UTC.
   */
  tried?: string | null;
  /**
   * The answer that the business plays in test mode in place of our reviewers, whose own review it does not change.
   */
  simulated?: 'APPROVED' | 'NEEDS_INFO' | 'DECLINED' | null;
  /**
   * The reason of a rejection that is played.
   */
  simulated_reason?:
    | 'UNREADABLE'
    | 'WRONG_AMOUNT'
    | 'WRONG_PERIOD'
    | 'RISK_TOO_HIGH'
    | 'NOT_ENOUGH_HISTORY'
    | 'INCOMPLETE'
    | 'NAME_MISMATCH'
    | 'ACCOUNT_NOT_FOUND'
    | 'ACCOUNT_CLOSED'
    | 'IDENTITY_NOT_CONFIRMED'
    | 'NOT_SUPPORTED'
    | 'DECLINED_BY_PARTNER'
    | 'CARDHOLDER_WINS'
    | 'DOCUMENT_EXPIRED'
    | 'WEBSITE_NOT_REACHABLE'
    | 'NOT_CONFIRMED'
    | null;
  /**
   * What the reviewer whom the business plays wrote.
   */
  simulated_note?: string | null;
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
    | 'PAYMENT_RECEIVED'
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
    | 'RECORD_CHANGED'
    | 'RECORD_EXPIRED'
    | 'PLAN_PAYMENT_PAID'
    | 'PLAN_PAYMENT_FAILED'
    | 'PLAN_PAYMENT_SKIPPED'
    | 'PLAN_COMPLETED'
    | 'CALLBACK_RESENT'
    | 'CALLBACK_TESTED'
    | 'REPORT_SENT'
    | 'REPORT_FAILED'
    | 'REPORT_DOWNLOADED'
    | 'PROOF_DOWNLOADED'
    | 'DOCUMENT_DOWNLOADED'
    | 'PASSWORD_RESET_ASKED'
    | 'PASSWORD_CHANGED'
    | 'ACCOUNT_LOCKED'
    | 'ACCOUNT_UNLOCKED'
    | 'SESSION_REVOKED'
    | 'EMAIL_CONFIRMED'
    | 'BUSINESS_REGISTERED'
    | 'SIGN_IN_LINK_SENT'
    | 'DEVICE_VERIFIED'
    | 'MFA_ENABLED'
    | 'MFA_DISABLED'
    | 'BACKUP_CODES_MADE'
    | 'PHONE_VERIFIED'
    | 'PIN_SET'
    | 'PROFILE_CHANGED'
    | 'FEEDBACK_SENT'
    | 'CONSENT_CHANGED'
    | 'MEMBER_INVITED'
    | 'INVITATION_WITHDRAWN'
    | 'INVITATION_ACCEPTED'
    | 'PERMISSIONS_CHANGED'
    | 'MEMBER_REMOVED'
    | 'APPLICATION_AUTHORIZED';
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
 * A key with which a program of the business calls the API. The key itself is never stored: only its hash, in a table that no screen reads.
 */
export interface ApiKey {
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
   * Whether it still opens anything.
   */
  status?: 'ACTIVE' | 'DELETED';
  /**
   * What the business calls it.
   */
  name?: string;
  /**
   * SECRET: for servers. PUBLIC: for pages and apps, which may only make tokens.
   */
  type?: 'SECRET' | 'PUBLIC';
  /**
   * The parts of the API that it may look at.
   */
  reads?: (
    | 'BALANCE'
    | 'CUSTOMERS'
    | 'ACCEPT_PAYMENTS'
    | 'INVOICES_AND_LINKS'
    | 'SEND_MONEY'
    | 'REPORTS'
    | 'ISSUING'
    | 'STORE'
    | 'PLATFORM'
    | 'ESCROW'
  )[];
  /**
   * The parts of the API that it may look at and change.
   */
  writes?: (
    | 'BALANCE'
    | 'CUSTOMERS'
    | 'ACCEPT_PAYMENTS'
    | 'INVOICES_AND_LINKS'
    | 'SEND_MONEY'
    | 'REPORTS'
    | 'ISSUING'
    | 'STORE'
    | 'PLATFORM'
    | 'ESCROW'
  )[];
  /**
   * The application of others that it was given to (config/applications.yaml); null: the business's own.
   */
  application?: string | null;
  /**
   * The last four characters of the key.
   */
  hint?: string;
  /**
   * How often its secret has been issued; each rotation adds one.
   */
  generation?: number;
  /**
   * The last day on which it works, in the time zone of the business; null: it does not expire.
   */
  expires?: string | null;
  /**
   * Until when the secret before the newest works, UTC; null: it was never rotated.
   */
  old_key_until?: string | null;
  /**
   * When it last sent a request, UTC.
   */
  last_used?: string | null;
  /**
   * Who made it.
   */
  created_by?: string;
}
/**
 * A request that a program made by key, secrets and card numbers masked.
 */
export interface ApiLog {
  /**
   * Identity.
   */
  id: string;
  /**
   * When it was made, UTC.
   */
  created: string;
  /**
   * HTTP method.
   */
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /**
   * The requested path, without its query.
   */
  path?: string;
  /**
   * What kind of answer it got.
   */
  result?: 'SUCCESS' | 'CLIENT_ERROR' | 'SERVER_ERROR';
  /**
   * HTTP status of the answer.
   */
  status_code?: number;
  /**
   * The code of the error that was answered.
   */
  error_code?: string | null;
  /**
   * How long the answer took, milliseconds.
   */
  duration_ms?: number;
  /**
   * The key, by the name it had then.
   */
  api_key_name?: string;
  /**
   * The last four characters of the key.
   */
  api_key_hint?: string;
  /**
   * What the answer called the request.
   */
  request_id?: string;
  /**
   * Where it came from.
   */
  ip_address?: string | null;
  /**
   * The program.
   */
  user_agent?: string | null;
  /**
   * The record that it made, or that its address names.
   */
  record_id?: string | null;
  /**
   * Query and body, masked.
   */
  request?: {} | null;
  /**
   * Body of the answer, masked.
   */
  response?: {} | null;
}
/**
 * A product of a partner that works with payments here.
 */
export interface App {
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
   * What it is called.
   */
  name?: string;
  /**
   * What it is for.
   */
  category?: 'ECOMMERCE' | 'ACCOUNTING' | 'POINT_OF_SALE' | 'LOGISTICS' | 'MARKETING';
  /**
   * Who makes it.
   */
  developer?: string;
  /**
   * Where to read more.
   */
  website?: string;
  /**
   * Whether the business uses it.
   */
  status?: 'AVAILABLE' | 'REQUESTED' | 'INSTALLED';
  /**
   * When it was requested, UTC.
   */
  requested?: string | null;
  /**
   * When it was put in, UTC.
   */
  installed?: string | null;
}
/**
 * An account that the balance can be withdrawn to.
 */
export interface BankAccount {
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
   * Whether money may go there.
   */
  status?: 'PENDING' | 'VERIFIED' | 'REJECTED' | 'DELETED';
  /**
   * The bank.
   */
  bank?:
    | 'BCA'
    | 'BNI'
    | 'BRI'
    | 'MANDIRI'
    | 'PERMATA'
    | 'CIMB'
    | 'BSI'
    | 'BDO'
    | 'BPI'
    | 'METROBANK'
    | 'UNIONBANK'
    | 'SECURITY_BANK'
    | 'DBS'
    | 'OCBC'
    | 'UOB';
  /**
   * Number of the account.
   */
  account_number?: string;
  /**
   * What no two accounts of a business share, unless one is deleted.
   */
  held?: string | null;
  /**
   * Whose account it is.
   */
  account_name?: string;
  /**
   * The bank and the last digits of the number, by which people know it.
   */
  short_name?: string;
  /**
   * Whether withdrawals go there unless another is chosen.
   */
  is_primary?: boolean;
  /**
   * Why money may not go there.
   */
  rejected_reason?: ('NAME_MISMATCH' | 'ACCOUNT_NOT_FOUND' | 'ACCOUNT_CLOSED') | null;
  /**
   * When the bank confirmed it, UTC.
   */
  verified?: string | null;
  /**
   * ISO 4217 code.
   */
  currency?: 'IDR' | 'PHP' | 'USD';
  /**
   * Who made it.
   */
  created_by?: string;
}
/**
 * Disbursements that one person writes down together and another approves.
 */
export interface BatchDisbursement {
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
   * Its status. VALIDATING: its file is being read. DRAFT: its rows can be corrected. FAILED: its file could not be read.
   */
  status?: 'VALIDATING' | 'DRAFT' | 'NEEDS_APPROVAL' | 'PROCESSING' | 'COMPLETED' | 'REJECTED' | 'FAILED' | 'DISCARDED';
  /**
   * The business's own reference.
   */
  reference?: string;
  /**
   * The file that its rows came from.
   */
  file_name?: string | null;
  /**
   * The file that was uploaded; null: its rows were entered in a form.
   */
  file?: string | null;
  /**
   * Why the file could not be read.
   */
  failure_code?:
    | 'EMPTY'
    | 'ENCODING'
    | 'UNCLOSED_QUOTE'
    | 'COLUMN_MISSING'
    | 'COLUMN_UNKNOWN'
    | 'COLUMN_REPEATED'
    | 'TOO_MANY_ROWS'
    | 'ACCESS_LOST'
    | 'NOT_READ'
    | null;
  /**
   * What of the file that is: names of columns, or the number of a row.
   */
  failure_details?: string | null;
  /**
   * What it is for.
   */
  description?: string | null;
  /**
   * How many disbursements there are in it.
   */
  total_count?: number;
  /**
   * How many rows of the file have been validated.
   */
  checked_count?: number | null;
  /**
   * How many rows of the file have an error.
   */
  invalid_count?: number | null;
  /**
   * How many rows of the file have been validated, of all.
   */
  checked_progress?: string | null;
  /**
   * How many disbursements have been sent.
   */
  sent_count?: number;
  /**
   * How many disbursements could not be sent.
   */
  failed_count?: number;
  /**
   * What they come to, fees aside.
   */
  amount?: string;
  /**
   * ISO 4217 code.
   */
  currency?: 'IDR' | 'PHP' | 'USD';
  /**
   * Who made it.
   */
  created_by?: string;
  /**
   * Who uploaded, corrected or submitted the rows of the file; none of them approves the batch.
   */
  prepared_by?: string | null;
  /**
   * How many people must approve it; null: none.
   */
  approvals_needed?: number | null;
  /**
   * How many people have approved it.
   */
  approvals_given?: number | null;
  /**
   * How many of the approvals it has.
   */
  approval_progress?: string | null;
  /**
   * Who approved or rejected it.
   */
  approved_by?: string | null;
  /**
   * When that was, UTC.
   */
  approved?: string | null;
  /**
   * When the last of them was done, UTC.
   */
  completed?: string | null;
}
/**
 * Remittances that one person writes down together and another approves.
 */
export interface BatchRemittance {
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
   * Its status.
   */
  status?: 'NEEDS_APPROVAL' | 'PROCESSING' | 'COMPLETED' | 'REJECTED';
  /**
   * The business's own reference.
   */
  reference?: string;
  /**
   * The file that its rows came from.
   */
  file_name?: string | null;
  /**
   * What it is for.
   */
  description?: string | null;
  /**
   * How many remittances there are in it.
   */
  total_count?: number;
  /**
   * How many remittances have been sent.
   */
  sent_count?: number;
  /**
   * How many remittances could not be sent.
   */
  failed_count?: number;
  /**
   * What they come to, fees aside.
   */
  amount?: string;
  /**
   * ISO 4217 code.
   */
  currency?: 'IDR' | 'PHP' | 'USD';
  /**
   * Who made it.
   */
  created_by?: string;
  /**
   * How many people must approve it; null: none.
   */
  approvals_needed?: number | null;
  /**
   * How many people have approved it.
   */
  approvals_given?: number | null;
  /**
   * How many of the approvals it has.
   */
  approval_progress?: string | null;
  /**
   * Who approved or rejected it.
   */
  approved_by?: string | null;
  /**
   * When that was, UTC.
   */
  approved?: string | null;
  /**
   * When the last of them was done, UTC.
   */
  completed?: string | null;
}
/**
 * A row of the file of a batch, until the batch is submitted for approval.
 */
export interface BatchRow {
  /**
   * Identity.
   */
  id: string;
  /**
   * When it was read, UTC.
   */
  created: string;
  /**
   * When it last changed, UTC.
   */
  updated?: string;
  /**
   * Whether it can be sent as it is.
   */
  status?: 'INVALID' | 'VALID';
  /**
   * The batch that it belongs to.
   */
  batch_disbursement_id?: string;
  /**
   * Its row in the file, as spreadsheets count: the first line is row 1.
   */
  row_number?: number;
  /**
   * Its errors, each by its column.
   */
  problems?: (
    | 'BANK_MISSING'
    | 'BANK_UNKNOWN'
    | 'ACCOUNT_NUMBER_MISSING'
    | 'ACCOUNT_NUMBER_INVALID'
    | 'ACCOUNT_NAME_MISSING'
    | 'ACCOUNT_NAME_INVALID'
    | 'AMOUNT_MISSING'
    | 'AMOUNT_INVALID'
    | 'AMOUNT_AMBIGUOUS'
    | 'AMOUNT_ZERO'
    | 'AMOUNT_DECIMALS'
    | 'AMOUNT_OVER_LIMIT'
    | 'DESCRIPTION_INVALID'
    | 'RECIPIENT_EMAIL_INVALID'
    | 'EXTERNAL_ID_INVALID'
    | 'EXTERNAL_ID_TAKEN'
    | 'EXTERNAL_ID_REPEATED'
    | 'ROW_TOO_LONG'
  )[];
  /**
   * The bank or wallet that it goes to; one that is not known as the file has it.
   */
  bank?: string | null;
  /**
   * The account at the bank, or the number of the wallet.
   */
  account_number?: string | null;
  /**
   * Whose account it is.
   */
  account_name?: string | null;
  /**
   * What is sent; null: it cannot be read.
   */
  amount?: string | null;
  /**
   * The amount as the file has it, where it cannot be read.
   */
  amount_text?: string | null;
  /**
   * ISO 4217 code.
   */
  currency?: 'IDR' | 'PHP' | 'USD';
  /**
   * What it is for; the recipient reads it.
   */
  description?: string | null;
  /**
   * Who is notified by e-mail.
   */
  recipient_email?: string | null;
  /**
   * The business's own reference.
   */
  external_id?: string | null;
}
/**
 * What one product cost in a month.
 */
export interface BillingCharge {
  /**
   * Identity.
   */
  id: string;
  /**
   * When it was made, UTC.
   */
  created: string;
  /**
   * The statement.
   */
  statement_id?: string;
  /**
   * The product.
   */
  type?:
    | 'invoice'
    | 'virtual_account'
    | 'credit_card'
    | 'disbursement'
    | 'batch_disbursement'
    | 'remittance'
    | 'transactions'
    | 'escrow';
  /**
   * How many were charged for.
   */
  count?: number;
  /**
   * What they cost.
   */
  amount?: string;
  /**
   * ISO 4217 code.
   */
  currency?: 'IDR' | 'PHP' | 'USD';
}
/**
 * What a business says about a billing statement: that it has paid it by bank transfer, or that it is wrong.
 */
export interface BillingRequest {
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
   * The statement.
   */
  statement_id?: string;
  /**
   * What it says.
   */
  type?: 'TRANSFER' | 'DISPUTE';
  /**
   * Its status.
   */
  status?: 'PENDING' | 'ACCEPTED' | 'DECLINED' | 'WITHDRAWN';
  /**
   * The number of the statement.
   */
  number?: string;
  /**
   * The month of the statement, YYYY-MM.
   */
  period?: string;
  /**
   * The total of the statement.
   */
  amount?: string;
  /**
   * ISO 4217 code.
   */
  currency?: 'IDR' | 'PHP' | 'USD';
  /**
   * The day of the transfer.
   */
  transferred_on?: string | null;
  /**
   * The bank, or the name of the account, that sent it.
   */
  sent_from?: string | null;
  /**
   * The proof of the transfer: an uploaded file.
   */
  proof?: string | null;
  /**
   * Why the statement is wrong, in the words of the business.
   */
  explanation?: string | null;
  /**
   * Why it was declined.
   */
  reason?:
    | 'UNREADABLE'
    | 'WRONG_AMOUNT'
    | 'WRONG_PERIOD'
    | 'RISK_TOO_HIGH'
    | 'NOT_ENOUGH_HISTORY'
    | 'INCOMPLETE'
    | 'NAME_MISMATCH'
    | 'ACCOUNT_NOT_FOUND'
    | 'ACCOUNT_CLOSED'
    | 'IDENTITY_NOT_CONFIRMED'
    | 'NOT_SUPPORTED'
    | 'DECLINED_BY_PARTNER'
    | 'CARDHOLDER_WINS'
    | 'DOCUMENT_EXPIRED'
    | 'WEBSITE_NOT_REACHABLE'
    | 'NOT_CONFIRMED'
    | null;
  /**
   * What our reviewer wrote.
   */
  note?: string | null;
  /**
   * When it was answered, UTC.
   */
  decided?: string | null;
  /**
   * Who sent it.
   */
  created_by?: string;
}
/**
 * What the business owes for a month.
 */
export interface BillingStatement {
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
   * Whether it is paid.
   */
  status?: 'UNPAID' | 'PAID' | 'VOID';
  /**
   * What we are checking of it: a transfer that the business reported, or a dispute.
   */
  in_review?: 'NONE' | 'TRANSFER' | 'DISPUTE';
  /**
   * The number on it.
   */
  number?: string;
  /**
   * The month, YYYY-MM.
   */
  period?: string;
  /**
   * What was charged.
   */
  amount?: string;
  /**
   * Tax on it.
   */
  tax?: string;
  /**
   * What is to be paid.
   */
  total?: string;
  /**
   * ISO 4217 code.
   */
  currency?: 'IDR' | 'PHP' | 'USD';
  /**
   * The end of the last day to pay, UTC.
   */
  due_date?: string;
  /**
   * How many days after it was made it is due.
   */
  due_date_term?: 'NET_7' | 'NET_14' | 'NET_30';
  /**
   * Our account to which it is paid by bank transfer.
   */
  pay_to?: string | null;
  /**
   * When it was paid, UTC.
   */
  paid?: string | null;
  /**
   * Where its payment came from.
   */
  paid_from?: 'BALANCE' | 'BANK_TRANSFER' | null;
}
/**
 * What a business says of itself.
 */
export interface BusinessProfile {
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
   * The name that payers see.
   */
  brand_name?: string;
  /**
   * The name in the companies' register.
   */
  legal_name?: string;
  /**
   * Where the business is written to.
   */
  email?: string;
  /**
   * E.164.
   */
  phone_number?: string | null;
  /**
   * Its pages.
   */
  website?: string | null;
  /**
   * The logo of the business.
   */
  logo_file?: string | null;
  /**
   * What it does.
   */
  industry?: 'RETAIL' | 'FOOD_AND_DRINK' | 'LOGISTICS' | 'FINANCE' | 'MARKETPLACE' | 'SERVICES' | 'OTHER';
  /**
   * NPWP, TIN or UEN.
   */
  tax_number?: string | null;
  /**
   * Street and number.
   */
  address_line?: string | null;
  /**
   * City.
   */
  city?: string | null;
  /**
   * Postal code.
   */
  postal_code?: string | null;
  /**
   * Country.
   */
  country?: 'ID' | 'PH' | 'SG';
}
/**
 * One delivery of a callback, and how it was answered.
 */
export interface CallbackEvent {
  /**
   * Identity.
   */
  id: string;
  /**
   * When it was made, UTC.
   */
  created: string;
  /**
   * The callback.
   */
  callback_id?: string;
  /**
   * How it ended.
   */
  status?: 'FAILED' | 'COMPLETED' | 'CALLBACK_URL_NOT_SET';
  /**
   * Who had it sent; empty where it was automatic.
   */
  sender?: string | null;
  /**
   * Where it went.
   */
  url?: string | null;
  /**
   * HTTP status of the answer; 0 where none came.
   */
  response_code?: number;
  /**
   * What kind of answer came, by its code.
   */
  answer_kind?: 'NO_ANSWER' | 'ANSWERED_1XX' | 'ANSWERED_2XX' | 'ANSWERED_3XX' | 'ANSWERED_4XX' | 'ANSWERED_5XX' | null;
  /**
   * Why no answer came.
   */
  error_code?:
    | 'ADDRESS_NOT_ALLOWED'
    | 'CERTIFICATE_NOT_VALID'
    | 'CONNECTION_FAILED'
    | 'CONNECTION_REFUSED'
    | 'CONNECTION_RESET'
    | 'HOST_NOT_FOUND'
    | 'TIMEOUT'
    | null;
  /**
   * How long the answer took, milliseconds.
   */
  duration_ms?: number | null;
  /**
   * The beginning of the answer.
   */
  response?: string | null;
  /**
   * When it was to be tried again, UTC.
   */
  next_redelivery_schedule?: string | null;
}
/**
 * Where the business wants to hear of a product.
 */
export interface CallbackUrl {
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
   * What is reported there.
   */
  product?:
    | 'INVOICE'
    | 'VIRTUAL_ACCOUNT_CREATED'
    | 'VIRTUAL_ACCOUNT_PAID'
    | 'EWALLET_PAYMENT'
    | 'RETAIL_OUTLET_PAID'
    | 'QR_CODE_PAYMENT'
    | 'CARD_PAYMENT'
    | 'RECURRING_PLAN'
    | 'PAYMENT_LINK'
    | 'DISBURSEMENT'
    | 'BATCH_DISBURSEMENT'
    | 'PAYOUT'
    | 'REFUND';
  /**
   * Where it is sent.
   */
  url?: string;
  /**
   * When the last test was sent there, UTC.
   */
  last_tested?: string | null;
  /**
   * Who made it.
   */
  created_by?: string;
  /**
   * In what it is sent: the format, the version of the API and that of the format.
   */
  format?: string;
}
/**
 * A notification of the business.
 */
export interface Callback {
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
   * How the latest delivery ended.
   */
  status?: 'FAILED' | 'COMPLETED' | 'CALLBACK_URL_NOT_SET';
  /**
   * What it is about.
   */
  product?:
    | 'INVOICE'
    | 'VIRTUAL_ACCOUNT_CREATED'
    | 'VIRTUAL_ACCOUNT_PAID'
    | 'EWALLET_PAYMENT'
    | 'RETAIL_OUTLET_PAID'
    | 'QR_CODE_PAYMENT'
    | 'CARD_PAYMENT'
    | 'RECURRING_PLAN'
    | 'PAYMENT_LINK'
    | 'DISBURSEMENT'
    | 'BATCH_DISBURSEMENT'
    | 'PAYOUT'
    | 'REFUND';
  /**
   * The id of what it is about.
   */
  reference?: string;
  /**
   * The business's own reference of that.
   */
  external_id?: string | null;
  /**
   * Where the latest delivery went.
   */
  url?: string | null;
  /**
   * HTTP status of the latest answer; 0 where none came.
   */
  response_code?: number | null;
  /**
   * What kind of answer came, by its code.
   */
  answer_kind?: 'NO_ANSWER' | 'ANSWERED_1XX' | 'ANSWERED_2XX' | 'ANSWERED_3XX' | 'ANSWERED_4XX' | 'ANSWERED_5XX' | null;
  /**
   * Why no answer came.
   */
  error_code?:
    | 'ADDRESS_NOT_ALLOWED'
    | 'CERTIFICATE_NOT_VALID'
    | 'CONNECTION_FAILED'
    | 'CONNECTION_REFUSED'
    | 'CONNECTION_RESET'
    | 'HOST_NOT_FOUND'
    | 'TIMEOUT'
    | null;
  /**
   * How often it was delivered or tried.
   */
  attempts?: number;
  /**
   * When it is tried again, UTC.
   */
  next_redelivery_schedule?: string | null;
  /**
   * What is sent.
   */
  payload?: {};
}
/**
 * Working capital that the business is offered, has, or has paid back.
 */
export interface CapitalLoan {
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
   * Its status.
   */
  status?: 'OFFERED' | 'REQUESTED' | 'APPROVED' | 'ACTIVE' | 'OVERDUE' | 'PAID' | 'REJECTED' | 'EXPIRED';
  /**
   * The lender's number.
   */
  reference?: string;
  /**
   * What is lent.
   */
  amount?: string;
  /**
   * What it costs.
   */
  fee?: string;
  /**
   * What is still to be paid back, fee and all.
   */
  outstanding?: string;
  /**
   * ISO 4217 code.
   */
  currency?: 'IDR' | 'PHP' | 'USD';
  /**
   * How many days it is lent for.
   */
  term_days?: number;
  /**
   * What part of each day's takings pays it back, per cent.
   */
  share_percent?: number;
  /**
   * When the business requested it, UTC.
   */
  requested?: string | null;
  /**
   * Who requested it.
   */
  requested_by?: string | null;
  /**
   * When the money came, UTC.
   */
  disbursed?: string | null;
  /**
   * The last day to pay it back, where the business is.
   */
  due_date?: string | null;
  /**
   * When the offer expires, UTC.
   */
  expires?: string | null;
}
/**
 * A part of working capital that was paid back.
 */
export interface CapitalRepayment {
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
   * Its status.
   */
  status?: 'PENDING' | 'COMPLETED' | 'FAILED';
  /**
   * The loan.
   */
  capital_loan_id?: string;
  /**
   * How it was paid.
   */
  method?: 'DAILY_SHARE' | 'MANUAL';
  /**
   * The day of whose sales it is a share, of the business's time zone.
   */
  day?: string | null;
  /**
   * What was paid back.
   */
  amount?: string;
  /**
   * What was still to be paid back then.
   */
  outstanding_after?: string;
  /**
   * ISO 4217 code.
   */
  currency?: 'IDR' | 'PHP' | 'USD';
}
/**
 * A request of the business to turn a card payment feature on or off.
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
   * Its status.
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
   * Why the business requests it.
   */
  reason?: string;
  /**
   * What was answered.
   */
  answer?: string | null;
  /**
   * Who requested it.
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
   * Whether a change has been requested and not decided.
   */
  requested?: boolean;
}
/**
 * A kind of card that the business gives out.
 */
export interface CardProduct {
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
   * Whether cards of it can be made.
   */
  status?: 'ACTIVE' | 'INACTIVE';
  /**
   * What the business calls it.
   */
  name?: string;
  /**
   * Whether there is a card to hold.
   */
  type?: 'VIRTUAL' | 'PHYSICAL';
  /**
   * The card network.
   */
  network?: 'VISA' | 'MASTERCARD';
  /**
   * What a card of it may spend in a month, unless it has a limit of its own.
   */
  card_limit?: string;
  /**
   * ISO 4217 code.
   */
  currency?: 'IDR' | 'PHP' | 'USD';
  /**
   * How many years a card is good for.
   */
  valid_years?: number;
  /**
   * What it is for.
   */
  description?: string | null;
  /**
   * Who made it.
   */
  created_by?: string;
}
/**
 * What payers see where they pay.
 */
export interface CheckoutSetting {
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
   * Colour of buttons.
   */
  primary_colour?: string;
  /**
   * Colour of what is pointed at.
   */
  secondary_colour?: string;
  /**
   * The typeface.
   */
  font?: 'INTER' | 'NUNITO_SANS' | 'ROBOTO' | 'LATO';
  /**
   * The language it begins in.
   */
  language?: 'id' | 'en';
  /**
   * ISO 4217 code.
   */
  currency?: 'IDR' | 'PHP' | 'USD';
  /**
   * Hours until a checkout ends.
   */
  ttl_hours?: number;
  /**
   * Whether payers are reminded.
   */
  remind_payers?: boolean;
  /**
   * Where payers go once they have paid.
   */
  success_url?: string | null;
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
   * Its status.
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
   * Its status.
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
   * Its status.
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
   * What it took out of the balance, once it was lost: the disputed amount less what had been refunded.
   */
  lost_amount?: string | null;
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
   * Its status.
   */
  status?: 'CHARGED' | 'PENDING' | 'SETTLING' | 'SETTLED' | 'FAILED' | 'REFUNDED';
  /**
   * What a pending payment waits for: the acquirer, that the cardholder answers the challenge of their bank, or that the business captures what was authorized.
   */
  awaits?: 'ACQUIRER' | 'CHALLENGE' | 'CAPTURE' | null;
  /**
   * Whether its amount is only reserved on the card, and captured later.
   */
  authorize_only?: boolean | null;
  /**
   * The business's own reference.
   */
  external_id?: string;
  /**
   * What was paid for.
   */
  description?: string | null;
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
   * What the promotion took off; the amount is what is left.
   */
  discount_amount?: string | null;
  /**
   * What was given back, or is on its way back.
   */
  refunded_amount?: string;
  /**
   * What chargebacks that were lost have taken; the database keeps it.
   */
  charged_back_amount?: string;
  /**
   * Chargebacks that are not decided yet; the database keeps it.
   */
  open_disputes?: number;
  /**
   * Those of them that the business has answered, or of which nothing is known any more; the database keeps it.
   */
  contested_disputes?: number | null;
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
   * The country of that address.
   */
  ip_country?:
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
   * Who paid.
   */
  customer_id?: string | null;
  /**
   * The payer's name.
   */
  customer_name?: string | null;
  /**
   * Where the receipt is sent.
   */
  payer_email?: string | null;
  /**
   * The payment request that it pays, where a payer chose cards on the page of an invoice or a link.
   */
  payment_request_id?: string | null;
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
   * Its status.
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
   * Its status.
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
   * Who requested it.
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
   * Its status.
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
 * A person or company that pays the business or is paid by it.
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
   * Whether it is in use; ARCHIVED: archived by the business; ERASED: without personal data, for good.
   */
  status?: 'ACTIVE' | 'ARCHIVED' | 'ERASED';
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
  channels?: ('EMAIL' | 'SMS' | 'WHATSAPP')[] | null;
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
  credit_currency?: 'IDR' | 'PHP' | 'USD' | null;
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
 * The payments that one channel accepted on one day, compared with what the ledger has of them.
 */
export interface DailyClose {
  /**
   * Identity.
   */
  id: string;
  /**
   * When the day was closed, UTC.
   */
  created: string;
  /**
   * Its day and channel, for people.
   */
  reference?: string;
  /**
   * The day, in the time zone of the business.
   */
  day?: string;
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
    | 'QRIS'
    | 'OVO'
    | 'DANA'
    | 'SHOPEEPAY'
    | 'LINKAJA'
    | 'ALFAMART'
    | 'INDOMARET'
    | 'BPI'
    | 'UNIONBANK'
    | 'BDO'
    | 'METROBANK'
    | 'GCASH'
    | 'MAYA'
    | 'GRABPAY'
    | '7ELEVEN'
    | 'CEBUANA'
    | 'DD_BRI'
    | 'DD_MANDIRI'
    | 'DD_BPI'
    | 'UBP'
    | 'KREDIVO'
    | 'AKULAKU'
    | 'BILLEASE'
    | 'VISA'
    | 'MASTERCARD'
    | 'JCB'
    | 'AMEX'
    | 'SECURITY_BANK';
  /**
   * How many payments were accepted.
   */
  payments_count?: number;
  /**
   * What payers paid.
   */
  amount?: string;
  /**
   * Fees before tax.
   */
  fee?: string;
  /**
   * Tax on the fees.
   */
  tax?: string;
  /**
   * What is left for the business.
   */
  net_amount?: string;
  /**
   * What the ledger has for the business of these payments.
   */
  ledger_amount?: string;
  /**
   * How many payments do not add up, or differ from the ledger.
   */
  wrong_count?: number;
  /**
   * The first of these payments.
   */
  wrong_transaction_id?: string | null;
  /**
   * Whether everything adds up.
   */
  result?: 'BALANCED' | 'DIFFERENT';
  /**
   * ISO 4217 code.
   */
  currency?: 'IDR' | 'PHP' | 'USD';
}
/**
 * Money that is sent to a bank account or wallet.
 */
export interface Disbursement {
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
   * Its status.
   */
  status?: 'NEEDS_APPROVAL' | 'PENDING' | 'COMPLETED' | 'FAILED' | 'REVERSED' | 'CANCELLED';
  /**
   * The business's own reference.
   */
  external_id?: string;
  /**
   * The bank or wallet that it goes to.
   */
  bank?:
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
    | 'BPI'
    | 'UNIONBANK'
    | 'BDO'
    | 'METROBANK'
    | 'GCASH'
    | 'MAYA'
    | 'GRABPAY';
  /**
   * The account at the bank, or the number of the wallet.
   */
  account_number?: string;
  /**
   * Whose account it is.
   */
  account_name?: string;
  /**
   * Who is notified by e-mail.
   */
  recipient_email?: string | null;
  /**
   * What it is for; the recipient reads it.
   */
  description?: string | null;
  /**
   * What is sent.
   */
  amount?: string;
  /**
   * What it costs, before tax.
   */
  fee?: string;
  /**
   * Tax on the fee.
   */
  tax?: string;
  /**
   * ISO 4217 code.
   */
  currency?: 'IDR' | 'PHP' | 'USD';
  /**
   * The batch that it belongs to.
   */
  batch_disbursement_id?: string | null;
  /**
   * The transaction that its money moved by.
   */
  transaction_id?: string | null;
  /**
   * Why it was not sent.
   */
  failure_code?: 'INSUFFICIENT_BALANCE' | 'INVALID_ACCOUNT' | 'CHANNEL_UNAVAILABLE' | 'DAILY_LIMIT' | null;
  /**
   * Who made it.
   */
  created_by?: string;
  /**
   * How many people must approve it; null: none.
   */
  approvals_needed?: number | null;
  /**
   * How many people have approved it.
   */
  approvals_given?: number | null;
  /**
   * How many of the approvals it has.
   */
  approval_progress?: string | null;
  /**
   * Who approved it.
   */
  approved_by?: string | null;
  /**
   * When the bank had it, UTC.
   */
  completed?: string | null;
}
/**
 * How a business of the Philippines applies for e-receipts, and our answer.
 */
export interface EreceiptActivation {
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
  updated: string;
  /**
   * Where the application is; CLOSED: the business withdrew it.
   */
  status: 'OPEN' | 'AWAITING_DATA' | 'DATA_PROVIDED' | 'PASSED' | 'DECLINED' | 'CLOSED';
  /**
   * The name on receipts.
   */
  trade_name?: string | null;
  /**
   * TIN.
   */
  tax_number?: string | null;
  /**
   * What the tax office said of its number and name.
   */
  tax_number_check?: 'PENDING' | 'SUCCESS' | 'FAILED' | null;
  /**
   * Why it failed.
   */
  tax_number_problem?: 'NAME_SIMILARITY_MISMATCH' | 'NPWP_VALIDATION_MISMATCH' | null;
  /**
   * The code of its branch, five digits.
   */
  branch_code?: string | null;
  /**
   * Whether it charges value added tax.
   */
  taxpayer_type?: 'VAT' | 'NON_VAT' | null;
  /**
   * Where it is registered, with the ids and names of its areas.
   */
  address?: {} | null;
  /**
   * How many receipts it sends a month.
   */
  monthly_receipts?: 'UNDER_100' | 'UNDER_1000' | 'ABOVE_1000' | null;
  /**
   * Who answers for the receipts.
   */
  contact_person?: string | null;
  /**
   * Where buyers reply to.
   */
  email?: string | null;
  /**
   * Phone, E.164.
   */
  phone_number?: string | null;
  /**
   * The number of the permit to use of the tax office.
   */
  permit_number?: string | null;
  /**
   * The permit to use.
   */
  permit_file?: string | null;
  /**
   * The certificate of registration, form 2303.
   */
  registration_file?: string | null;
  /**
   * The business says that all is true.
   */
  agreed?: boolean | null;
  /**
   * When it was sent last, UTC.
   */
  submitted?: string | null;
  /**
   * Who sent it.
   */
  submitted_by?: string | null;
  /**
   * When it was answered, UTC.
   */
  decided?: string | null;
  /**
   * Why it was declined.
   */
  reason?:
    | 'UNREADABLE'
    | 'WRONG_AMOUNT'
    | 'WRONG_PERIOD'
    | 'RISK_TOO_HIGH'
    | 'NOT_ENOUGH_HISTORY'
    | 'INCOMPLETE'
    | 'NAME_MISMATCH'
    | 'ACCOUNT_NOT_FOUND'
    | 'ACCOUNT_CLOSED'
    | 'IDENTITY_NOT_CONFIRMED'
    | 'NOT_SUPPORTED'
    | 'DECLINED_BY_PARTNER'
    | 'CARDHOLDER_WINS'
    | 'DOCUMENT_EXPIRED'
    | 'WEBSITE_NOT_REACHABLE'
    | 'NOT_CONFIRMED'
    | null;
  /**
   * What our reviewer wrote.
   */
  note?: string | null;
}
/**
 * How the receipts of a business look and who they are from.
 */
export interface EreceiptSetting {
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
   * The trade name on the receipts.
   */
  name?: string;
  /**
   * TIN with its marks.
   */
  tax_number?: string | null;
  /**
   * The address on the receipts.
   */
  address_line?: string | null;
  /**
   * Where buyers' answers go.
   */
  reply_email?: string | null;
  /**
   * The last line of every receipt.
   */
  footer?: string | null;
  /**
   * What numbers of receipts begin with.
   */
  prefix?: string | null;
  /**
   * Whether a receipt is sent for every payment that names an e-mail.
   */
  send_automatically?: boolean;
}
/**
 * A receipt that is mailed to a buyer.
 */
export interface Ereceipt {
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
   * Its status.
   */
  status?: 'DRAFT' | 'SENT' | 'VIEWED' | 'VOIDED';
  /**
   * The number on the receipt.
   */
  number?: string;
  /**
   * Who bought.
   */
  buyer_name?: string;
  /**
   * Where it is sent.
   */
  buyer_email?: string;
  /**
   * Who bought, where it is a customer.
   */
  customer_id?: string | null;
  /**
   * The payer's name, as it was at that time.
   */
  customer_name?: string | null;
  /**
   * What was bought.
   */
  description?: string;
  /**
   * What was paid, VAT included.
   */
  amount?: string;
  /**
   * The VAT in it.
   */
  vat_amount?: string | null;
  /**
   * ISO 4217 code.
   */
  currency?: 'IDR' | 'PHP' | 'USD';
  /**
   * The day of the purchase, where the business is.
   */
  purchase_date?: string;
  /**
   * How it was paid.
   */
  payment_method?: 'CASH' | 'CARD' | 'EWALLET' | 'BANK_TRANSFER';
  /**
   * A line for the buyer.
   */
  note?: string | null;
  /**
   * The end of the buyer's address.
   */
  link?: string;
  /**
   * When it was sent, UTC.
   */
  sent?: string | null;
  /**
   * When the buyer opened it, UTC.
   */
  viewed?: string | null;
  /**
   * Who made it; "automatic" where no person did.
   */
  created_by?: string;
}
/**
 * An account at a bank where money waits until both sides have done their part.
 */
export interface EscrowAccount {
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
   * Whether it can be used.
   */
  status?: 'PENDING' | 'ACTIVE' | 'CLOSED';
  /**
   * What the business calls it.
   */
  name?: string;
  /**
   * The bank.
   */
  bank?: 'BCA' | 'MANDIRI' | 'BNI' | 'BRI' | 'PERMATA' | 'BSI' | 'CIMB' | 'BPI' | 'UNIONBANK' | 'BDO' | 'METROBANK';
  /**
   * Its number, once the bank has opened it.
   */
  account_number?: string | null;
  /**
   * What is in it now.
   */
  balance?: string;
  /**
   * ISO 4217 code.
   */
  currency?: 'IDR' | 'PHP' | 'USD';
  /**
   * When it was closed, UTC.
   */
  closed?: string | null;
  /**
   * Who requested it.
   */
  requested_by?: string | null;
  /**
   * Why it was not opened.
   */
  reason?:
    | 'UNREADABLE'
    | 'WRONG_AMOUNT'
    | 'WRONG_PERIOD'
    | 'RISK_TOO_HIGH'
    | 'NOT_ENOUGH_HISTORY'
    | 'INCOMPLETE'
    | 'NAME_MISMATCH'
    | 'ACCOUNT_NOT_FOUND'
    | 'ACCOUNT_CLOSED'
    | 'IDENTITY_NOT_CONFIRMED'
    | 'NOT_SUPPORTED'
    | 'DECLINED_BY_PARTNER'
    | 'CARDHOLDER_WINS'
    | 'DOCUMENT_EXPIRED'
    | 'WEBSITE_NOT_REACHABLE'
    | 'NOT_CONFIRMED'
    | null;
  /**
   * What our reviewer wrote.
   */
  note?: string | null;
}
/**
 * A person whose money is held in escrow.
 */
export interface EscrowCustomer {
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
   * Full name.
   */
  name?: string;
  /**
   * E-mail.
   */
  email?: string;
  /**
   * Phone, E.164.
   */
  phone_number?: string | null;
  /**
   * The business's own reference.
   */
  reference?: string;
  /**
   * Which side they are on.
   */
  type?: 'LENDER' | 'BORROWER' | 'BUYER' | 'SELLER';
  /**
   * Whether they have been verified.
   */
  status?: 'PENDING' | 'VERIFIED' | 'REJECTED' | 'BLOCKED';
  /**
   * The escrow account that holds their money.
   */
  account_id?: string | null;
  /**
   * The name of that account.
   */
  account_name?: string | null;
  /**
   * What is held for them.
   */
  held_amount?: string;
  /**
   * ISO 4217 code.
   */
  currency?: 'IDR' | 'PHP' | 'USD';
  /**
   * Who made it.
   */
  created_by?: string;
}
/**
 * One movement of money in escrow.
 */
export interface EscrowEntry {
  /**
   * Identity.
   */
  id: string;
  /**
   * When it was made, UTC.
   */
  created: string;
  /**
   * What moved it.
   */
  type?: 'DEPOSIT' | 'RELEASE' | 'REFUND' | 'FEE';
  /**
   * The escrow account.
   */
  account_id?: string;
  /**
   * The name of the account.
   */
  account_name?: string;
  /**
   * Whose money it is.
   */
  customer_id?: string | null;
  /**
   * Their name, as it was at that time.
   */
  customer_name?: string | null;
  /**
   * Who gets what is released or refunded; none for what reaches the balance of the business.
   */
  recipient_name?: string | null;
  /**
   * The reference of that customer of escrow.
   */
  recipient_reference?: string | null;
  /**
   * The bank that it was sent to, or came back from.
   */
  bank?:
    'BCA' | 'MANDIRI' | 'BNI' | 'BRI' | 'PERMATA' | 'BSI' | 'CIMB' | 'BPI' | 'UNIONBANK' | 'BDO' | 'METROBANK' | null;
  /**
   * The account at that bank.
   */
  account_number?: string | null;
  /**
   * The reference of the movement; a release and its fee have the same.
   */
  reference?: string;
  /**
   * Signed; positive is money in.
   */
  amount?: string;
  /**
   * What was in the account after it.
   */
  balance_after?: string;
  /**
   * ISO 4217 code.
   */
  currency?: 'IDR' | 'PHP' | 'USD';
  /**
   * What it is for.
   */
  description?: string | null;
  /**
   * Who released or refunded it.
   */
  created_by?: string | null;
}
/**
 * A product that holds money for others.
 */
export interface EscrowSetting {
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
   * The product.
   */
  product?: 'P2P_ESCROW' | 'INVESTOR_DEPOSIT';
  /**
   * Whether it can be used.
   */
  status?: 'disabled' | 'pending' | 'enabled' | 'rejected';
  /**
   * The bank that holds the money; none before the business has applied.
   */
  bank?:
    | 'BCA'
    | 'BNI'
    | 'BRI'
    | 'MANDIRI'
    | 'PERMATA'
    | 'CIMB'
    | 'BSI'
    | 'BDO'
    | 'BPI'
    | 'METROBANK'
    | 'UNIONBANK'
    | 'SECURITY_BANK'
    | 'DBS'
    | 'OCBC'
    | 'UOB'
    | null;
  /**
   * The account that holds the money.
   */
  account_number?: string | null;
  /**
   * Who is notified of events.
   */
  contact_email?: string | null;
  /**
   * When it became usable, UTC.
   */
  activated_at?: string | null;
  /**
   * What the money is held for, in the words of the business.
   */
  purpose?: string | null;
  /**
   * When it was applied for last, UTC.
   */
  submitted?: string | null;
  /**
   * Who applied.
   */
  submitted_by?: string | null;
  /**
   * When the application was answered, UTC.
   */
  decided?: string | null;
  /**
   * Why it was rejected.
   */
  reason?:
    | 'UNREADABLE'
    | 'WRONG_AMOUNT'
    | 'WRONG_PERIOD'
    | 'RISK_TOO_HIGH'
    | 'NOT_ENOUGH_HISTORY'
    | 'INCOMPLETE'
    | 'NAME_MISMATCH'
    | 'ACCOUNT_NOT_FOUND'
    | 'ACCOUNT_CLOSED'
    | 'IDENTITY_NOT_CONFIRMED'
    | 'NOT_SUPPORTED'
    | 'DECLINED_BY_PARTNER'
    | 'CARDHOLDER_WINS'
    | 'DOCUMENT_EXPIRED'
    | 'WEBSITE_NOT_REACHABLE'
    | 'NOT_CONFIRMED'
    | null;
  /**
   * What our reviewer wrote.
   */
  note?: string | null;
}
/**
 * What a person thinks of the product. It belongs to the internal business whose staff reads it, not to the business of the person.
 */
export interface FeedbackItem {
  /**
   * Identity.
   */
  id: string;
  /**
   * When it was sent, UTC.
   */
  created: string;
  /**
   * RATING: a score of 1 to 5. YES_NO: 1 for yes, 0 for no.
   */
  kind?: 'RATING' | 'YES_NO';
  /**
   * The rating.
   */
  score?: number;
  /**
   * The words.
   */
  comment?: string;
  /**
   * The path of the screen from which it was sent.
   */
  screen?: string | null;
  /**
   * Whether we may contact the person about it.
   */
  may_contact?: boolean;
  /**
   * The address of the person.
   */
  person_email?: string;
  /**
   * UUID of the person.
   */
  sender_user_id?: string;
  /**
   * UUID of the business in which the person worked.
   */
  sender_business_id?: string;
  /**
   * The name of that business.
   */
  business_name?: string;
  /**
   * The entity of that business.
   */
  entity?: 'main' | 'second' | 'remittance';
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
  cause?:
    'NOTHING_UNUSUAL' | 'MANY_ATTEMPTS' | 'COUNTRY_MISMATCH' | 'UNUSUAL_AMOUNT' | 'BLOCK_LIST' | 'ALLOW_LIST' | 'RULE';
  /**
   * The fraud rule that decided.
   */
  rule_id?: string | null;
  /**
   * The entry of a block or allow list that decided.
   */
  list_entry_id?: string | null;
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
   * The country of that address.
   */
  ip_country?:
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
 * Another system that is connected to the business.
 */
export interface Integration {
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
   * The system.
   */
  platform?: 'SHOPIFY' | 'WOOCOMMERCE' | 'MAGENTO' | 'PRESTASHOP' | 'ACCURATE' | 'JURNAL' | 'XERO' | 'GOOGLE_SHEETS';
  /**
   * The shop or company there.
   */
  name?: string;
  /**
   * Whether it works.
   */
  status?: 'PENDING' | 'CONNECTED' | 'NEEDS_ATTENTION' | 'DISCONNECTED' | 'REFUSED';
  /**
   * Version of the plugin; null before it is connected.
   */
  version?: string | null;
  /**
   * When it was connected, UTC; null before that.
   */
  connected?: string | null;
  /**
   * Who connected it; null before that.
   */
  connected_by?: string | null;
  /**
   * When data last went through, UTC.
   */
  synced?: string | null;
  /**
   * Number of payments that it has received since it was first connected.
   */
  sent_count?: number;
  /**
   * What no two integrations of a business share.
   */
  held?: string | null;
  /**
   * Why it does not work.
   */
  problem?: ('TOKEN_EXPIRED' | 'VERSION_TOO_OLD' | 'ACCESS_REVOKED' | 'NOT_REACHABLE') | null;
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
   * Its status.
   */
  status?: 'PENDING' | 'PAID' | 'SETTLED' | 'EXPIRED' | 'CANCELLED';
  /**
   * The business's own reference.
   */
  external_id?: string;
  /**
   * Who pays.
   */
  customer_id?: string | null;
  /**
   * The payer's name, as it was at that time.
   */
  customer_name?: string | null;
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
   * The split rule of the platform by which its payments are divided; null: none.
   */
  split_rule_id?: string | null;
  /**
   * What is to be paid.
   */
  amount?: string;
  /**
   * ISO 4217 code.
   */
  currency?: 'IDR' | 'PHP' | 'USD';
  /**
   * The last day to pay.
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
   * When the payer was last reminded, UTC.
   */
  reminded?: string | null;
  /**
   * Who made it.
   */
  created_by?: string;
}
/**
 * Addresses from which keys may be used.
 */
export interface IpWhitelistEntry {
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
   * Whether it counts.
   */
  status?: 'ACTIVE' | 'DELETED';
  /**
   * An address, or a range in CIDR notation.
   */
  cidr?: string;
  /**
   * What no two entries that count share.
   */
  listed?: string | null;
  /**
   * What is there.
   */
  description?: string | null;
  /**
   * Who made it.
   */
  created_by?: string;
}
/**
 * A card that the business gave to a person.
 */
export interface IssuedCard {
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
   * Whether it can be used.
   */
  status?: 'INACTIVE' | 'ACTIVE' | 'BLOCKED' | 'EXPIRED' | 'CLOSED';
  /**
   * What kind of card it is.
   */
  card_product_id?: string;
  /**
   * What that kind is called.
   */
  product_name?: string;
  /**
   * Whether there is a card to hold.
   */
  type?: 'VIRTUAL' | 'PHYSICAL';
  /**
   * The card network.
   */
  network?: 'VISA' | 'MASTERCARD';
  /**
   * Its number, of which only the first six and last four digits are kept.
   */
  card_number?: string;
  /**
   * Who carries it.
   */
  holder_name?: string;
  /**
   * Their address.
   */
  holder_email?: string | null;
  /**
   * The last month that it is good for, MM/YY.
   */
  expiry?: string;
  /**
   * The last day that it is good for, in the time zone of the business.
   */
  last_day?: string;
  /**
   * What it may spend in a month.
   */
  card_limit?: string;
  /**
   * What it has spent this month.
   */
  spent?: string;
  /**
   * ISO 4217 code.
   */
  currency?: 'IDR' | 'PHP' | 'USD';
  /**
   * Who made it.
   */
  created_by?: string;
}
/**
 * Something that was paid, or was to be paid, with a card of the business.
 */
export interface IssuingTransaction {
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
   * Its status.
   */
  status?: 'PENDING' | 'SETTLED' | 'DECLINED' | 'REVERSED';
  /**
   * What was requested of the card.
   */
  type?: 'PURCHASE' | 'WITHDRAWAL' | 'REFUND';
  /**
   * The card.
   */
  issued_card_id?: string;
  /**
   * The card's number, of which only the first six and last four digits are kept.
   */
  card_number?: string;
  /**
   * Who carried it.
   */
  holder_name?: string;
  /**
   * Who was paid.
   */
  merchant_name?: string;
  /**
   * What they sell.
   */
  merchant_category?: 'TRAVEL' | 'FUEL' | 'MEALS' | 'SOFTWARE' | 'OFFICE' | 'ADVERTISING' | 'OTHER';
  /**
   * Where they are: the code of the country.
   */
  merchant_country?: string;
  /**
   * What was paid.
   */
  amount?: string;
  /**
   * ISO 4217 code.
   */
  currency?: 'IDR' | 'PHP' | 'USD';
  /**
   * Why it was declined.
   */
  decline_reason?:
    | 'EXPIRED_CARD'
    | 'STOLEN_CARD'
    | 'INACTIVE_CARD'
    | 'INVALID_CVN'
    | 'CARD_DECLINED'
    | 'INSUFFICIENT_BALANCE'
    | 'LIMIT_EXCEEDED'
    | null;
  /**
   * When it was settled, UTC.
   */
  settled?: string | null;
  /**
   * The network's reference.
   */
  reference?: string;
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
  account?: 'BALANCE' | 'PENDING' | 'CLEARING' | 'FEES' | 'TAXES' | 'PLATFORM' | 'ESCROW' | 'INVESTORS';
  /**
   * Why it was posted.
   */
  type?:
    | 'PAYMENT'
    | 'DISBURSEMENT'
    | 'REFUND'
    | 'WITHDRAWAL'
    | 'SETTLEMENT'
    | 'TOP_UP'
    | 'CHARGEBACK'
    | 'LOAN'
    | 'LOAN_REPAYMENT'
    | 'CARD_SPENDING'
    | 'PLATFORM_FEE'
    | 'TRANSFER'
    | 'ESCROW'
    | 'INVESTOR'
    | 'BILL'
    | 'SPLIT';
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
 * What a business gave to its partner to be paid by one of its payment methods.
 */
export interface MethodApplication {
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
   * The payment method that it is for.
   */
  payment_method_id?: string;
  /**
   * The partner.
   */
  channel?:
    | 'BCA'
    | 'BCA_DIRECT'
    | 'BNI'
    | 'BRI'
    | 'MANDIRI'
    | 'PERMATA'
    | 'BSI'
    | 'CIMB'
    | 'BPI'
    | 'BDO'
    | 'METROBANK'
    | 'UNIONBANK'
    | 'CARDS'
    | 'PH_CARDS'
    | 'ALFAMART'
    | 'INDOMARET'
    | 'SEVEN_ELEVEN'
    | 'CEBUANA'
    | 'QRIS'
    | 'OVO'
    | 'DANA'
    | 'LINKAJA'
    | 'SHOPEEPAY'
    | 'GCASH'
    | 'MAYA'
    | 'GRABPAY'
    | 'DD_BRI'
    | 'DD_MANDIRI'
    | 'DD_BPI'
    | 'UBP'
    | 'KREDIVO'
    | 'AKULAKU'
    | 'BILLEASE';
  /**
   * The name under which the partner knows the business.
   */
  merchant_name?: string;
  /**
   * What it does.
   */
  industry?: 'RETAIL' | 'FOOD_AND_DRINK' | 'LOGISTICS' | 'FINANCE' | 'MARKETPLACE' | 'SERVICES' | 'OTHER';
  /**
   * Who answers the partner.
   */
  contact_person?: string;
  /**
   * Where they are written to.
   */
  email?: string;
  /**
   * Their phone.
   */
  phone_number?: string;
  /**
   * Where it sells.
   */
  website?: string | null;
  /**
   * What it sells, and how.
   */
  description?: string | null;
  /**
   * How much it expects to be paid a month.
   */
  monthly_volume?: 'UNDER_1000_USD' | 'UNDER_10000_USD' | 'UNDER_100000_USD' | 'ABOVE_100000_USD' | null;
  /**
   * Who tests the connection.
   */
  technical_email?: string | null;
  /**
   * The digits with which its account numbers at the bank begin.
   */
  account_range?: string | null;
  /**
   * Its own account at the partner.
   */
  bank_account_number?: string | null;
  /**
   * What payment codes at the outlet begin with.
   */
  fixed_code?: string | null;
  /**
   * The provider through which it is paid by the partner now.
   */
  current_provider?: string | null;
  /**
   * Its size, by which QRIS is ordered.
   */
  merchant_size?: 'MICRO' | 'SMALL' | 'MEDIUM' | 'LARGE' | null;
  /**
   * Where it sells.
   */
  address?: {} | null;
  /**
   * Its owner, or a director.
   */
  owner_name?: string | null;
  /**
   * The number of their ID.
   */
  owner_id_number?: string | null;
  /**
   * A picture of their ID.
   */
  owner_id_file?: string | null;
  /**
   * A picture of the store.
   */
  store_photo_file?: string | null;
  /**
   * The tax number, as its country writes it.
   */
  tax_number?: string | null;
  /**
   * The certificate of the tax number.
   */
  tax_file?: string | null;
  /**
   * The deed, or the certificate of the register.
   */
  registration_file?: string | null;
  /**
   * The business agrees to the terms of the partner.
   */
  agreed?: boolean | null;
  /**
   * When it was sent last, UTC.
   */
  submitted?: string;
  /**
   * Who sent it.
   */
  submitted_by?: string;
}
/**
 * An active split rule of the platform, as it and the accounts below it choose it for a payment.
 */
export interface OfferedSplitRule {
  /**
   * Identity.
   */
  id: string;
  /**
   * When it was made, UTC.
   */
  created: string;
  /**
   * What the platform calls it.
   */
  name?: string;
  /**
   * What it is for.
   */
  description?: string | null;
  /**
   * ISO 4217 code.
   */
  currency?: 'IDR' | 'PHP' | 'USD';
}
/**
 * Payment links that were made from one file.
 */
export interface PaymentLinkBatch {
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
   * Its status: it is made whole or not at all.
   */
  status?: 'COMPLETED';
  /**
   * What the business calls it.
   */
  name?: string;
  /**
   * The file that it was made from, where a program sent one.
   */
  file_name?: string | null;
  /**
   * How many links it has.
   */
  links_count?: number;
  /**
   * What all of them ask for together.
   */
  total_amount?: string;
  /**
   * ISO 4217 code.
   */
  currency?: 'IDR' | 'PHP' | 'USD';
  /**
   * When all were made, UTC.
   */
  completed?: string | null;
  /**
   * Who made it.
   */
  created_by?: string;
}
/**
 * A page where a payer pays, which the business sends them.
 */
export interface PaymentLink {
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
   * SINGLE: paid once. MULTIPLE: paid again and again. ON_DEMAND: the payer fills in what for and how much.
   */
  type?: 'SINGLE' | 'MULTIPLE' | 'ON_DEMAND';
  /**
   * Its status.
   */
  status?: 'ACTIVE' | 'PAID' | 'EXPIRED' | 'INACTIVE';
  /**
   * What the payer reads above.
   */
  title?: string;
  /**
   * What it is for.
   */
  description?: string | null;
  /**
   * The split rule of the platform by which its payments are divided; null: none.
   */
  split_rule_id?: string | null;
  /**
   * The business's own reference.
   */
  external_id?: string;
  /**
   * Where it was sent.
   */
  payer_email?: string | null;
  /**
   * What is to be paid; without it the payer enters it.
   */
  amount?: string | null;
  /**
   * ISO 4217 code.
   */
  currency?: 'IDR' | 'PHP' | 'USD';
  /**
   * The end of its address.
   */
  link?: string;
  /**
   * The last day to pay, where the business is.
   */
  end_date?: string | null;
  /**
   * How often it can be paid.
   */
  usage_limit?: number | null;
  /**
   * How often it was paid.
   */
  payments_count?: number | null;
  /**
   * What came in by it.
   */
  paid_amount?: string | null;
  /**
   * When it was last paid, UTC.
   */
  paid?: string | null;
  /**
   * The batch that it is from.
   */
  batch_id?: string | null;
  /**
   * Who pays.
   */
  customer_id?: string | null;
  /**
   * The payer's name, as it was at that time.
   */
  customer_name?: string | null;
  /**
   * When the payer was last reminded, UTC.
   */
  reminded?: string | null;
  /**
   * Who made it.
   */
  created_by?: string;
}
/**
 * A way to be paid that the business has, could have, or is on its way to.
 */
export interface PaymentMethod {
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
   * What people call it.
   */
  name?: string;
  /**
   * The code of the product.
   */
  product_code?: string;
  /**
   * What kind it is.
   */
  category?: 'BANK_TRANSFER' | 'CREDIT_CARD' | 'RETAIL_OUTLET' | 'QRIS' | 'EWALLET' | 'DIRECT_DEBIT' | 'PAY_LATER';
  /**
   * The partner.
   */
  channel?:
    | 'BCA'
    | 'BCA_DIRECT'
    | 'BNI'
    | 'BRI'
    | 'MANDIRI'
    | 'PERMATA'
    | 'BSI'
    | 'CIMB'
    | 'BPI'
    | 'BDO'
    | 'METROBANK'
    | 'UNIONBANK'
    | 'CARDS'
    | 'PH_CARDS'
    | 'ALFAMART'
    | 'INDOMARET'
    | 'SEVEN_ELEVEN'
    | 'CEBUANA'
    | 'QRIS'
    | 'OVO'
    | 'DANA'
    | 'LINKAJA'
    | 'SHOPEEPAY'
    | 'GCASH'
    | 'MAYA'
    | 'GRABPAY'
    | 'DD_BRI'
    | 'DD_MANDIRI'
    | 'DD_BPI'
    | 'UBP'
    | 'KREDIVO'
    | 'AKULAKU'
    | 'BILLEASE';
  /**
   * Whether it can be used.
   */
  status?: 'disabled' | 'pending' | 'enabled' | 'rejected';
  /**
   * How far its activation is, or why it was turned down.
   */
  sub_status?:
    | (
        | 'new_submission'
        | 'new_user_activation'
        | 'awaiting_merchant_data'
        | 'awaiting_partner_action'
        | 'incomplete_data'
        | 'waiting_for_credential_from_dana'
        | 'pending'
        | 'waiting_for_linkaja_credential'
        | 'awaiting_info_from_merchant'
        | 'awaiting_feedback_from_shopee'
        | 'awaiting_feedback_from_bca'
        | 'awaiting_feedback_from_ubp'
        | 'fill_forms'
        | 'awaiting_pg_switch_confirmation_from_customer'
        | 'submit_to_alfamart'
        | 'testing_uat'
        | 'uat'
        | 'enabled'
        | 'live'
        | 'declined_temporary'
        | 'declined_permanent'
        | 'deactivated'
        | 'rejected'
      )
    | null;
  /**
   * The partner's page for the trial, while one is required.
   */
  uat_url?: string | null;
  /**
   * Whether money comes in over it, of a partner that reports it for enabled channels.
   */
  transacting?: boolean | null;
  /**
   * When it will probably be live, UTC.
   */
  estimated_activation_timestamp?: string | null;
  /**
   * When it became usable, UTC.
   */
  activated_at?: string | null;
  /**
   * When it was turned down, UTC.
   */
  rejected_at?: string | null;
  /**
   * When it was switched off, UTC.
   */
  deactivated_at?: string | null;
  /**
   * Who applied for it last.
   */
  requested_by?: string | null;
  /**
   * Why it was declined or deactivated.
   */
  reason?:
    | 'UNREADABLE'
    | 'WRONG_AMOUNT'
    | 'WRONG_PERIOD'
    | 'RISK_TOO_HIGH'
    | 'NOT_ENOUGH_HISTORY'
    | 'INCOMPLETE'
    | 'NAME_MISMATCH'
    | 'ACCOUNT_NOT_FOUND'
    | 'ACCOUNT_CLOSED'
    | 'IDENTITY_NOT_CONFIRMED'
    | 'NOT_SUPPORTED'
    | 'DECLINED_BY_PARTNER'
    | 'CARDHOLDER_WINS'
    | 'DOCUMENT_EXPIRED'
    | 'WEBSITE_NOT_REACHABLE'
    | 'NOT_CONFIRMED'
    | null;
  /**
   * What our reviewer wrote: what is missing, or more on the reason.
   */
  note?: string | null;
}
/**
 * How a payer pays an invoice or a payment link by one channel: the number, code or approval that they were given.
 */
export interface PaymentRequest {
  /**
   * Identity.
   */
  id: string;
  /**
   * When the payer chose the channel, UTC.
   */
  created: string;
  /**
   * When it last changed, UTC.
   */
  updated?: string;
  /**
   * Whether it can be paid.
   */
  status?: 'PENDING' | 'PAID' | 'EXPIRED' | 'CANCELLED';
  /**
   * How it is paid.
   */
  channel_category?: 'VIRTUAL_ACCOUNT' | 'EWALLET' | 'QR_CODE' | 'CARD' | 'RETAIL_OUTLET' | 'DIRECT_DEBIT' | 'PAYLATER';
  /**
   * The bank, wallet or outlet, or the payment method of cards.
   */
  channel?:
    | 'BCA'
    | 'MANDIRI'
    | 'BNI'
    | 'BRI'
    | 'PERMATA'
    | 'BSI'
    | 'CIMB'
    | 'QRIS'
    | 'OVO'
    | 'DANA'
    | 'SHOPEEPAY'
    | 'LINKAJA'
    | 'ALFAMART'
    | 'INDOMARET'
    | 'BPI'
    | 'UNIONBANK'
    | 'BDO'
    | 'METROBANK'
    | 'GCASH'
    | 'MAYA'
    | 'GRABPAY'
    | '7ELEVEN'
    | 'CEBUANA'
    | 'DD_BRI'
    | 'DD_MANDIRI'
    | 'DD_BPI'
    | 'UBP'
    | 'KREDIVO'
    | 'AKULAKU'
    | 'BILLEASE'
    | 'CARDS'
    | 'PH_CARDS';
  /**
   * The number to transfer to, the code for the cashier, or what the QR code holds; null where the payer approves it in an app, or pays by card.
   */
  payment_code?: string | null;
  /**
   * The acquirer's page on which the payer enters their card, or answers the bank of it; null where the payer has nothing to do there.
   */
  action_url?: string | null;
  /**
   * Why the card was declined.
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
   * The business's own reference of what is paid.
   */
  external_id?: string;
  /**
   * The id of the invoice or payment link, as shown.
   */
  paid_for?: string;
  /**
   * The payer's page that it was made on; null where the record is paid once, by whichever payer.
   */
  checkout?: string | null;
  /**
   * What it is for, where the payer fills it in.
   */
  purpose?: string | null;
  /**
   * What has to be paid.
   */
  amount?: string;
  /**
   * ISO 4217 code.
   */
  currency?: 'IDR' | 'PHP' | 'USD';
  /**
   * Until when it can be paid, UTC.
   */
  expires?: string;
  /**
   * When it was paid, UTC.
   */
  paid?: string | null;
  /**
   * The transaction that it became.
   */
  transaction_id?: string | null;
}
/**
 * Payout links that were made together, one for each recipient.
 */
export interface PayoutLink {
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
   * Its status.
   */
  status?: 'NEEDS_APPROVAL' | 'ACTIVE' | 'COMPLETED' | 'EXPIRED' | 'CANCELLED';
  /**
   * The business's own reference.
   */
  reference?: string;
  /**
   * What the recipients read.
   */
  description?: string | null;
  /**
   * How many links there are in it.
   */
  total_count?: number;
  /**
   * How many of them were claimed.
   */
  claimed_count?: number;
  /**
   * What they come to.
   */
  amount?: string;
  /**
   * ISO 4217 code.
   */
  currency?: 'IDR' | 'PHP' | 'USD';
  /**
   * Until when they can be claimed, UTC.
   */
  expires?: string;
  /**
   * How many people must approve it; null: none.
   */
  approvals_needed?: number | null;
  /**
   * How many people have approved it.
   */
  approvals_given?: number | null;
  /**
   * How many of the approvals it has.
   */
  approval_progress?: string | null;
  /**
   * Who approved it.
   */
  approved_by?: string | null;
  /**
   * Who made it.
   */
  created_by?: string;
}
/**
 * Money for a recipient who enters the destination by a link.
 */
export interface Payout {
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
   * Its status.
   */
  status?: 'NEEDS_APPROVAL' | 'PENDING' | 'VERIFYING' | 'CLAIMED' | 'COMPLETED' | 'FAILED' | 'EXPIRED' | 'VOIDED';
  /**
   * The business's own reference.
   */
  external_id?: string;
  /**
   * Who the link is sent to.
   */
  recipient_email?: string;
  /**
   * Who receives it.
   */
  recipient_name?: string | null;
  /**
   * What it is for; the recipient reads it.
   */
  description?: string | null;
  /**
   * What is sent.
   */
  amount?: string;
  /**
   * What it costs, before tax.
   */
  fee?: string;
  /**
   * Tax on the fee.
   */
  tax?: string;
  /**
   * ISO 4217 code.
   */
  currency?: 'IDR' | 'PHP' | 'USD';
  /**
   * The end of the recipient's address.
   */
  link?: string;
  /**
   * When the link was last mailed, UTC.
   */
  link_sent?: string | null;
  /**
   * How often the link was mailed.
   */
  link_mails?: number | null;
  /**
   * Until when it can be claimed, UTC.
   */
  expires?: string;
  /**
   * The bank or wallet that the recipient chose.
   */
  bank?:
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
    | 'BPI'
    | 'UNIONBANK'
    | 'BDO'
    | 'METROBANK'
    | 'GCASH'
    | 'MAYA'
    | 'GRABPAY'
    | null;
  /**
   * The account that the recipient named.
   */
  account_number?: string | null;
  /**
   * Whose account it is.
   */
  account_name?: string | null;
  /**
   * Why the bank did not confirm the account that the recipient named last.
   */
  rejected_reason?: ('NAME_MISMATCH' | 'ACCOUNT_NOT_FOUND' | 'ACCOUNT_CLOSED') | null;
  /**
   * When it was first sent to an account of the recipient, UTC.
   */
  claimed?: string | null;
  /**
   * When the bank had it, UTC.
   */
  completed?: string | null;
  /**
   * The batch of links that it belongs to.
   */
  payout_link_id?: string | null;
  /**
   * The transaction that its money moved by.
   */
  transaction_id?: string | null;
  /**
   * Why it was not sent.
   */
  failure_code?: 'INSUFFICIENT_BALANCE' | 'INVALID_ACCOUNT' | 'CHANNEL_UNAVAILABLE' | 'DAILY_LIMIT' | null;
  /**
   * How many people must approve it; null: none.
   */
  approvals_needed?: number | null;
  /**
   * How many people have approved it.
   */
  approvals_given?: number | null;
  /**
   * How many of the approvals it has.
   */
  approval_progress?: string | null;
  /**
   * Who approved it.
   */
  approved_by?: string | null;
  /**
   * Who made it.
   */
  created_by?: string;
}
/**
 * How a business applies to be a platform, with accounts of others below it, and our answer.
 */
export interface PlatformActivation {
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
  updated: string;
  /**
   * Where the application is. OPEN: nothing was filled in yet; AWAITING_DATA: it was begun; DATA_PROVIDED: our reviewers check it; AWAITING_SIGN: the agreement has to be signed; PASSED: the business is a platform; CLOSED: the business withdrew it.
   */
  status: 'OPEN' | 'AWAITING_DATA' | 'DATA_PROVIDED' | 'AWAITING_SIGN' | 'PASSED' | 'DECLINED' | 'CLOSED';
  /**
   * The name that accounts see.
   */
  platform_name?: string | null;
  /**
   * Its pages.
   */
  website?: string | null;
  /**
   * What the check of the website said.
   */
  website_check?: 'PENDING' | 'SUCCESS' | 'FAILED' | null;
  /**
   * Why it failed.
   */
  website_problem?: 'BAD_WEBSITE' | 'UNACCESSIBLE_WEBSITE' | 'BLACKLISTED_WEBSITE' | null;
  /**
   * Who its accounts are, and what it does for them.
   */
  description?: string | null;
  /**
   * Whose accounts they are.
   */
  account_types?: ('OWNED' | 'MANAGED')[] | null;
  /**
   * How many accounts it expects in a year.
   */
  account_count?: 'UNDER_10' | 'UNDER_100' | 'UNDER_1000' | 'ABOVE_1000' | null;
  /**
   * How much its accounts are paid a month.
   */
  monthly_volume?: 'UNDER_1000_USD' | 'UNDER_10000_USD' | 'UNDER_100000_USD' | 'ABOVE_100000_USD' | null;
  /**
   * How it is paid by its accounts.
   */
  fee_model?: 'FLAT' | 'PERCENTAGE' | 'SUBSCRIPTION' | 'NONE' | null;
  /**
   * How it knows who its accounts are.
   */
  account_checks?: string | null;
  /**
   * Who answers for the platform.
   */
  contact_person?: string | null;
  /**
   * Their e-mail.
   */
  email?: string | null;
  /**
   * Their phone, E.164.
   */
  phone_number?: string | null;
  /**
   * How money flows between payers, accounts and the platform.
   */
  funds_file?: string | null;
  /**
   * What the platform agrees with its accounts.
   */
  terms_file?: string | null;
  /**
   * The licence of what it does, where one is needed.
   */
  licence_file?: string | null;
  /**
   * The business says that all is true.
   */
  agreed?: boolean | null;
  /**
   * When it was sent last, UTC.
   */
  submitted?: string | null;
  /**
   * Who sent it.
   */
  submitted_by?: string | null;
  /**
   * When it was answered, UTC.
   */
  decided?: string | null;
  /**
   * Why it was declined.
   */
  reason?:
    | 'UNREADABLE'
    | 'WRONG_AMOUNT'
    | 'WRONG_PERIOD'
    | 'RISK_TOO_HIGH'
    | 'NOT_ENOUGH_HISTORY'
    | 'INCOMPLETE'
    | 'NAME_MISMATCH'
    | 'ACCOUNT_NOT_FOUND'
    | 'ACCOUNT_CLOSED'
    | 'IDENTITY_NOT_CONFIRMED'
    | 'NOT_SUPPORTED'
    | 'DECLINED_BY_PARTNER'
    | 'CARDHOLDER_WINS'
    | 'DOCUMENT_EXPIRED'
    | 'WEBSITE_NOT_REACHABLE'
    | 'NOT_CONFIRMED'
    | null;
  /**
   * What our reviewer wrote.
   */
  note?: string | null;
  /**
   * When the business signed the agreement, UTC.
   */
  signed?: string | null;
  /**
   * Who signed it.
   */
  signed_by?: string | null;
}
/**
 * What a platform takes of its sub-accounts' payments.
 */
export interface PlatformFee {
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
   * Whether it is taken.
   */
  status?: 'ACTIVE' | 'INACTIVE';
  /**
   * What the platform calls it.
   */
  name?: string;
  /**
   * How it is reckoned.
   */
  unit?: 'FLAT' | 'PERCENT';
  /**
   * A fixed amount of each payment.
   */
  amount?: string | null;
  /**
   * Per cent of each payment, such as 1.5.
   */
  percentage?: string | null;
  /**
   * ISO 4217 code.
   */
  currency?: 'IDR' | 'PHP' | 'USD';
  /**
   * Which payments it is taken of.
   */
  channel_category?:
    'ALL' | 'VIRTUAL_ACCOUNT' | 'EWALLET' | 'QR_CODE' | 'CARD' | 'RETAIL_OUTLET' | 'DIRECT_DEBIT' | 'PAYLATER';
  /**
   * What it is for.
   */
  description?: string | null;
  /**
   * Who made it.
   */
  created_by?: string;
}
/**
 * A code that a payer scans.
 */
export interface QrCode {
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
   * Whether it can be paid.
   */
  status?: 'ACTIVE' | 'PAID' | 'INACTIVE' | 'EXPIRED';
  /**
   * What the business calls it, such as a till.
   */
  name?: string;
  /**
   * STATIC: paid again and again, the payer enters the amount. DYNAMIC: one payment of one amount.
   */
  type?: 'STATIC' | 'DYNAMIC';
  /**
   * The business's own reference.
   */
  external_id?: string;
  /**
   * What has to be paid; without it the payer enters it.
   */
  amount?: string | null;
  /**
   * ISO 4217 code.
   */
  currency?: 'IDR' | 'PHP' | 'USD';
  /**
   * What the code holds: a payload of QRIS.
   */
  qr_string?: string;
  /**
   * Until when it can be paid, UTC.
   */
  expires?: string | null;
  /**
   * How often it was paid.
   */
  payments_count?: number | null;
  /**
   * What came in by it.
   */
  paid_amount?: string | null;
  /**
   * When it was last paid, UTC.
   */
  last_paid?: string | null;
  /**
   * Who made it.
   */
  created_by?: string;
}
/**
 * An investor who has a deposit account of their own at a bank.
 */
export interface RdlInvestor {
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
   * Full name.
   */
  name?: string;
  /**
   * E-mail.
   */
  email?: string;
  /**
   * Phone, E.164.
   */
  phone_number?: string | null;
  /**
   * The business's own reference.
   */
  reference?: string;
  /**
   * The status of the account opening.
   */
  status?: 'REGISTERED' | 'PENDING_VERIFICATION' | 'ACTIVE' | 'REJECTED' | 'CLOSED';
  /**
   * The bank of the account.
   */
  bank?: 'BCA' | 'MANDIRI' | 'BNI' | 'BRI' | 'CIMB';
  /**
   * The account's number, once it is open.
   */
  account_number?: string | null;
  /**
   * What is in it now: what its completed movements come to.
   */
  balance?: string;
  /**
   * What of it pending fundings and withdrawals take.
   */
  reserved?: string;
  /**
   * ISO 4217 code.
   */
  currency?: 'IDR' | 'PHP' | 'USD';
  /**
   * When the account was opened, UTC.
   */
  activated?: string | null;
}
/**
 * One movement of an investor's deposit account.
 */
export interface RdlTransaction {
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
  type?: 'DEPOSIT' | 'WITHDRAWAL' | 'FUNDING' | 'REPAYMENT';
  /**
   * Its status.
   */
  status?: 'PENDING' | 'COMPLETED' | 'FAILED';
  /**
   * The investor.
   */
  investor_id?: string;
  /**
   * Their name, as it was at that time.
   */
  investor_name?: string;
  /**
   * The reference of the movement.
   */
  reference?: string;
  /**
   * What it is for.
   */
  description?: string | null;
  /**
   * Who made it; none for a deposit.
   */
  created_by?: string | null;
  /**
   * Signed; positive is money into the account.
   */
  amount?: string;
  /**
   * ISO 4217 code.
   */
  currency?: 'IDR' | 'PHP' | 'USD';
  /**
   * Why it failed.
   */
  failure_code?: 'INSUFFICIENT_BALANCE' | 'INVALID_ACCOUNT' | 'CHANNEL_UNAVAILABLE' | null;
  /**
   * When it was done, UTC.
   */
  completed?: string | null;
}
/**
 * One payment of a recurring plan.
 */
export interface RecurringCycle {
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
   * The plan.
   */
  plan_id?: string;
  /**
   * Which one of the plan, from 1.
   */
  cycle_number?: number;
  /**
   * PENDING: requested and waiting for payment. RETRYING: it failed and is tried again. FAILED: it is not tried any more. SKIPPED: its day came while the plan was paused, or it was withdrawn, or a later one took its place.
   */
  status?: 'PENDING' | 'RETRYING' | 'PAID' | 'FAILED' | 'SKIPPED';
  /**
   * The day that it is due, where the business is.
   */
  due_date?: string;
  /**
   * The payment's reference.
   */
  reference?: string;
  /**
   * What is paid.
   */
  amount?: string;
  /**
   * ISO 4217 code.
   */
  currency?: 'IDR' | 'PHP' | 'USD';
  /**
   * How often it was tried.
   */
  attempts?: number | null;
  /**
   * Why it failed.
   */
  failure_code?:
    | 'INSUFFICIENT_BALANCE'
    | 'EXPIRED_CARD'
    | 'CARD_DECLINED'
    | 'EXPIRED_PAYMENT'
    | 'DAILY_LIMIT'
    | 'AMOUNT_TOO_SMALL'
    | null;
  /**
   * When it is tried again, UTC.
   */
  next_try?: string | null;
  /**
   * The invoice that the payer was sent.
   */
  invoice_id?: string | null;
  /**
   * The link that the payer was sent.
   */
  payment_link_id?: string | null;
  /**
   * The transaction that it was paid by.
   */
  transaction_id?: string | null;
  /**
   * When it was paid, UTC.
   */
  paid?: string | null;
}
/**
 * What a payer pays again and again.
 */
export interface RecurringPlan {
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
   * INVOICE: an invoice is mailed each time. PAYMENT_LINK: the payer gets a link each time. AUTOMATIC: a payment method on file is charged.
   */
  type?: 'INVOICE' | 'PAYMENT_LINK' | 'AUTOMATIC';
  /**
   * Its status. PENDING begins on its first day.
   */
  status?: 'PENDING' | 'ACTIVE' | 'PAUSED' | 'STOPPED' | 'COMPLETED';
  /**
   * The business's own reference.
   */
  external_id?: string;
  /**
   * What it is for.
   */
  description?: string;
  /**
   * Who pays.
   */
  customer_id?: string | null;
  /**
   * The payer's name, as it was at that time.
   */
  customer_name?: string | null;
  /**
   * Where the payer is written to.
   */
  payer_email?: string;
  /**
   * What is paid each time.
   */
  amount?: string;
  /**
   * ISO 4217 code.
   */
  currency?: 'IDR' | 'PHP' | 'USD';
  /**
   * The unit of time between two payments.
   */
  interval?: 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';
  /**
   * How many of the unit lie between two payments.
   */
  interval_count?: number;
  /**
   * After how many payments it ends; without it never.
   */
  total_cycles?: number | null;
  /**
   * How many have been paid.
   */
  paid_cycles?: number | null;
  /**
   * The first day, where the business is.
   */
  start_date?: string;
  /**
   * The next day, where the business is.
   */
  next_date?: string | null;
  /**
   * The day from which all others are calculated: the first, or the one that the next payment was moved to. A plan of the 31st returns to it after a shorter month.
   */
  anchor_date?: string | null;
  /**
   * When it was stopped, UTC.
   */
  stopped?: string | null;
  /**
   * Who made it.
   */
  created_by?: string;
}
/**
 * Money that a person abroad has sent home.
 */
export interface RemittancePayout {
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
   * Its status.
   */
  status?: 'NEEDS_APPROVAL' | 'PENDING' | 'COMPLETED' | 'FAILED' | 'REVERSED' | 'CANCELLED';
  /**
   * The business's own reference.
   */
  external_id?: string;
  /**
   * Who sends it.
   */
  sender_name?: string;
  /**
   * Where they live: the code of the country.
   */
  sender_country?: string;
  /**
   * Who receives it.
   */
  recipient_name?: string;
  /**
   * Where it goes.
   */
  country?: 'ID' | 'PH';
  /**
   * The bank or wallet that it goes to.
   */
  bank?:
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
    | 'BPI'
    | 'UNIONBANK'
    | 'BDO'
    | 'METROBANK'
    | 'GCASH'
    | 'MAYA'
    | 'GRABPAY';
  /**
   * The account at the bank, or the number of the wallet.
   */
  account_number?: string;
  /**
   * Who the recipient is to the sender.
   */
  relationship?: 'FAMILY' | 'FRIEND' | 'EMPLOYEE' | 'SUPPLIER' | 'SELF';
  /**
   * What it is for.
   */
  purpose?: 'FAMILY_SUPPORT' | 'EDUCATION' | 'SALARY' | 'SAVINGS' | 'TRADE';
  /**
   * What is sent.
   */
  amount?: string;
  /**
   * What it costs, before tax.
   */
  fee?: string;
  /**
   * Tax on the fee.
   */
  tax?: string;
  /**
   * ISO 4217 code.
   */
  currency?: 'IDR' | 'PHP' | 'USD';
  /**
   * The batch that it belongs to.
   */
  batch_remittance_id?: string | null;
  /**
   * The transaction that its money moved by.
   */
  transaction_id?: string | null;
  /**
   * Why it was not sent.
   */
  failure_code?: 'INSUFFICIENT_BALANCE' | 'INVALID_ACCOUNT' | 'CHANNEL_UNAVAILABLE' | 'DAILY_LIMIT' | null;
  /**
   * Who made it.
   */
  created_by?: string;
  /**
   * How many people must approve it; null: none.
   */
  approvals_needed?: number | null;
  /**
   * How many people have approved it.
   */
  approvals_given?: number | null;
  /**
   * How many of the approvals it has.
   */
  approval_progress?: string | null;
  /**
   * Who approved it.
   */
  approved_by?: string | null;
  /**
   * When the bank had it, UTC.
   */
  completed?: string | null;
}
/**
 * A report that is made again and again.
 */
export interface ReportSchedule {
  /**
   * Identity.
   */
  id: string;
  /**
   * When it was requested, UTC.
   */
  created: string;
  /**
   * When it last changed, UTC.
   */
  updated?: string;
  /**
   * Its status; a deleted one is kept for its reports.
   */
  status?: 'ACTIVE' | 'PAUSED' | 'DELETED';
  /**
   * What it is called.
   */
  name?: string;
  /**
   * What it is of: a list and, behind a question mark, how it is narrowed, ordered and which columns it shows.
   */
  source?: string;
  /**
   * The kind of file.
   */
  format?: 'CSV' | 'XLSX';
  /**
   * The zone of its days and times, an IANA name.
   */
  time_zone?: string;
  /**
   * The language of its words.
   */
  language?: 'en' | 'id';
  /**
   * Who gets a mail with the link.
   */
  recipients?: string[];
  /**
   * How often: of yesterday each day, of the seven days before each week, of the month before each month.
   */
  frequency?: 'DAILY' | 'WEEKLY' | 'MONTHLY';
  /**
   * On which day of the week.
   */
  weekday?: 'MONDAY' | 'TUESDAY' | 'WEDNESDAY' | 'THURSDAY' | 'FRIDAY' | 'SATURDAY' | 'SUNDAY' | null;
  /**
   * On which day of the month, 1 to 28.
   */
  month_day?: number | null;
  /**
   * At which hour, HH:00 in its zone.
   */
  time_of_day?: string;
  /**
   * When the next one is made, UTC; empty without one.
   */
  next_run?: string | null;
  /**
   * When the last one was made, UTC.
   */
  last_run?: string | null;
  /**
   * Who requested it.
   */
  created_by?: string;
  /**
   * Whose access decides what it may hold, a UUID.
   */
  user_id?: string;
}
/**
 * A file of what a list shows, made in the background and kept for a while.
 */
export interface Report {
  /**
   * Identity.
   */
  id: string;
  /**
   * When it was requested, UTC.
   */
  created: string;
  /**
   * When it last changed, UTC.
   */
  updated?: string;
  /**
   * Its status.
   */
  status?: 'QUEUED' | 'RUNNING' | 'READY' | 'FAILED' | 'CANCELLED' | 'EXPIRED';
  /**
   * What the file is called.
   */
  file_name?: string;
  /**
   * What it is of: a list and, behind a question mark, how it is narrowed, ordered and which columns it shows.
   */
  source?: string;
  /**
   * The kind of file.
   */
  format?: 'CSV' | 'XLSX';
  /**
   * The zone of its days and times, an IANA name.
   */
  time_zone?: string;
  /**
   * The language of its words.
   */
  language?: 'en' | 'id';
  /**
   * Who gets a mail with the link.
   */
  recipients?: string[];
  /**
   * The first day of its records, where the zone is.
   */
  from_day?: string;
  /**
   * The last day of its records, where the zone is.
   */
  to_day?: string;
  /**
   * Records written so far.
   */
  rows?: number;
  /**
   * Records that there are to write; empty until they have been counted.
   */
  total?: number | null;
  /**
   * How large the file is.
   */
  bytes?: number | null;
  /**
   * Why it failed.
   */
  error_code?: 'AUTHORIZATION_ERROR' | 'API_VALIDATION_ERROR' | 'SERVER_ERROR' | null;
  /**
   * The schedule that created it.
   */
  schedule_id?: string | null;
  /**
   * When it ended, UTC.
   */
  finished?: string | null;
  /**
   * When the file is taken away, UTC.
   */
  expires?: string | null;
  /**
   * Who requested it.
   */
  created_by?: string;
  /**
   * Whose access decides what it may hold, a UUID.
   */
  user_id?: string;
}
/**
 * How the codes look that are paid at a counter.
 */
export interface RetailOutletSetting {
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
   * What every payment code begins with; never I, O, 0 or 1.
   */
  prefix?: string;
  /**
   * How long a code can be paid.
   */
  expiry_hours?: number;
}
/**
 * A question of our reviewers about a request of the business.
 */
export interface ReviewQuestion {
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
   * Its status. CLOSED: the request was answered or withdrawn before the question was.
   */
  status?: 'OPEN' | 'ANSWERED' | 'CLOSED';
  /**
   * What is requested.
   */
  kind?:
    | 'TAX_SLIP'
    | 'CARD_CHANGE'
    | 'CAPITAL'
    | 'BANK_ACCOUNT'
    | 'ESCROW_CUSTOMER'
    | 'INVESTOR'
    | 'APP'
    | 'PAYMENT_METHOD'
    | 'CHARGEBACK'
    | 'ACTIVATION'
    | 'PLATFORM'
    | 'ERECEIPTS'
    | 'ESCROW'
    | 'ESCROW_ACCOUNT'
    | 'BILLING'
    | 'SUPPORT_CASE';
  /**
   * The kind of record that is reviewed, such as tax-document.
   */
  subject_type?: string;
  /**
   * The record that is reviewed, with its prefix.
   */
  subject_id?: string;
  /**
   * What the record is called, such as the number of a tax slip.
   */
  subject_name?: string;
  /**
   * What we need to know.
   */
  question?: string;
  /**
   * What the business answered.
   */
  answer?: string | null;
  /**
   * A file of the answer.
   */
  document?: string | null;
  /**
   * When it was answered, UTC.
   */
  answered?: string | null;
  /**
   * The business sent it to itself in test mode; our reviewers do not read the reply.
   */
  simulated?: boolean | null;
}
/**
 * A request of a business that our reviewers answer. It belongs to the internal business that reviews, not to the one that requested.
 */
export interface Review {
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
   * Its status. PROPOSED: one reviewer has decided, and a second one has to confirm it.
   */
  status?: 'NEW' | 'IN_REVIEW' | 'NEEDS_INFO' | 'PROPOSED' | 'APPROVED' | 'DECLINED' | 'WITHDRAWN';
  /**
   * What is requested.
   */
  kind?:
    | 'TAX_SLIP'
    | 'CARD_CHANGE'
    | 'CAPITAL'
    | 'BANK_ACCOUNT'
    | 'ESCROW_CUSTOMER'
    | 'INVESTOR'
    | 'APP'
    | 'PAYMENT_METHOD'
    | 'CHARGEBACK'
    | 'ACTIVATION'
    | 'PLATFORM'
    | 'ERECEIPTS'
    | 'ESCROW'
    | 'ESCROW_ACCOUNT'
    | 'BILLING'
    | 'SUPPORT_CASE';
  /**
   * The kind of record that is reviewed, such as tax-document.
   */
  subject_type?: string;
  /**
   * The record that is reviewed, with its prefix.
   */
  subject_id?: string;
  /**
   * What the record is called, such as the number of a tax slip.
   */
  subject_name?: string;
  /**
   * UUID of the business that requested.
   */
  subject_business_id?: string;
  /**
   * The mode in which the business requested, where it is another than that of the review.
   */
  subject_environment?: 'DEVELOPMENT' | 'PRODUCTION' | null;
  /**
   * The name of that business.
   */
  business_name?: string;
  /**
   * The address of the person who requested.
   */
  requested_by?: string | null;
  /**
   * The amount at stake.
   */
  amount?: string | null;
  /**
   * ISO 4217 code.
   */
  currency?: 'IDR' | 'PHP' | 'USD';
  /**
   * The document of the record: an uploaded file of the business.
   */
  document?: string | null;
  /**
   * The record as it was before the business last changed it.
   */
  before?: {} | null;
  /**
   * The record as it is reviewed.
   */
  after?: {} | null;
  /**
   * When an answer was promised, UTC.
   */
  due?: string;
  /**
   * When the provider left the decision to our reviewers, UTC.
   */
  referred?: string | null;
  /**
   * A second reviewer confirms the decision.
   */
  four_eyes?: boolean;
  /**
   * The reviewer who has taken it.
   */
  assignee?: string | null;
  /**
   * The last question of a reviewer.
   */
  question?: string | null;
  /**
   * When the question was sent, UTC.
   */
  question_sent?: string | null;
  /**
   * What the business answered last.
   */
  answer?: string | null;
  /**
   * The file that the business answered with.
   */
  answer_document?: string | null;
  /**
   * When it was answered, UTC.
   */
  answered?: string | null;
  /**
   * What was decided.
   */
  decision?: 'APPROVE' | 'DECLINE' | null;
  /**
   * Why it was declined.
   */
  reason?:
    | 'UNREADABLE'
    | 'WRONG_AMOUNT'
    | 'WRONG_PERIOD'
    | 'RISK_TOO_HIGH'
    | 'NOT_ENOUGH_HISTORY'
    | 'INCOMPLETE'
    | 'NAME_MISMATCH'
    | 'ACCOUNT_NOT_FOUND'
    | 'ACCOUNT_CLOSED'
    | 'IDENTITY_NOT_CONFIRMED'
    | 'NOT_SUPPORTED'
    | 'DECLINED_BY_PARTNER'
    | 'CARDHOLDER_WINS'
    | 'DOCUMENT_EXPIRED'
    | 'WEBSITE_NOT_REACHABLE'
    | 'NOT_CONFIRMED'
    | null;
  /**
   * What the reviewer wrote to the business.
   */
  note?: string | null;
  /**
   * Who decided.
   */
  first_reviewer?: string | null;
  /**
   * Who confirmed the decision, where two people decide.
   */
  second_reviewer?: string | null;
  /**
   * When it was closed, UTC.
   */
  decided?: string | null;
  /**
   * The status to which a reviewer wants to move the business, until a second one chooses the same.
   */
  proposed_status?:
    | 'REGISTERED'
    | 'AWAITING_DOCS'
    | 'FORM_CONFIRMED'
    | 'PENDING_VERIFICATION'
    | 'TIER_1'
    | 'LIVE'
    | 'LIVE_TESTMODE'
    | 'SUSPENDED'
    | 'PENDING'
    | 'PENDING_LIVE'
    | 'INSTANT_LIVE_PENDING_VERIFICATION'
    | 'INSTANT_LIVE_AWAITING_DOCS'
    | 'INSTANT_LIVE_SUSPENDED'
    | 'INSTANT_LIVE_SUSPENDED_CAN_WITHDRAW'
    | 'INVALID'
    | 'FAILED'
    | null;
  /**
   * Who proposed the status.
   */
  status_proposed_by?: string | null;
  /**
   * Why, in the words of who proposed the status.
   */
  status_reason?: string | null;
}
/**
 * How money is sent.
 */
export interface SendingSetting {
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
   * Whether another person approves what is sent.
   */
  needs_approval?: boolean;
  /**
   * Whether people may approve what they created themselves.
   */
  self_approval?: boolean;
  /**
   * From which amount another person approves, where approval is needed; null: every amount.
   */
  approval_from?: string | null;
  /**
   * From which amount two people approve, also where no approval is needed otherwise; null: never.
   */
  second_approval_from?: string | null;
  /**
   * The most that is sent at once.
   */
  limit_amount?: string | null;
  /**
   * ISO 4217 code.
   */
  currency?: 'IDR' | 'PHP' | 'USD';
  /**
   * Whether recipients are notified by e-mail.
   */
  notify_recipient?: boolean;
  /**
   * Who is notified of errors.
   */
  notify_email?: string;
}
/**
 * What a channel pays out on one day: the payments of that channel that were accepted before its cut-off.
 */
export interface Settlement {
  /**
   * Identity.
   */
  id: string;
  /**
   * When its first payment was accepted, UTC.
   */
  created: string;
  /**
   * When it last changed, UTC.
   */
  updated?: string;
  /**
   * Its status.
   */
  status?: 'PENDING' | 'SETTLED';
  /**
   * Its day and channel, for people.
   */
  reference?: string;
  /**
   * The day on which it is paid out, in the time zone of the business.
   */
  day?: string;
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
    | 'QRIS'
    | 'OVO'
    | 'DANA'
    | 'SHOPEEPAY'
    | 'LINKAJA'
    | 'ALFAMART'
    | 'INDOMARET'
    | 'BPI'
    | 'UNIONBANK'
    | 'BDO'
    | 'METROBANK'
    | 'GCASH'
    | 'MAYA'
    | 'GRABPAY'
    | '7ELEVEN'
    | 'CEBUANA'
    | 'DD_BRI'
    | 'DD_MANDIRI'
    | 'DD_BPI'
    | 'UBP'
    | 'KREDIVO'
    | 'AKULAKU'
    | 'BILLEASE'
    | 'VISA'
    | 'MASTERCARD'
    | 'JCB'
    | 'AMEX'
    | 'SECURITY_BANK';
  /**
   * How many payments it pays out.
   */
  payments_count?: number;
  /**
   * How many of them have reached the balance.
   */
  settled_count?: number;
  /**
   * What payers paid.
   */
  amount?: string;
  /**
   * Fees before tax.
   */
  fee?: string;
  /**
   * Tax on the fees.
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
   * When its last payment reached the balance, UTC.
   */
  settled?: string | null;
}
/**
 * How a platform divides payments between its own balance and those of its accounts. Its routes never change.
 */
export interface SplitRule {
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
   * Whether new payments can name it.
   */
  status?: 'ACTIVE' | 'INACTIVE';
  /**
   * What the platform calls it.
   */
  name?: string;
  /**
   * What it is for.
   */
  description?: string | null;
  /**
   * ISO 4217 code.
   */
  currency?: 'IDR' | 'PHP' | 'USD';
  /**
   * What goes to which account of each payment.
   */
  routes?: {
    destination_id: string;
    destination_name?: string;
    amount?: string;
    percentage?: number;
    reference: string;
  }[];
  /**
   * Who made it.
   */
  created_by?: string;
}
/**
 * An address that a store sends from.
 */
export interface StoreAddress {
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
   * The store.
   */
  store_id?: string;
  /**
   * What it is called.
   */
  name?: string;
  /**
   * Who is there.
   */
  contact_person?: string;
  /**
   * E.164.
   */
  phone_number?: string;
  /**
   * Street and number.
   */
  full_address?: string;
  /**
   * The whole address, with the ids of its areas.
   */
  address?: {} | null;
  /**
   * Area.
   */
  area?: string;
  /**
   * District.
   */
  suburb?: string;
  /**
   * City.
   */
  city?: string;
  /**
   * Province.
   */
  province?: string;
  /**
   * Country.
   */
  country?: 'ID' | 'PH' | 'SG';
  /**
   * Postal code.
   */
  postal_code?: string;
  /**
   * Latitude: decimal degrees, negative in the south.
   */
  lat?: string | null;
  /**
   * Longitude: decimal degrees, positive in the east.
   */
  lng?: string | null;
  /**
   * The area as the couriers' gateway knows it.
   */
  logistic_area_id?: string | null;
  /**
   * Whether it is shown as the store's.
   */
  is_store_address?: boolean;
  /**
   * Whether couriers come there.
   */
  is_pickup_address?: boolean;
}
/**
 * A place where the business sells.
 */
export interface StoreChannel {
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
   * The store whose stock is sold there.
   */
  store_id?: string;
  /**
   * The platform.
   */
  platform?: 'ONLINE_STORE' | 'TOKOPEDIA' | 'SHOPEE' | 'LAZADA' | 'BUKALAPAK' | 'SHOPIFY' | 'WOOCOMMERCE';
  /**
   * The shop's name there.
   */
  name?: string;
  /**
   * Whether it is connected.
   */
  status?: 'PENDING' | 'CONNECTED' | 'DISCONNECTED' | 'EXPIRED' | 'REFUSED';
  /**
   * When it was last brought in line, UTC.
   */
  synced?: string | null;
}
/**
 * A courier that a store sends with.
 */
export interface StoreCourier {
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
   * The store.
   */
  store_id?: string;
  /**
   * The courier.
   */
  courier?: 'JNE' | 'JNT' | 'SICEPAT' | 'ANTERAJA' | 'POS' | 'GOSEND' | 'GRABEXPRESS';
  /**
   * How fast.
   */
  service?: 'REGULAR' | 'NEXT_DAY' | 'SAME_DAY' | 'INSTANT' | 'CARGO';
  /**
   * Whether buyers may choose it.
   */
  status?: 'ENABLED' | 'DISABLED';
  /**
   * Fewest days it takes.
   */
  days_from?: number;
  /**
   * Most days it takes.
   */
  days_to?: number;
}
/**
 * A product as one sales channel offers it.
 */
export interface StoreListing {
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
   * The product.
   */
  product_id?: string;
  /**
   * The sales channel.
   */
  channel_id?: string;
  /**
   * What it is called.
   */
  product_name?: string;
  /**
   * The business's own number.
   */
  sku?: string;
  /**
   * The platform.
   */
  platform?: 'ONLINE_STORE' | 'TOKOPEDIA' | 'SHOPEE' | 'LAZADA' | 'BUKALAPAK' | 'SHOPIFY' | 'WOOCOMMERCE';
  /**
   * Whether it can be bought there.
   */
  status?: 'LISTED' | 'UNLISTED' | 'FAILED';
  /**
   * What one costs there.
   */
  price?: string;
  /**
   * ISO 4217 code.
   */
  currency?: 'IDR' | 'PHP' | 'USD';
  /**
   * How many can be bought there.
   */
  stock?: number;
  /**
   * When it was last brought in line, UTC.
   */
  synced?: string | null;
  /**
   * Why the channel does not offer it.
   */
  failure?: ('CHANNEL_REFUSED' | 'PRICE_TOO_LOW' | 'IMAGE_MISSING') | null;
}
/**
 * One product of an order.
 */
export interface StoreOrderItem {
  /**
   * Identity.
   */
  id: string;
  /**
   * When it was made, UTC.
   */
  created: string;
  /**
   * The order.
   */
  order_id?: string;
  /**
   * The product.
   */
  product_id?: string;
  /**
   * What it was called.
   */
  name?: string;
  /**
   * Size, colour or taste.
   */
  variant?: string | null;
  /**
   * How many.
   */
  quantity?: number;
  /**
   * How many of them left the stock when the order was paid.
   */
  taken?: number | null;
  /**
   * Whether the stock had as many when the order was paid; null before.
   */
  supply?: 'IN_STOCK' | 'SHORT' | null;
  /**
   * What one cost.
   */
  price?: string;
  /**
   * What they cost.
   */
  amount?: string;
  /**
   * ISO 4217 code.
   */
  currency?: 'IDR' | 'PHP' | 'USD';
}
/**
 * A purchase in a store.
 */
export interface StoreOrder {
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
   * The store.
   */
  store_id?: string;
  /**
   * Where it was bought.
   */
  channel_id?: string;
  /**
   * The platform that it was bought on.
   */
  platform?: 'ONLINE_STORE' | 'TOKOPEDIA' | 'SHOPEE' | 'LAZADA' | 'BUKALAPAK' | 'SHOPIFY' | 'WOOCOMMERCE';
  /**
   * How far it is.
   */
  status?: 'UNPAID' | 'PAID' | 'PACKED' | 'SHIPPED' | 'COMPLETED' | 'CANCELLED';
  /**
   * The number that the buyer knows.
   */
  order_id?: string;
  /**
   * Who bought it.
   */
  customer_name?: string;
  /**
   * Where they are written to.
   */
  customer_email?: string | null;
  /**
   * E.164.
   */
  customer_phone?: string | null;
  /**
   * Where it goes.
   */
  full_address?: string;
  /**
   * City.
   */
  city?: string;
  /**
   * Province.
   */
  province?: string;
  /**
   * Postal code.
   */
  postal_code?: string;
  /**
   * The courier.
   */
  courier?: 'JNE' | 'JNT' | 'SICEPAT' | 'ANTERAJA' | 'POS' | 'GOSEND' | 'GRABEXPRESS';
  /**
   * What the courier calls it.
   */
  tracking_number?: string | null;
  /**
   * What shipping costs.
   */
  shipping_fee?: string;
  /**
   * What is paid in all.
   */
  amount?: string;
  /**
   * ISO 4217 code.
   */
  currency?: 'IDR' | 'PHP' | 'USD';
  /**
   * The end of the address at which its buyer pays and follows it.
   */
  link?: string;
  /**
   * Names the page on which its buyer ordered; null for an order that was not placed on the pages of the store.
   */
  checkout?: string | null;
  /**
   * Until when it can be paid, UTC.
   */
  expires?: string | null;
  /**
   * When it was paid, UTC.
   */
  paid?: string | null;
  /**
   * When the courier took it, UTC.
   */
  shipped?: string | null;
  /**
   * When it arrived, UTC.
   */
  completed?: string | null;
  /**
   * When it was cancelled, UTC.
   */
  cancelled?: string | null;
}
/**
 * What a store has sold of a product: orders that are paid for and not cancelled. Maintained by the database as orders are created, paid and cancelled.
 */
export interface StoreProductSale {
  /**
   * Identity.
   */
  id: string;
  /**
   * When it was first sold, UTC.
   */
  created: string;
  /**
   * The store.
   */
  store_id?: string;
  /**
   * The product.
   */
  product_id?: string;
  /**
   * What it was called when it was last sold.
   */
  name?: string;
  /**
   * Size, colour or taste.
   */
  variant?: string | null;
  /**
   * How many.
   */
  total_sold?: number;
  /**
   * What they brought in.
   */
  total_revenue?: string;
  /**
   * ISO 4217 code.
   */
  currency?: 'IDR' | 'PHP' | 'USD';
}
/**
 * Something that a store sells.
 */
export interface StoreProduct {
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
   * Whether it can be bought.
   */
  status?: 'ACTIVE' | 'INACTIVE' | 'OUT_OF_STOCK';
  /**
   * What it is called.
   */
  name?: string;
  /**
   * The business's own number.
   */
  sku?: string;
  /**
   * Size, colour or taste.
   */
  variant?: string | null;
  /**
   * What it says of itself.
   */
  description?: string | null;
  /**
   * The picture that buyers see first.
   */
  picture_file?: string | null;
  /**
   * Another picture.
   */
  second_picture_file?: string | null;
  /**
   * Another picture.
   */
  third_picture_file?: string | null;
  /**
   * What one costs.
   */
  price?: string;
  /**
   * ISO 4217 code.
   */
  currency?: 'IDR' | 'PHP' | 'USD';
  /**
   * How many there are.
   */
  stock?: number;
  /**
   * Packed, in centimetres.
   */
  width?: number | null;
  /**
   * Packed, in centimetres.
   */
  length?: number | null;
  /**
   * Packed, in centimetres.
   */
  height?: number | null;
  /**
   * Grams.
   */
  weight?: number;
}
/**
 * A store with what its orders come to.
 */
export interface StoreSalesSummary {
  /**
   * The store.
   */
  id: string;
  /**
   * When it was made, UTC.
   */
  created: string;
  /**
   * Whether people can buy there.
   */
  status?: 'ACTIVE' | 'DRAFT' | 'CLOSED';
  /**
   * What it is called.
   */
  name?: string;
  /**
   * The end of the address of its pages.
   */
  link?: string;
  /**
   * How many orders were received, with any status.
   */
  uploaded_count?: number;
  /**
   * What they come to.
   */
  uploaded_amount?: string;
  /**
   * How many are completed.
   */
  completed_count?: number;
  /**
   * What they come to.
   */
  completed_amount?: string;
  /**
   * How many were paid for more than two days ago and are not on their way.
   */
  issue_count?: number;
  /**
   * What they come to.
   */
  issue_amount?: string;
  /**
   * How many were cancelled.
   */
  deleted_count?: number;
  /**
   * What they come to.
   */
  deleted_amount?: string;
  /**
   * ISO 4217 code.
   */
  currency?: 'IDR' | 'PHP' | 'USD';
}
/**
 * An online store of the business.
 */
export interface Store {
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
   * Whether people can buy there.
   */
  status?: 'ACTIVE' | 'DRAFT' | 'CLOSED';
  /**
   * What it is called.
   */
  name?: string;
  /**
   * The beginning of its address; no two stores have the same.
   */
  slug?: string;
  /**
   * The end of the address of its pages; in test mode it ends in .test.
   */
  link?: string;
  /**
   * What it says of itself.
   */
  description?: string | null;
  /**
   * Its logo.
   */
  logo_file?: string | null;
  /**
   * The picture at the top of its pages.
   */
  banner_file?: string | null;
  /**
   * Who answers for it.
   */
  contact_person?: string;
  /**
   * E.164.
   */
  phone_number?: string;
  /**
   * Where buyers write to.
   */
  email?: string | null;
  /**
   * Where it is, with the ids of its areas.
   */
  address?: {} | null;
  /**
   * Street and number.
   */
  full_address?: string;
  /**
   * City.
   */
  city?: string;
  /**
   * Province.
   */
  province?: string;
  /**
   * Postal code.
   */
  postal_code?: string;
  /**
   * Colour of buttons.
   */
  primary_colour?: string;
  /**
   * Colour of what is pointed at.
   */
  secondary_colour?: string;
  /**
   * The typeface.
   */
  font?: 'INTER' | 'NUNITO_SANS' | 'ROBOTO' | 'LATO';
  /**
   * The language it begins in.
   */
  language?: 'id' | 'en';
  /**
   * How buyers may pay; every live payment method where none is chosen.
   */
  payment_methods?:
    | (
        | 'BCA'
        | 'MANDIRI'
        | 'BNI'
        | 'BRI'
        | 'PERMATA'
        | 'BSI'
        | 'CIMB'
        | 'QRIS'
        | 'OVO'
        | 'DANA'
        | 'SHOPEEPAY'
        | 'LINKAJA'
        | 'ALFAMART'
        | 'INDOMARET'
        | 'DD_BRI'
        | 'DD_MANDIRI'
        | 'KREDIVO'
        | 'AKULAKU'
      )[]
    | null;
  /**
   * Hours until a checkout ends.
   */
  ttl_hours?: number;
  /**
   * What shipping costs where no courier says.
   */
  shipping_fee?: string;
  /**
   * ISO 4217 code.
   */
  currency?: 'IDR' | 'PHP' | 'USD';
  /**
   * The country as the couriers' gateway knows it: 228 is Indonesia.
   */
  country_id?: number;
  /**
   * Of a parcel whose product does not say, in grams.
   */
  weight?: number | null;
  /**
   * Of such a parcel, in centimetres.
   */
  width?: number | null;
  /**
   * Of such a parcel, in centimetres.
   */
  length?: number | null;
  /**
   * Of such a parcel, in centimetres.
   */
  height?: number | null;
}
/**
 * Who did what in an account below a platform master.
 */
export interface SubAccountActivity {
  /**
   * Identity.
   */
  id: string;
  /**
   * When it happened, UTC.
   */
  created: string;
  /**
   * The account that it belongs to.
   */
  sub_account_id?: string;
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
    | 'PAYMENT_RECEIVED'
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
    | 'RECORD_CHANGED'
    | 'RECORD_EXPIRED'
    | 'PLAN_PAYMENT_PAID'
    | 'PLAN_PAYMENT_FAILED'
    | 'PLAN_PAYMENT_SKIPPED'
    | 'PLAN_COMPLETED'
    | 'CALLBACK_RESENT'
    | 'CALLBACK_TESTED'
    | 'REPORT_SENT'
    | 'REPORT_FAILED'
    | 'REPORT_DOWNLOADED'
    | 'PROOF_DOWNLOADED'
    | 'DOCUMENT_DOWNLOADED'
    | 'PASSWORD_RESET_ASKED'
    | 'PASSWORD_CHANGED'
    | 'ACCOUNT_LOCKED'
    | 'ACCOUNT_UNLOCKED'
    | 'SESSION_REVOKED'
    | 'EMAIL_CONFIRMED'
    | 'BUSINESS_REGISTERED'
    | 'SIGN_IN_LINK_SENT'
    | 'DEVICE_VERIFIED'
    | 'MFA_ENABLED'
    | 'MFA_DISABLED'
    | 'BACKUP_CODES_MADE'
    | 'PHONE_VERIFIED'
    | 'PIN_SET'
    | 'PROFILE_CHANGED'
    | 'FEEDBACK_SENT'
    | 'CONSENT_CHANGED'
    | 'MEMBER_INVITED'
    | 'INVITATION_WITHDRAWN'
    | 'INVITATION_ACCEPTED'
    | 'PERMISSIONS_CHANGED'
    | 'MEMBER_REMOVED'
    | 'APPLICATION_AUTHORIZED';
  /**
   * Their name at that time.
   */
  actor_name?: string;
  /**
   * Where from.
   */
  ip_address?: string | null;
}
/**
 * A movement of the balance of an account below a platform master.
 */
export interface SubAccountEntry {
  /**
   * Identity.
   */
  id: string;
  /**
   * When it was posted, UTC.
   */
  created: string;
  /**
   * The account that it belongs to.
   */
  sub_account_id?: string;
  /**
   * Why it was posted.
   */
  type?:
    | 'PAYMENT'
    | 'DISBURSEMENT'
    | 'REFUND'
    | 'WITHDRAWAL'
    | 'SETTLEMENT'
    | 'TOP_UP'
    | 'CHARGEBACK'
    | 'LOAN'
    | 'LOAN_REPAYMENT'
    | 'CARD_SPENDING'
    | 'PLATFORM_FEE'
    | 'TRANSFER'
    | 'ESCROW'
    | 'INVESTOR'
    | 'BILL'
    | 'SPLIT';
  /**
   * The reference of what it belongs to.
   */
  reference?: string;
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
}
/**
 * A member of an account below a platform master.
 */
export interface SubAccountMember {
  /**
   * Identity: that of the person.
   */
  id: string;
  /**
   * When they joined, UTC.
   */
  created: string;
  /**
   * The account that it belongs to.
   */
  sub_account_id?: string;
  /**
   * Their name.
   */
  full_name?: string;
  /**
   * Their address.
   */
  email?: string;
  /**
   * Whether they prove by a second factor who they are.
   */
  is_mfa_enabled?: boolean;
}
/**
 * A transaction of an account below a platform master.
 */
export interface SubAccountTransaction {
  /**
   * Identity.
   */
  id: string;
  /**
   * When it was made, UTC.
   */
  created: string;
  /**
   * The account that it belongs to.
   */
  sub_account_id?: string;
  /**
   * What kind of movement.
   */
  type?: 'PAYMENT' | 'DISBURSEMENT' | 'REFUND' | 'WITHDRAWAL' | 'TOP_UP' | 'PLATFORM_FEE' | 'SPLIT';
  /**
   * Its status.
   */
  status?: 'PENDING' | 'COMPLETED' | 'FAILED' | 'REVERSED';
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
    | 'QRIS'
    | 'OVO'
    | 'DANA'
    | 'SHOPEEPAY'
    | 'LINKAJA'
    | 'ALFAMART'
    | 'INDOMARET'
    | 'BPI'
    | 'UNIONBANK'
    | 'BDO'
    | 'METROBANK'
    | 'GCASH'
    | 'MAYA'
    | 'GRABPAY'
    | '7ELEVEN'
    | 'CEBUANA'
    | 'DD_BRI'
    | 'DD_MANDIRI'
    | 'DD_BPI'
    | 'UBP'
    | 'KREDIVO'
    | 'AKULAKU'
    | 'BILLEASE'
    | 'VISA'
    | 'MASTERCARD'
    | 'JCB'
    | 'AMEX'
    | 'SECURITY_BANK';
  /**
   * The business's own reference.
   */
  external_id?: string;
  /**
   * Gross amount.
   */
  amount?: string;
  /**
   * ISO 4217 code.
   */
  currency?: 'IDR' | 'PHP' | 'USD';
  /**
   * What its platform takes of a payment of a sub-account; null: not a payment of one.
   */
  platform_fee?: string | null;
}
/**
 * A business below a platform master, as the master sees it.
 */
export interface SubAccount {
  /**
   * Identity: that of the business.
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
   * What it is called.
   */
  name?: string;
  /**
   * Its address.
   */
  email?: string;
  /**
   * Whether the master's people may act for it.
   */
  type?: 'OWNED' | 'MANAGED';
  /**
   * Its go-live status.
   */
  status?:
    | 'REGISTERED'
    | 'AWAITING_DOCS'
    | 'FORM_CONFIRMED'
    | 'PENDING_VERIFICATION'
    | 'TIER_1'
    | 'LIVE'
    | 'LIVE_TESTMODE'
    | 'SUSPENDED'
    | 'PENDING'
    | 'PENDING_LIVE'
    | 'INSTANT_LIVE_PENDING_VERIFICATION'
    | 'INSTANT_LIVE_AWAITING_DOCS'
    | 'INSTANT_LIVE_SUSPENDED'
    | 'INSTANT_LIVE_SUSPENDED_CAN_WITHDRAW'
    | 'INVALID'
    | 'FAILED'
    | 'INVITED';
  /**
   * Where it operates.
   */
  country?: 'ID' | 'PH' | 'SG';
  /**
   * What it can use.
   */
  balance?: string;
  /**
   * ISO 4217 code.
   */
  currency?: 'IDR' | 'PHP' | 'USD';
}
/**
 * A problem that a business reports to us in the resolution centre, and how far it is.
 */
export interface SupportCase {
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
   * Its status. OPEN: our staff works on it. AWAITING_REPLY: our staff needs something of the business. CLOSED: it cannot be reopened.
   */
  status?: 'OPEN' | 'AWAITING_REPLY' | 'ANSWERED' | 'DECLINED' | 'SOLVED' | 'CLOSED';
  /**
   * What it is about.
   */
  category?:
    | 'PAYMENT_PROBLEM'
    | 'REFUND_PROBLEM'
    | 'TRANSFER_PROBLEM'
    | 'SETTLEMENT_PROBLEM'
    | 'INTEGRATION_HELP'
    | 'ACCOUNT_ACCESS'
    | 'BILL_QUESTION'
    | 'SOMETHING_ELSE';
  /**
   * The problem in a few words.
   */
  subject?: string;
  /**
   * What happened, and what was expected.
   */
  description?: string;
  /**
   * The id or reference of the payment, transfer or other record that it concerns.
   */
  reference?: string | null;
  /**
   * A file that shows the problem.
   */
  document?: string | null;
  /**
   * The address of the person who raised it.
   */
  raised_by?: string;
  /**
   * The last question of our staff.
   */
  question?: string | null;
  /**
   * What the business wrote last.
   */
  reply?: string | null;
  /**
   * The file of what the business wrote last.
   */
  reply_file?: string | null;
  /**
   * The answer of our staff.
   */
  answer?: string | null;
  /**
   * Why our staff cannot solve it.
   */
  reason?:
    | 'UNREADABLE'
    | 'WRONG_AMOUNT'
    | 'WRONG_PERIOD'
    | 'RISK_TOO_HIGH'
    | 'NOT_ENOUGH_HISTORY'
    | 'INCOMPLETE'
    | 'NAME_MISMATCH'
    | 'ACCOUNT_NOT_FOUND'
    | 'ACCOUNT_CLOSED'
    | 'IDENTITY_NOT_CONFIRMED'
    | 'NOT_SUPPORTED'
    | 'DECLINED_BY_PARTNER'
    | 'CARDHOLDER_WINS'
    | 'DOCUMENT_EXPIRED'
    | 'WEBSITE_NOT_REACHABLE'
    | 'NOT_CONFIRMED'
    | null;
  /**
   * When it was answered, UTC.
   */
  answered?: string | null;
  /**
   * Until when it can be reopened, UTC.
   */
  closes?: string | null;
}
/**
 * One message of the conversation about a case.
 */
export interface SupportMessage {
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
   * The case.
   */
  case_id?: string;
  /**
   * What was written. QUESTION, ANSWER and DECLINED are of our staff, the others of the business.
   */
  kind?: 'RAISED' | 'ADDED' | 'QUESTION' | 'REPLY' | 'ANSWER' | 'DECLINED' | 'REOPENED';
  /**
   * The address of the person of the business who wrote it; none for our staff.
   */
  author?: string | null;
  /**
   * The words.
   */
  text?: string;
  /**
   * A file that belongs to it.
   */
  document?: string | null;
}
/**
 * A tax invoice over the fees of a month, or a slip of the tax that the business withheld on them.
 */
export interface TaxDocument {
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
   * VAT_INVOICE: the provider's tax invoice. WITHHOLDING_SLIP: the business's proof of tax withheld.
   */
  type?: 'VAT_INVOICE' | 'WITHHOLDING_SLIP';
  /**
   * Its status.
   */
  status?: 'ISSUED' | 'SUBMITTED' | 'ACCEPTED' | 'REJECTED';
  /**
   * The number on the document.
   */
  number?: string;
  /**
   * The month, YYYY-MM.
   */
  period?: string;
  /**
   * The fees that are taxed.
   */
  base_amount?: string;
  /**
   * The tax.
   */
  amount?: string;
  /**
   * ISO 4217 code.
   */
  currency?: 'IDR' | 'PHP' | 'USD';
  /**
   * Why it was rejected.
   */
  reason?: 'UNREADABLE' | 'WRONG_AMOUNT' | 'WRONG_PERIOD' | null;
  /**
   * The document: an uploaded file.
   */
  document?: string | null;
  /**
   * Who made it; "automatic" where no person did.
   */
  created_by?: string;
}
/**
 * A member of the business, or an invited one.
 */
export interface TeamMember {
  /**
   * Identity.
   */
  id: string;
  /**
   * When it was made, UTC.
   */
  created: string;
  /**
   * Full name.
   */
  full_name?: string;
  /**
   * Where they are written to.
   */
  email?: string;
  /**
   * ACTIVE: has joined. PENDING: invited and has not answered.
   */
  status?: 'ACTIVE' | 'PENDING';
  /**
   * Whether they prove themselves a second time when signing in.
   */
  is_mfa_enabled?: boolean;
  /**
   * What they may do in the business itself; nothing where they work for accounts below it alone.
   */
  permissions?: (
    | 'can_view'
    | 'can_edit'
    | 'can_approve'
    | 'operation'
    | 'can_administer'
    | 'can_manage_tech_settings'
    | 'can_withdraw'
  )[];
  /**
   * Whether they work for the business itself, and not only for accounts below it.
   */
  platform_access?: boolean;
  /**
   * The accounts that they work for: the business itself first, then those below it by name.
   */
  accounts?: {
    business_id?: string;
    business_name?: string;
  }[];
  /**
   * The same accounts where there are several, or where they do not work for the business itself; else none.
   */
  accounts_access?: {
    business_id?: string;
    business_name?: string;
  }[];
}
/**
 * The clock of test mode, which the business moves ahead.
 */
export interface TestClock {
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
   * Whether it has arrived, or moves.
   */
  status?: 'READY' | 'MOVING';
  /**
   * The time that it was moved to last, UTC.
   */
  moved_to?: string | null;
  /**
   * The time that it moves to, UTC; without one to what is due next.
   */
  until?: string | null;
  /**
   * Who moved it last.
   */
  moved_by?: string | null;
}
/**
 * A virtual account of the business by which it tops up its balance, one at each bank of its country.
 */
export interface TopUpAccount {
  /**
   * Identity.
   */
  id: string;
  /**
   * When it was made, UTC.
   */
  created: string;
  /**
   * The bank.
   */
  bank?: 'BCA' | 'MANDIRI' | 'BNI' | 'BRI' | 'PERMATA' | 'BSI' | 'CIMB' | 'BPI' | 'UNIONBANK' | 'BDO' | 'METROBANK';
  /**
   * The number to transfer to.
   */
  account_number?: string;
  /**
   * The name that the bank shows before the transfer.
   */
  account_name?: string;
  /**
   * ISO 4217 code.
   */
  currency?: 'IDR' | 'PHP' | 'USD';
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
  type?: 'PAYMENT' | 'DISBURSEMENT' | 'REFUND' | 'WITHDRAWAL' | 'TOP_UP' | 'PLATFORM_FEE' | 'SPLIT';
  /**
   * Its status.
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
    | 'QRIS'
    | 'OVO'
    | 'DANA'
    | 'SHOPEEPAY'
    | 'LINKAJA'
    | 'ALFAMART'
    | 'INDOMARET'
    | 'BPI'
    | 'UNIONBANK'
    | 'BDO'
    | 'METROBANK'
    | 'GCASH'
    | 'MAYA'
    | 'GRABPAY'
    | '7ELEVEN'
    | 'CEBUANA'
    | 'DD_BRI'
    | 'DD_MANDIRI'
    | 'DD_BPI'
    | 'UBP'
    | 'KREDIVO'
    | 'AKULAKU'
    | 'BILLEASE'
    | 'VISA'
    | 'MASTERCARD'
    | 'JCB'
    | 'AMEX'
    | 'SECURITY_BANK';
  /**
   * The business's own reference.
   */
  external_id?: string;
  /**
   * The channel's reference.
   */
  reference?: string;
  /**
   * The id of the invoice, payment link, virtual account or QR code that was paid, as shown; of money that could pay none of them, its payment request; of a refund by e-wallet, the payment.
   */
  paid_for?: string | null;
  /**
   * What was given back of a payment by e-wallet, or is on its way back; null where nothing was.
   */
  refunded_amount?: string | null;
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
   * What its platform takes of a payment of a sub-account; null: not a payment of one.
   */
  platform_fee?: string | null;
  /**
   * The split rule of the platform by which the payment is divided; null: none.
   */
  split_rule_id?: string | null;
  /**
   * What the routes come to; null: it has no split rule, or its money is not in the balance yet.
   */
  split_amount?: string | null;
  /**
   * Whether the payment was divided. NOT_COVERED: what was received, less what was returned to the payer, does not cover the routes. ACCOUNT_GONE: an account of a route is not of the platform anymore. SUSPENDED: the account was suspended. null: it has no split rule.
   */
  split_status?: 'PENDING' | 'MOVED' | 'NOT_COVERED' | 'ACCOUNT_GONE' | 'SUSPENDED' | null;
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
   * The settlement that pays it out; null: its money is in the balance at once.
   */
  settlement_id?: string | null;
  /**
   * Why it failed.
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
    | 'FRAUD_GUARD_BLOCKED'
    | 'INSUFFICIENT_BALANCE'
    | 'EXPIRED_PAYMENT'
    | 'CHANNEL_UNAVAILABLE'
    | 'INVALID_ACCOUNT'
    | null;
  /**
   * Whether its money is still on its way. PENDING: not paid or sent yet. IN_TRANSIT: paid, and not in the balance yet.
   */
  stage?: 'PENDING' | 'IN_TRANSIT' | 'FINAL';
  /**
   * Whether anything about it is still to come.
   */
  progress?: 'UNDERWAY' | 'FINAL';
}
/**
 * A payment into a virtual account: one of the business, or the number that a payer was given.
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
   * Its status.
   */
  status?: 'PENDING' | 'COMPLETED' | 'FAILED' | 'CANCELLED';
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
   * The bank's reference; null until it is paid.
   */
  reference?: string | null;
  /**
   * What was paid, or is to be paid.
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
   * The payment request whose number it is paid to; null for an account of the business.
   */
  payment_request_id?: string | null;
  /**
   * Who pays.
   */
  customer_id?: string | null;
  /**
   * The payer's name.
   */
  customer_name?: string | null;
}
/**
 * A number at a bank that a payer transfers to.
 */
export interface VirtualAccount {
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
   * Whether it can be paid into. PENDING: the bank has not opened it yet; some banks do so only after a while, and the callback VIRTUAL_ACCOUNT_CREATED says when.
   */
  status?: 'PENDING' | 'ACTIVE' | 'PAID' | 'INACTIVE' | 'EXPIRED';
  /**
   * The name shown to the payer.
   */
  name?: string;
  /**
   * The bank of the account.
   */
  bank?: 'BCA' | 'MANDIRI' | 'BNI' | 'BRI' | 'PERMATA' | 'BSI' | 'CIMB' | 'BPI' | 'UNIONBANK' | 'BDO' | 'METROBANK';
  /**
   * The number that the payer transfers to.
   */
  account_number?: string;
  /**
   * The business's own reference.
   */
  external_id?: string;
  /**
   * Whether it is used once or again and again.
   */
  type?: 'SINGLE_USE' | 'MULTIPLE_USE';
  /**
   * What has to be paid; without it any amount.
   */
  expected_amount?: string | null;
  /**
   * ISO 4217 code.
   */
  currency?: 'IDR' | 'PHP' | 'USD';
  /**
   * The last day to pay, where the business is.
   */
  expires?: string | null;
  /**
   * What it is for.
   */
  description?: string | null;
  /**
   * Who pays.
   */
  customer_id?: string | null;
  /**
   * The payer's name, as it was at that time.
   */
  customer_name?: string | null;
  /**
   * Who made it.
   */
  created_by?: string;
}
/**
 * Has the balance withdrawn again and again.
 */
export interface WithdrawalSchedule {
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
   * Its status; a deleted one is kept for its withdrawals.
   */
  status?: 'ACTIVE' | 'PAUSED' | 'DELETED';
  /**
   * How often it withdraws.
   */
  frequency?: 'DAILY' | 'WEEKLY' | 'MONTHLY';
  /**
   * On which day of the week.
   */
  weekday?: 'MONDAY' | 'TUESDAY' | 'WEDNESDAY' | 'THURSDAY' | 'FRIDAY' | 'SATURDAY' | 'SUNDAY' | null;
  /**
   * On which day of the month, 1 to 31; shorter months have their last day.
   */
  month_day?: number | null;
  /**
   * At which hour, HH:00 in its zone.
   */
  time_of_day?: string;
  /**
   * The zone of its days and times, an IANA name.
   */
  time_zone?: string;
  /**
   * The account that it withdraws to; null: the primary one at the time.
   */
  bank_account_id?: string | null;
  /**
   * What stays in the balance; null: nothing.
   */
  keep_amount?: string | null;
  /**
   * ISO 4217 code.
   */
  currency?: 'IDR' | 'PHP' | 'USD';
  /**
   * When it withdraws next, UTC; empty unless it is active.
   */
  next_run?: string | null;
  /**
   * When it last ran, UTC.
   */
  last_run?: string | null;
  /**
   * What its last run did.
   */
  last_result?:
    | 'WITHDRAWN'
    | 'NEEDS_APPROVAL'
    | 'STILL_WAITING'
    | 'BELOW_MINIMUM'
    | 'NO_ACCOUNT'
    | 'NO_PERMISSION'
    | 'FAILED'
    | null;
  /**
   * Who set it up or changed it last: whose access it needs, and who is mailed.
   */
  created_by?: string;
  /**
   * The person of created_by, a UUID.
   */
  user_id?: string;
}
/**
 * Money of the balance that the business has sent to its own bank account.
 */
export interface Withdrawal {
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
   * Its status.
   */
  status?: 'NEEDS_APPROVAL' | 'PENDING' | 'COMPLETED' | 'FAILED' | 'CANCELLED';
  /**
   * Its reference.
   */
  external_id?: string;
  /**
   * The account that it goes to.
   */
  bank_account_id?: string;
  /**
   * The bank of the account.
   */
  bank?:
    | 'BCA'
    | 'BNI'
    | 'BRI'
    | 'MANDIRI'
    | 'PERMATA'
    | 'CIMB'
    | 'BSI'
    | 'BDO'
    | 'BPI'
    | 'METROBANK'
    | 'UNIONBANK'
    | 'SECURITY_BANK'
    | 'DBS'
    | 'OCBC'
    | 'UOB';
  /**
   * The account's number.
   */
  account_number?: string;
  /**
   * Whose account it is.
   */
  account_name?: string;
  /**
   * What is sent.
   */
  amount?: string;
  /**
   * What it costs, before tax.
   */
  fee?: string;
  /**
   * Tax on the fee.
   */
  tax?: string;
  /**
   * ISO 4217 code.
   */
  currency?: 'IDR' | 'PHP' | 'USD';
  /**
   * The transaction that its money moved by.
   */
  transaction_id?: string | null;
  /**
   * Why it did not reach the account.
   */
  failure_code?: 'INVALID_ACCOUNT' | 'CHANNEL_UNAVAILABLE' | null;
  /**
   * How many people must approve it; null: none.
   */
  approvals_needed?: number | null;
  /**
   * How many people have approved it.
   */
  approvals_given?: number | null;
  /**
   * How many of the approvals it has.
   */
  approval_progress?: string | null;
  /**
   * Who approved it.
   */
  approved_by?: string | null;
  /**
   * Who made it.
   */
  created_by?: string;
  /**
   * The schedule that made it; null: a person did.
   */
  schedule_id?: string | null;
  /**
   * When the bank had it, UTC.
   */
  completed?: string | null;
}
