import { crc16 } from './crc16.ts';

/** Contents of a QRIS code. Rule accept.qr-codes. */
export interface QrisCode {
  /** Name of the recipient, as shown to the payer. */
  readonly name: string;
  /** The business's own reference. */
  readonly reference: string;
  /** Amount in rupiah; without it the code is reusable and the payer enters the amount. */
  readonly amount: string | undefined;
}

/** Reverse domain of QRIS. A business's own number there comes with its registration. */
const SWITCH = 'ID.CO.QRIS.WWW';

/** Rupiah by ISO 4217. */
const RUPIAH = '360';
const COUNTRY = 'ID';

/** Merchant category: unspecified. */
const ANY_BUSINESS = '0000';

/** Maximum length of name and reference in the payload. */
const LONGEST = { name: 25, reference: 25 } as const;

/** One field: tag, length in two digits, value. */
function field(tag: string, value: string): string {
  return `${tag}${String(value.length).padStart(2, '0')}${value}`;
}

/** Printable ASCII of a text, truncated. */
function plain(text: string, longest: number): string {
  const ascii = text.normalize('NFKD').replaceAll(/[^ -~]/g, '');
  return ascii.replaceAll(/ +/g, ' ').slice(0, longest).trim();
}

/**
 * The payload of a QRIS code in EMVCo's merchant-presented format. A code with an amount is paid once; one without is
 * reusable.
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
