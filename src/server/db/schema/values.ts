/** The values of the record schemas' enums, as the CHECK constraints of the tables list them. */

export const CURRENCIES = ['IDR', 'PHP', 'USD'] as const;

export const TRANSACTION_TYPES = ['PAYMENT', 'DISBURSEMENT', 'REFUND', 'WITHDRAWAL'] as const;

export const TRANSACTION_STATUSES = ['PENDING', 'COMPLETED', 'FAILED', 'REVERSED'] as const;

export const CHANNEL_CATEGORIES = [
  'VIRTUAL_ACCOUNT',
  'EWALLET',
  'QR_CODE',
  'CARD',
  'RETAIL_OUTLET',
  'DIRECT_DEBIT',
  'PAYLATER',
  'BANK_TRANSFER',
] as const;

export const CHANNELS = [
  'BCA',
  'MANDIRI',
  'BNI',
  'BRI',
  'PERMATA',
  'BSI',
  'CIMB',
  'OVO',
  'DANA',
  'SHOPEEPAY',
  'LINKAJA',
  'GCASH',
  'MAYA',
  'GRABPAY',
  'QRIS',
  'ALFAMART',
  'INDOMARET',
  '7ELEVEN',
  'CEBUANA',
  'VISA',
  'MASTERCARD',
  'JCB',
  'AMEX',
  'BPI',
  'UNIONBANK',
  'BDO',
  'METROBANK',
  'KREDIVO',
] as const;

export const BANKS = [
  'BCA',
  'MANDIRI',
  'BNI',
  'BRI',
  'PERMATA',
  'BSI',
  'CIMB',
  'BPI',
  'UNIONBANK',
  'BDO',
  'METROBANK',
] as const;

export const SETTLEMENT_STATUSES = ['PENDING', 'SETTLED', 'NOT_APPLICABLE'] as const;

export const FAILURE_CODES = [
  'EXPIRED_CARD',
  'STOLEN_CARD',
  'INVALID_CVN',
  'CARD_DECLINED',
  'INSUFFICIENT_BALANCE',
  'EXPIRED_PAYMENT',
  'CHANNEL_UNAVAILABLE',
  'INVALID_ACCOUNT',
] as const;

export const PAYMENT_STATUSES = ['PENDING', 'COMPLETED', 'FAILED'] as const;

export const LEDGER_ACCOUNTS = ['BALANCE', 'PENDING', 'CLEARING', 'FEES', 'TAXES'] as const;

export const LEDGER_ENTRY_TYPES = ['PAYMENT', 'DISBURSEMENT', 'REFUND', 'WITHDRAWAL', 'SETTLEMENT', 'TOP_UP'] as const;

export const ACTIONS = [
  'SIGN_IN',
  'SIGN_IN_FAILED',
  'SIGN_OUT',
  'BUSINESS_SWITCHED',
  'LANGUAGE_CHANGED',
  'TIME_ZONE_CHANGED',
  'PAYMENT_SIMULATED',
  'CUSTOMER_CREATED',
  'CUSTOMER_UPDATED',
  'VIEW_SAVED',
  'VIEW_CHANGED',
  'VIEW_DELETED',
  'CUSTOMER_ARCHIVED',
  'CUSTOMER_RESTORED',
  'CUSTOMER_ERASED',
  'CONFIRMATION_FAILED',
  'LIST_EXPORTED',
  'NOTICE_DISMISSED',
  'NOTICE_RESTORED',
  'PAYMENT_SETTLED',
] as const;

export const ACTOR_TYPES = ['PERSON', 'API_KEY', 'SYSTEM'] as const;

export const FILE_TYPES = ['image/jpeg', 'image/png', 'application/pdf'] as const;
