import type { credit_card_payments } from '#server/database/schema/index.ts';

type Payment = typeof credit_card_payments.$inferSelect;

export type CardBrand = Payment['card_brand'];

/** Cards of one issuer: the first six digits of their numbers, and the issuer's data. */
export interface CardIssue {
  readonly bin: string;
  readonly brand: CardBrand;
  readonly bank: string | null;
  readonly country: NonNullable<Payment['card_country']>;
  readonly type: Payment['card_type'];
}

function issue(
  bin: string,
  brand: CardBrand,
  bank: string | null,
  country: CardIssue['country'],
  type: CardIssue['type'] = 'CREDIT',
): CardIssue {
  return { bin, brand, bank, country, type };
}

const INDONESIAN: readonly CardIssue[] = [
  issue('454179', 'VISA', 'Bank Central Asia', 'ID'),
  issue('437745', 'VISA', 'Bank Mandiri', 'ID', 'DEBIT'),
  issue('436502', 'VISA', 'Bank Negara Indonesia', 'ID'),
  issue('542260', 'MASTERCARD', 'Bank Central Asia', 'ID'),
  issue('524325', 'MASTERCARD', 'Bank Mandiri', 'ID'),
  issue('552002', 'MASTERCARD', 'Bank Rakyat Indonesia', 'ID', 'DEBIT'),
  issue('356601', 'JCB', 'CIMB Niaga', 'ID'),
  issue('376244', 'AMEX', 'Bank Danamon', 'ID'),
];

const PHILIPPINE: readonly CardIssue[] = [
  issue('455203', 'VISA', 'BDO Unibank', 'PH'),
  issue('409887', 'VISA', 'Bank of the Philippine Islands', 'PH', 'DEBIT'),
  issue('528912', 'MASTERCARD', 'BDO Unibank', 'PH'),
  issue('545143', 'MASTERCARD', 'Metrobank', 'PH'),
  issue('356233', 'JCB', 'Rizal Commercial Banking', 'PH'),
  issue('376966', 'AMEX', 'BDO Unibank', 'PH'),
];

const FOREIGN: readonly CardIssue[] = [
  issue('454700', 'VISA', 'DBS Bank', 'SG'),
  issue('426588', 'VISA', 'JPMorgan Chase', 'US'),
  issue('541333', 'MASTERCARD', 'Maybank', 'MY'),
  issue('510008', 'MASTERCARD', 'Commonwealth Bank', 'AU', 'PREPAID'),
];

/** Networks that payers try occasionally, and that shops in the region seldom accept. */
export const RARE_ISSUES: readonly CardIssue[] = [
  issue('454617', 'VISA', 'OCBC NISP', 'ID'),
  issue('530872', 'MASTERCARD', 'Bank Mega', 'ID'),
  issue('374245', 'AMEX', 'American Express', 'US'),
  issue('601100', 'DISCOVER', 'Discover Bank', 'US'),
  issue('353011', 'JCB', 'JCB', 'JP'),
  issue('491730', 'VISA-ELECTRON', 'UOB', 'SG', 'DEBIT'),
  issue('501901', 'DANKORT', 'Danske Bank', 'GB', 'DEBIT'),
  issue('639000', 'MAESTRO', 'Rabobank', 'NL', 'DEBIT'),
  issue('194603', 'GPN', 'Bank Syariah Indonesia', 'ID', 'DEBIT'),
  issue('601900', 'BCA', 'Bank Central Asia', 'ID', 'DEBIT'),
  issue('999913', 'UNKNOWN', null, 'ID', 'UNKNOWN'),
];

/** Common cards of a country, most of them issued there. */
export const COMMON_ISSUES: Readonly<Record<'ID' | 'PH' | 'SG', readonly CardIssue[]>> = {
  ID: [...INDONESIAN, ...FOREIGN],
  PH: [...PHILIPPINE, ...FOREIGN],
  SG: FOREIGN,
};
