/* Generated from config/names.yaml by `npm run generate`. Do not edit. */

/** The named lists of values, each with the values of the lists that it names. */
export const VALUE_LISTS = {
  "early": [
    "REGISTERED",
    "AWAITING_DOCS",
    "FORM_CONFIRMED",
    "PENDING",
    "PENDING_VERIFICATION",
    "PENDING_LIVE",
    "INVITED",
    "INSTANT_LIVE_PENDING_VERIFICATION",
    "INSTANT_LIVE_AWAITING_DOCS"
  ],
  "currencies": [
    "IDR",
    "PHP",
    "USD"
  ],
  "countries": [
    "ID",
    "PH",
    "SG"
  ],
  "card-countries": [
    "AE",
    "AU",
    "BR",
    "CA",
    "CN",
    "DE",
    "FR",
    "GB",
    "HK",
    "ID",
    "IN",
    "JP",
    "KR",
    "MY",
    "NG",
    "NL",
    "PH",
    "RU",
    "SA",
    "SG",
    "TH",
    "TW",
    "UA",
    "US",
    "VN"
  ],
  "banks-of-indonesia": [
    "BCA",
    "MANDIRI",
    "BNI",
    "BRI",
    "PERMATA",
    "BSI",
    "CIMB"
  ],
  "banks-of-philippines": [
    "BPI",
    "UNIONBANK",
    "BDO",
    "METROBANK"
  ],
  "banks": [
    "BCA",
    "MANDIRI",
    "BNI",
    "BRI",
    "PERMATA",
    "BSI",
    "CIMB",
    "BPI",
    "UNIONBANK",
    "BDO",
    "METROBANK"
  ],
  "wallets-of-indonesia": [
    "OVO",
    "DANA",
    "SHOPEEPAY",
    "LINKAJA"
  ],
  "wallets-of-philippines": [
    "GCASH",
    "MAYA",
    "GRABPAY"
  ],
  "payees-of-indonesia": [
    "BCA",
    "MANDIRI",
    "BNI",
    "BRI",
    "PERMATA",
    "BSI",
    "CIMB",
    "OVO",
    "DANA",
    "SHOPEEPAY",
    "LINKAJA"
  ],
  "payees-of-philippines": [
    "BPI",
    "UNIONBANK",
    "BDO",
    "METROBANK",
    "GCASH",
    "MAYA",
    "GRABPAY"
  ],
  "payees": [
    "BCA",
    "MANDIRI",
    "BNI",
    "BRI",
    "PERMATA",
    "BSI",
    "CIMB",
    "OVO",
    "DANA",
    "SHOPEEPAY",
    "LINKAJA",
    "BPI",
    "UNIONBANK",
    "BDO",
    "METROBANK",
    "GCASH",
    "MAYA",
    "GRABPAY"
  ],
  "channels": [
    "BCA",
    "MANDIRI",
    "BNI",
    "BRI",
    "PERMATA",
    "BSI",
    "CIMB",
    "OVO",
    "DANA",
    "SHOPEEPAY",
    "LINKAJA",
    "GCASH",
    "MAYA",
    "GRABPAY",
    "QRIS",
    "ALFAMART",
    "INDOMARET",
    "7ELEVEN",
    "CEBUANA",
    "VISA",
    "MASTERCARD",
    "JCB",
    "AMEX",
    "BPI",
    "UNIONBANK",
    "BDO",
    "METROBANK",
    "KREDIVO",
    "SECURITY_BANK"
  ],
  "payer-channels-of-indonesia": [
    "BCA",
    "MANDIRI",
    "BNI",
    "BRI",
    "PERMATA",
    "BSI",
    "CIMB",
    "QRIS",
    "OVO",
    "DANA",
    "SHOPEEPAY",
    "LINKAJA",
    "ALFAMART",
    "INDOMARET",
    "KREDIVO"
  ],
  "payer-channels-of-philippines": [
    "BPI",
    "UNIONBANK",
    "BDO",
    "METROBANK",
    "GCASH",
    "MAYA",
    "GRABPAY",
    "SHOPEEPAY",
    "7ELEVEN",
    "CEBUANA"
  ],
  "payer-channels-of-singapore": [
    "GRABPAY"
  ],
  "payer-channels": [
    "BCA",
    "MANDIRI",
    "BNI",
    "BRI",
    "PERMATA",
    "BSI",
    "CIMB",
    "QRIS",
    "OVO",
    "DANA",
    "SHOPEEPAY",
    "LINKAJA",
    "ALFAMART",
    "INDOMARET",
    "KREDIVO",
    "BPI",
    "UNIONBANK",
    "BDO",
    "METROBANK",
    "GCASH",
    "MAYA",
    "GRABPAY",
    "7ELEVEN",
    "CEBUANA"
  ],
  "account-banks-of-indonesia": [
    "BCA",
    "BNI",
    "BRI",
    "MANDIRI",
    "PERMATA",
    "CIMB",
    "BSI"
  ],
  "account-banks-of-philippines": [
    "BDO",
    "BPI",
    "METROBANK",
    "UNIONBANK",
    "SECURITY_BANK"
  ],
  "account-banks-of-singapore": [
    "DBS",
    "OCBC",
    "UOB"
  ],
  "account-banks": [
    "BCA",
    "BNI",
    "BRI",
    "MANDIRI",
    "PERMATA",
    "CIMB",
    "BSI",
    "BDO",
    "BPI",
    "METROBANK",
    "UNIONBANK",
    "SECURITY_BANK",
    "DBS",
    "OCBC",
    "UOB"
  ],
  "investor-banks": [
    "BCA",
    "MANDIRI",
    "BNI",
    "BRI",
    "CIMB"
  ],
  "card-networks": [
    "VISA",
    "MASTERCARD",
    "AMEX",
    "DISCOVER",
    "JCB",
    "VISA-ELECTRON",
    "DANKORT",
    "MAESTRO"
  ],
  "card-networks-of-indonesia": [
    "GPN",
    "BCA"
  ],
  "accepted-cards": [
    "VISA",
    "MASTERCARD",
    "AMEX",
    "DISCOVER",
    "JCB",
    "VISA-ELECTRON",
    "DANKORT",
    "MAESTRO",
    "GPN",
    "BCA"
  ],
  "card-brands": [
    "VISA",
    "MASTERCARD",
    "AMEX",
    "DISCOVER",
    "JCB",
    "VISA-ELECTRON",
    "DANKORT",
    "MAESTRO",
    "GPN",
    "BCA",
    "UNKNOWN"
  ],
  "issued-networks": [
    "VISA",
    "MASTERCARD"
  ],
  "fraud-actions": [
    "BLOCK",
    "ALLOW"
  ],
  "report-formats": [
    "CSV",
    "XLSX"
  ],
  "industries": [
    "RETAIL",
    "FOOD_AND_DRINK",
    "LOGISTICS",
    "FINANCE",
    "MARKETPLACE",
    "SERVICES",
    "OTHER"
  ],
  "key-products": [
    "BALANCE",
    "CUSTOMERS",
    "ACCEPT_PAYMENTS",
    "INVOICES_AND_LINKS",
    "SEND_MONEY",
    "REPORTS",
    "ISSUING",
    "STORE",
    "PLATFORM",
    "ESCROW"
  ],
  "callback-products": [
    "INVOICE",
    "VIRTUAL_ACCOUNT_CREATED",
    "VIRTUAL_ACCOUNT_PAID",
    "EWALLET_PAYMENT",
    "RETAIL_OUTLET_PAID",
    "QR_CODE_PAYMENT",
    "CARD_PAYMENT",
    "RECURRING_PLAN",
    "PAYMENT_LINK",
    "DISBURSEMENT",
    "BATCH_DISBURSEMENT",
    "PAYOUT",
    "REFUND"
  ],
  "callback-answers": [
    "NO_ANSWER",
    "ANSWERED_1XX",
    "ANSWERED_2XX",
    "ANSWERED_3XX",
    "ANSWERED_4XX",
    "ANSWERED_5XX"
  ],
  "callback-errors": [
    "ADDRESS_NOT_ALLOWED",
    "CERTIFICATE_NOT_VALID",
    "CONNECTION_FAILED",
    "CONNECTION_REFUSED",
    "CONNECTION_RESET",
    "HOST_NOT_FOUND",
    "TIMEOUT"
  ],
  "sales-platforms": [
    "ONLINE_STORE",
    "TOKOPEDIA",
    "SHOPEE",
    "LAZADA",
    "BUKALAPAK",
    "SHOPIFY",
    "WOOCOMMERCE"
  ],
  "couriers": [
    "JNE",
    "JNT",
    "SICEPAT",
    "ANTERAJA",
    "POS",
    "GOSEND",
    "GRABEXPRESS"
  ],
  "sending-errors": [
    "INSUFFICIENT_BALANCE",
    "INVALID_ACCOUNT",
    "CHANNEL_UNAVAILABLE",
    "DAILY_LIMIT"
  ],
  "card-errors": [
    "EXPIRED_CARD",
    "STOLEN_CARD",
    "INACTIVE_CARD",
    "INVALID_CVN",
    "CARD_DECLINED",
    "BIN_BLOCK",
    "3DS_REQUIRED",
    "CVN_REQUIRED",
    "INSUFFICIENT_BALANCE",
    "FRAUD_GUARD_BLOCKED"
  ],
  "activities": [
    "SIGN_IN",
    "SIGN_IN_FAILED",
    "SIGN_OUT",
    "BUSINESS_SWITCHED",
    "LANGUAGE_CHANGED",
    "TIME_ZONE_CHANGED",
    "PAYMENT_RECEIVED",
    "PAYMENT_SIMULATED",
    "CUSTOMER_CREATED",
    "CUSTOMER_UPDATED",
    "VIEW_SAVED",
    "VIEW_CHANGED",
    "VIEW_DELETED",
    "CUSTOMER_ARCHIVED",
    "CUSTOMER_RESTORED",
    "CUSTOMER_ERASED",
    "CONFIRMATION_FAILED",
    "LIST_EXPORTED",
    "NOTICE_DISMISSED",
    "NOTICE_RESTORED",
    "PAYMENT_SETTLED",
    "RECORD_CREATED",
    "RECORD_CHANGED",
    "RECORD_EXPIRED",
    "PLAN_PAYMENT_PAID",
    "PLAN_PAYMENT_FAILED",
    "PLAN_PAYMENT_SKIPPED",
    "PLAN_COMPLETED",
    "CALLBACK_RESENT",
    "CALLBACK_TESTED",
    "REPORT_SENT",
    "REPORT_FAILED",
    "REPORT_DOWNLOADED",
    "PASSWORD_RESET_ASKED",
    "PASSWORD_CHANGED",
    "ACCOUNT_LOCKED",
    "ACCOUNT_UNLOCKED",
    "SESSION_REVOKED",
    "EMAIL_CONFIRMED",
    "BUSINESS_REGISTERED",
    "SIGN_IN_LINK_SENT",
    "DEVICE_VERIFIED",
    "MFA_ENABLED",
    "MFA_DISABLED",
    "BACKUP_CODES_MADE",
    "PHONE_VERIFIED",
    "PIN_SET",
    "PROFILE_CHANGED",
    "MEMBER_INVITED",
    "INVITATION_WITHDRAWN",
    "INVITATION_ACCEPTED",
    "PERMISSIONS_CHANGED",
    "MEMBER_REMOVED",
    "APPLICATION_AUTHORIZED"
  ],
  "go-live-statuses": [
    "REGISTERED",
    "AWAITING_DOCS",
    "FORM_CONFIRMED",
    "PENDING_VERIFICATION",
    "INVITED",
    "TIER_1",
    "LIVE",
    "LIVE_TESTMODE",
    "SUSPENDED",
    "PENDING",
    "PENDING_LIVE",
    "INSTANT_LIVE_PENDING_VERIFICATION",
    "INSTANT_LIVE_AWAITING_DOCS",
    "INSTANT_LIVE_SUSPENDED",
    "INSTANT_LIVE_SUSPENDED_CAN_WITHDRAW",
    "INVALID",
    "FAILED"
  ],
  "rule-attributes": [
    "AMOUNT",
    "RISK_SCORE",
    "CARD_COUNTRY",
    "IP_COUNTRY",
    "PAYMENTS_PER_HOUR",
    "CARDS_PER_DAY"
  ],
  "rule-comparisons": [
    "IS",
    "IS_NOT",
    "AT_LEAST",
    "LESS_THAN"
  ],
  "refund-reasons": [
    "REQUESTED_BY_CUSTOMER",
    "DUPLICATE",
    "FRAUDULENT",
    "CANCELLATION",
    "OTHERS"
  ],
  "relationships": [
    "FAMILY",
    "FRIEND",
    "EMPLOYEE",
    "SUPPLIER",
    "SELF"
  ],
  "remittance-purposes": [
    "FAMILY_SUPPORT",
    "EDUCATION",
    "SALARY",
    "SAVINGS",
    "TRADE"
  ],
  "fonts": [
    "INTER",
    "NUNITO_SANS",
    "ROBOTO",
    "LATO"
  ],
  "weekdays": [
    "MONDAY",
    "TUESDAY",
    "WEDNESDAY",
    "THURSDAY",
    "FRIDAY",
    "SATURDAY",
    "SUNDAY"
  ],
  "report-frequencies": [
    "DAILY",
    "WEEKLY",
    "MONTHLY"
  ],
  "card-features": [
    "CAN_SKIP_CVN",
    "SHOULD_AUTHENTICATE",
    "CAN_USE_DYNAMIC_3DS",
    "INSTALLMENT_ENABLED"
  ],
  "review-kinds": [
    "TAX_SLIP",
    "CARD_CHANGE"
  ],
  "review-reasons": [
    "UNREADABLE",
    "WRONG_AMOUNT",
    "WRONG_PERIOD",
    "RISK_TOO_HIGH",
    "NOT_ENOUGH_HISTORY",
    "INCOMPLETE"
  ],
  "escrow-parties": [
    "LENDER",
    "BORROWER",
    "BUYER",
    "SELLER"
  ],
  "fee-categories": [
    "ALL",
    "VIRTUAL_ACCOUNT",
    "EWALLET",
    "QR_CODE",
    "CARD",
    "RETAIL_OUTLET",
    "DIRECT_DEBIT"
  ],
  "receipt-payments": [
    "CASH",
    "CARD",
    "EWALLET",
    "BANK_TRANSFER"
  ],
  "regions-of-philippines": [
    "NCR",
    "CAR",
    "REGION_I",
    "REGION_II",
    "REGION_III",
    "REGION_IV_A",
    "MIMAROPA",
    "REGION_V",
    "REGION_VI",
    "REGION_VII",
    "REGION_VIII",
    "REGION_IX",
    "REGION_X",
    "REGION_XI",
    "REGION_XII",
    "REGION_XIII",
    "BARMM"
  ],
  "contact-channels": [
    "EMAIL",
    "SMS",
    "WHATSAPP"
  ],
  "plan-intervals": [
    "DAY",
    "WEEK",
    "MONTH",
    "YEAR"
  ],
  "ledger-entry-types": [
    "PAYMENT",
    "DISBURSEMENT",
    "REFUND",
    "WITHDRAWAL",
    "SETTLEMENT",
    "TOP_UP",
    "CHARGEBACK"
  ],
  "transaction-types": [
    "PAYMENT",
    "DISBURSEMENT",
    "REFUND",
    "WITHDRAWAL",
    "TOP_UP"
  ]
} as const;
