import { crc16 } from './crc16.ts';

/** What a QRIS code tells a payer's app. Rule accept.qr-codes. */
export interface QrisCode {
  /** Who is paid, as the payer reads it. */
  readonly name: string;
  /** The business's own reference. */
  readonly reference: string;
  /** What is to be paid, rupiah; without it the payer enters it, again and again. */
  readonly amount: string | undefined;
}

/** The reverse domain of QRIS. A business's own number there comes with its registration. */
const SWITCH = 'ID.CO.QRIS.WWW';

/** Rupiah by ISO 4217, and the country by ISO 3166. */
const RUPIAH = '360';
const COUNTRY = 'ID';

/** No kind of business in particular. */
const ANY_BUSINESS = '0000';

/** The longest name and reference that a payload may hold. */
const LONGEST = { name: 25, reference: 25 } as const;

/** One field: its number, its length in two digits, its value. */
function field(tag: string, value: string): string {
  return `${tag}${String(value.length).padStart(2, '0')}${value}`;
}

/** What a payload may hold of a text: ASCII that can be printed. */
function plain(text: string, longest: number): string {
  const ascii = text.normalize('NFKD').replaceAll(/[^ -~]/g, '');
  return ascii.replaceAll(/ +/g, ' ').slice(0, longest).trim();
}

/**
 * The text of a QRIS code, as EMVCo lays out codes that a business shows. One with an amount is paid once, one without is paid
 * again and again.
 */
export function qrisText({ name, reference, amount }: QrisCode): string {
  const text = [
    field('00', '01'),
    field('01', amount === undefined ? '11' : '12'),
    field('51', field('00', SWITCH)),
    field('52', ANY_BUSINESS),
    field('53', RUPIAH),
    amount === undefined ? '' : field('54', amount),
    field('58', COUNTRY),
    field('59', plain(name, LONGEST.name) || 'QRIS'),
    field('60', 'INDONESIA'),
    field('62', field('05', plain(reference, LONGEST.reference))),
    '6304',
  ].join('');
  return text + crc16(text).toString(16).toUpperCase().padStart(4, '0');
}
