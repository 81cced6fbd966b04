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
  "banks-of-indonesia-that-open-later": [
    "BSI"
  ],
  "banks-of-philippines-that-open-later": [
    "METROBANK"
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
  "direct-debits-of-indonesia": [
    "DD_BRI",
    "DD_MANDIRI"
  ],
  "direct-debits-of-philippines": [
    "DD_BPI",
    "UBP"
  ],
  "pay-laters-of-indonesia": [
    "KREDIVO",
    "AKULAKU"
  ],
  "pay-laters-of-philippines": [
    "BILLEASE"
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
    "DD_BRI",
    "DD_MANDIRI",
    "KREDIVO",
    "AKULAKU"
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
    "CEBUANA",
    "DD_BPI",
    "UBP",
    "BILLEASE"
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
    "BPI",
    "UNIONBANK",
    "BDO",
    "METROBANK",
    "GCASH",
    "MAYA",
    "GRABPAY",
    "7ELEVEN",
    "CEBUANA",
    "DD_BRI",
    "DD_MANDIRI",
    "DD_BPI",
    "UBP",
    "KREDIVO",
    "AKULAKU",
    "BILLEASE"
  ],
  "channels": [
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
    "BPI",
    "UNIONBANK",
    "BDO",
    "METROBANK",
    "GCASH",
    "MAYA",
    "GRABPAY",
    "7ELEVEN",
    "CEBUANA",
    "DD_BRI",
    "DD_MANDIRI",
    "DD_BPI",
    "UBP",
    "KREDIVO",
    "AKULAKU",
    "BILLEASE",
    "VISA",
    "MASTERCARD",
    "JCB",
    "AMEX",
    "SECURITY_BANK"
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
  "industry-sectors": [
    "GROCERIES",
    "FASHION",
    "ELECTRONICS",
    "HEALTH_AND_BEAUTY",
    "HOME_AND_FURNITURE",
    "OFFICE_SUPPLIES",
    "RESTAURANT",
    "CAFE",
    "CATERING",
    "PACKAGED_FOOD",
    "COURIER",
    "FREIGHT",
    "WAREHOUSING",
    "LENDING",
    "INSURANCE",
    "INVESTMENT",
    "MONEY_TRANSFER",
    "GOODS_MARKETPLACE",
    "SERVICES_MARKETPLACE",
    "TRAVEL_MARKETPLACE",
    "EDUCATION",
    "HEALTH_CARE",
    "PROFESSIONAL_SERVICES",
    "TRAVEL",
    "SOFTWARE",
    "NON_PROFIT",
    "GOVERNMENT",
    "OTHER_SECTOR"
  ],
  "licensed-industries": [
    "FINANCE"
  ],
  "entity-types-of-indonesia": [
    "ENTITY_DOMESTIC",
    "ENTITY_FOREIGN",
    "INDIVIDUAL_DOMESTIC",
    "INDIVIDUAL_FOREIGN"
  ],
  "entity-types-of-philippines": [
    "CORPORATION",
    "PARTNERSHIP",
    "SOLE_PROPRIETORSHIP",
    "INDIVIDUAL",
    "FOREIGN_CORPORATION"
  ],
  "entity-types": [
    "ENTITY_DOMESTIC",
    "ENTITY_FOREIGN",
    "INDIVIDUAL_DOMESTIC",
    "INDIVIDUAL_FOREIGN",
    "CORPORATION",
    "PARTNERSHIP",
    "SOLE_PROPRIETORSHIP",
    "INDIVIDUAL",
    "FOREIGN_CORPORATION"
  ],
  "companies": [
    "ENTITY_DOMESTIC",
    "ENTITY_FOREIGN",
    "CORPORATION",
    "PARTNERSHIP",
    "FOREIGN_CORPORATION"
  ],
  "primary-ids-of-indonesia": [
    "KTP",
    "PASSPORT"
  ],
  "primary-ids-of-philippines": [
    "PHILSYS",
    "UMID",
    "DRIVERS_LICENSE",
    "PRC_ID",
    "PASSPORT"
  ],
  "primary-ids": [
    "KTP",
    "PHILSYS",
    "UMID",
    "DRIVERS_LICENSE",
    "PRC_ID",
    "PASSPORT"
  ],
  "secondary-ids": [
    "POSTAL_ID",
    "VOTERS_ID",
    "TIN_ID",
    "NBI_CLEARANCE",
    "POLICE_CLEARANCE",
    "BARANGAY_CLEARANCE",
    "COMPANY_ID"
  ],
  "id-options": [
    "ONE_PRIMARY",
    "TWO_SECONDARY"
  ],
  "owner-roles": [
    "DIRECTOR",
    "COMMISSIONER",
    "SHAREHOLDER",
    "DIRECTOR_AND_SHAREHOLDER"
  ],
  "monthly-volumes": [
    "UNDER_1000_USD",
    "UNDER_10000_USD",
    "UNDER_100000_USD",
    "ABOVE_100000_USD"
  ],
  "form-states": [
    "OPEN",
    "AWAITING_DATA",
    "DATA_PROVIDED",
    "AWAITING_SIGN",
    "PASSED",
    "DECLINED",
    "CLOSED"
  ],
  "field-check-states": [
    "PENDING",
    "SUCCESS",
    "FAILED"
  ],
  "tax-number-problems": [
    "NAME_SIMILARITY_MISMATCH",
    "NPWP_VALIDATION_MISMATCH"
  ],
  "website-problems": [
    "BAD_WEBSITE",
    "UNACCESSIBLE_WEBSITE",
    "BLACKLISTED_WEBSITE"
  ],
  "platform-account-types": [
    "OWNED",
    "MANAGED"
  ],
  "account-counts": [
    "UNDER_10",
    "UNDER_100",
    "UNDER_1000",
    "ABOVE_1000"
  ],
  "fee-models": [
    "FLAT",
    "PERCENTAGE",
    "SUBSCRIPTION",
    "NONE"
  ],
  "taxpayer-types": [
    "VAT",
    "NON_VAT"
  ],
  "receipt-counts": [
    "UNDER_100",
    "UNDER_1000",
    "ABOVE_1000"
  ],
  "usage-intents": [
    "ACCEPT_PAYMENTS",
    "SEND_MONEY",
    "PLATFORM",
    "STORE"
  ],
  "methods": [
    "BCA",
    "BCA_DIRECT",
    "BNI",
    "BRI",
    "MANDIRI",
    "PERMATA",
    "BSI",
    "CIMB",
    "BPI",
    "BDO",
    "METROBANK",
    "UNIONBANK",
    "CARDS",
    "PH_CARDS",
    "ALFAMART",
    "INDOMARET",
    "SEVEN_ELEVEN",
    "CEBUANA",
    "QRIS",
    "OVO",
    "DANA",
    "LINKAJA",
    "SHOPEEPAY",
    "GCASH",
    "MAYA",
    "GRABPAY",
    "DD_BRI",
    "DD_MANDIRI",
    "DD_BPI",
    "UBP",
    "KREDIVO",
    "AKULAKU",
    "BILLEASE"
  ],
  "bank-methods": [
    "BCA",
    "BNI",
    "BRI",
    "MANDIRI",
    "PERMATA",
    "BSI",
    "CIMB",
    "BPI",
    "BDO",
    "METROBANK",
    "UNIONBANK"
  ],
  "outlet-methods": [
    "ALFAMART",
    "INDOMARET",
    "SEVEN_ELEVEN",
    "CEBUANA"
  ],
  "online-methods": [
    "OVO",
    "DANA",
    "SHOPEEPAY",
    "LINKAJA",
    "GCASH",
    "MAYA",
    "GRABPAY",
    "CARDS",
    "PH_CARDS",
    "KREDIVO",
    "AKULAKU",
    "BILLEASE"
  ],
  "account-methods": [
    "BCA_DIRECT",
    "DD_BRI",
    "DD_MANDIRI",
    "DD_BPI",
    "UBP"
  ],
  "tested-methods": [
    "BCA",
    "KREDIVO"
  ],
  "test-steps": [
    "testing_uat",
    "uat"
  ],
  "linked-steps": [
    "testing_uat"
  ],
  "correctable-reasons": [
    "INCOMPLETE",
    "UNREADABLE",
    "NAME_MISMATCH",
    "WEBSITE_NOT_REACHABLE"
  ],
  "business-steps": [
    "awaiting_merchant_data",
    "incomplete_data",
    "pending",
    "awaiting_info_from_merchant",
    "fill_forms"
  ],
  "switch-steps": [
    "awaiting_pg_switch_confirmation_from_customer"
  ],
  "partner-steps": [
    "awaiting_partner_action",
    "waiting_for_credential_from_dana",
    "waiting_for_linkaja_credential",
    "awaiting_feedback_from_shopee",
    "awaiting_feedback_from_bca",
    "awaiting_feedback_from_ubp",
    "submit_to_alfamart",
    "testing_uat",
    "uat"
  ],
  "method-steps": [
    "new_submission",
    "new_user_activation",
    "awaiting_merchant_data",
    "incomplete_data",
    "pending",
    "awaiting_info_from_merchant",
    "fill_forms",
    "awaiting_pg_switch_confirmation_from_customer",
    "awaiting_partner_action",
    "waiting_for_credential_from_dana",
    "waiting_for_linkaja_credential",
    "awaiting_feedback_from_shopee",
    "awaiting_feedback_from_bca",
    "awaiting_feedback_from_ubp",
    "submit_to_alfamart",
    "testing_uat",
    "uat"
  ],
  "taxed-methods": [
    "OVO",
    "DANA",
    "SHOPEEPAY",
    "LINKAJA",
    "GCASH",
    "MAYA",
    "GRABPAY",
    "CARDS",
    "PH_CARDS",
    "KREDIVO",
    "AKULAKU",
    "BILLEASE",
    "QRIS"
  ],
  "place-methods": [
    "ALFAMART",
    "INDOMARET",
    "SEVEN_ELEVEN",
    "CEBUANA",
    "QRIS",
    "DANA",
    "GCASH",
    "PH_CARDS"
  ],
  "owner-methods": [
    "QRIS",
    "DANA",
    "LINKAJA",
    "GCASH"
  ],
  "registered-methods": [
    "BCA_DIRECT",
    "KREDIVO",
    "SHOPEEPAY",
    "UBP",
    "GCASH",
    "PH_CARDS"
  ],
  "merchant-sizes": [
    "MICRO",
    "SMALL",
    "MEDIUM",
    "LARGE"
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
  "connected-platforms": [
    "TOKOPEDIA",
    "SHOPEE",
    "LAZADA",
    "BUKALAPAK",
    "SHOPIFY",
    "WOOCOMMERCE"
  ],
  "connected-systems": [
    "SHOPIFY",
    "WOOCOMMERCE",
    "MAGENTO",
    "PRESTASHOP",
    "ACCURATE",
    "JURNAL",
    "XERO",
    "GOOGLE_SHEETS"
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
  "file-errors": [
    "EMPTY",
    "ENCODING",
    "UNCLOSED_QUOTE",
    "COLUMN_MISSING",
    "COLUMN_UNKNOWN",
    "COLUMN_REPEATED",
    "TOO_MANY_ROWS",
    "ACCESS_LOST",
    "NOT_READ"
  ],
  "row-errors": [
    "BANK_MISSING",
    "BANK_UNKNOWN",
    "ACCOUNT_NUMBER_MISSING",
    "ACCOUNT_NUMBER_INVALID",
    "ACCOUNT_NAME_MISSING",
    "ACCOUNT_NAME_INVALID",
    "AMOUNT_MISSING",
    "AMOUNT_INVALID",
    "AMOUNT_AMBIGUOUS",
    "AMOUNT_ZERO",
    "AMOUNT_DECIMALS",
    "AMOUNT_OVER_LIMIT",
    "DESCRIPTION_INVALID",
    "RECIPIENT_EMAIL_INVALID",
    "EXTERNAL_ID_INVALID",
    "EXTERNAL_ID_TAKEN",
    "EXTERNAL_ID_REPEATED",
    "ROW_TOO_LONG"
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
  "test-cards-of-any": [
    "VISA_CHARGED",
    "MASTERCARD_CHARGED",
    "JCB_CHARGED",
    "AMEX_CHARGED",
    "FOREIGN_CHARGED",
    "CHALLENGE",
    "AUTHENTICATION_FAILED",
    "NOT_ENROLLED",
    "ENROLLMENT_CHECK_FAILED",
    "AUTHENTICATION_ERROR",
    "HIGH_RISK",
    "EXPIRED_CARD",
    "STOLEN_CARD",
    "INACTIVE_CARD",
    "INVALID_CVN",
    "CARD_DECLINED",
    "BIN_BLOCK",
    "3DS_REQUIRED",
    "CVN_REQUIRED",
    "INSUFFICIENT_BALANCE"
  ],
  "test-cards-of-indonesia": [
    "GPN_CHARGED"
  ],
  "test-cards-of-refunds": [
    "REFUND_PENDING",
    "REFUND_REFUSED",
    "REFUND_FAILED",
    "REFUND_PROCESSOR_ERROR"
  ],
  "test-cards": [
    "VISA_CHARGED",
    "MASTERCARD_CHARGED",
    "JCB_CHARGED",
    "AMEX_CHARGED",
    "FOREIGN_CHARGED",
    "CHALLENGE",
    "AUTHENTICATION_FAILED",
    "NOT_ENROLLED",
    "ENROLLMENT_CHECK_FAILED",
    "AUTHENTICATION_ERROR",
    "HIGH_RISK",
    "EXPIRED_CARD",
    "STOLEN_CARD",
    "INACTIVE_CARD",
    "INVALID_CVN",
    "CARD_DECLINED",
    "BIN_BLOCK",
    "3DS_REQUIRED",
    "CVN_REQUIRED",
    "INSUFFICIENT_BALANCE",
    "GPN_CHARGED",
    "REFUND_PENDING",
    "REFUND_REFUSED",
    "REFUND_FAILED",
    "REFUND_PROCESSOR_ERROR"
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
    "PROOF_DOWNLOADED",
    "DOCUMENT_DOWNLOADED",
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
    "FEEDBACK_SENT",
    "CONSENT_CHANGED",
    "MEMBER_INVITED",
    "INVITATION_WITHDRAWN",
    "INVITATION_ACCEPTED",
    "PERMISSIONS_CHANGED",
    "MEMBER_REMOVED",
    "APPLICATION_AUTHORIZED"
  ],
  "activated-statuses": [
    "REGISTERED",
    "AWAITING_DOCS",
    "FORM_CONFIRMED",
    "PENDING_VERIFICATION",
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
  "go-live-statuses": [
    "REGISTERED",
    "AWAITING_DOCS",
    "FORM_CONFIRMED",
    "PENDING_VERIFICATION",
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
    "FAILED",
    "INVITED"
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
  "chargeback-reasons": [
    "FRAUD",
    "NOT_RECEIVED",
    "NOT_AS_DESCRIBED",
    "DUPLICATE",
    "CREDIT_NOT_PROCESSED",
    "SUBSCRIPTION_CANCELLED"
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
  "decided-kinds": [
    "TAX_SLIP",
    "CARD_CHANGE",
    "CAPITAL",
    "BANK_ACCOUNT",
    "ESCROW_CUSTOMER",
    "INVESTOR",
    "APP",
    "PAYMENT_METHOD",
    "CHARGEBACK",
    "ACTIVATION",
    "PLATFORM",
    "ERECEIPTS",
    "ESCROW",
    "ESCROW_ACCOUNT",
    "BILLING"
  ],
  "review-kinds": [
    "TAX_SLIP",
    "CARD_CHANGE",
    "CAPITAL",
    "BANK_ACCOUNT",
    "ESCROW_CUSTOMER",
    "INVESTOR",
    "APP",
    "PAYMENT_METHOD",
    "CHARGEBACK",
    "ACTIVATION",
    "PLATFORM",
    "ERECEIPTS",
    "ESCROW",
    "ESCROW_ACCOUNT",
    "BILLING",
    "SUPPORT_CASE"
  ],
  "case-categories": [
    "PAYMENT_PROBLEM",
    "REFUND_PROBLEM",
    "TRANSFER_PROBLEM",
    "SETTLEMENT_PROBLEM",
    "INTEGRATION_HELP",
    "ACCOUNT_ACCESS",
    "BILL_QUESTION",
    "SOMETHING_ELSE"
  ],
  "review-reasons": [
    "UNREADABLE",
    "WRONG_AMOUNT",
    "WRONG_PERIOD",
    "RISK_TOO_HIGH",
    "NOT_ENOUGH_HISTORY",
    "INCOMPLETE",
    "NAME_MISMATCH",
    "ACCOUNT_NOT_FOUND",
    "ACCOUNT_CLOSED",
    "IDENTITY_NOT_CONFIRMED",
    "NOT_SUPPORTED",
    "DECLINED_BY_PARTNER",
    "CARDHOLDER_WINS",
    "DOCUMENT_EXPIRED",
    "WEBSITE_NOT_REACHABLE",
    "NOT_CONFIRMED"
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
    "DIRECT_DEBIT",
    "PAYLATER"
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
  "merchant-categories": [
    "TRAVEL",
    "FUEL",
    "MEALS",
    "SOFTWARE",
    "OFFICE",
    "ADVERTISING",
    "OTHER"
  ],
  "ledger-entry-types": [
    "PAYMENT",
    "DISBURSEMENT",
    "REFUND",
    "WITHDRAWAL",
    "SETTLEMENT",
    "TOP_UP",
    "CHARGEBACK",
    "LOAN",
    "LOAN_REPAYMENT",
    "CARD_SPENDING",
    "PLATFORM_FEE",
    "TRANSFER",
    "ESCROW",
    "INVESTOR",
    "BILL",
    "SPLIT"
  ],
  "transaction-types": [
    "PAYMENT",
    "DISBURSEMENT",
    "REFUND",
    "WITHDRAWAL",
    "TOP_UP",
    "PLATFORM_FEE",
    "SPLIT"
  ]
} as const;
