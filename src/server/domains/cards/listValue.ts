import { isIP } from 'node:net';
import { cardDigest } from '../../core/masking/cardDigest.ts';
import { maskCardNumber, parseCardNumber } from '../../core/masking/cardNumber.ts';
import type { fraud_list_entries } from '../../database/schema/index.ts';

type Entry = typeof fraud_list_entries.$inferSelect;

/** What is kept of what somebody wrote on a list. */
export type ListValue = Pick<Entry, 'value' | 'shown' | 'country'>;

/** The longest prefix of an address, in bits, by its version. */
const BITS: Readonly<Record<number, number>> = { 4: 32, 6: 128 };

function plain(value: string): ListValue {
  return { value, shown: value, country: null };
}

/** An address, or a range in CIDR notation. Rule forms.ip-or-range. */
function addressValue(text: string): ListValue | undefined {
  const [address = '', prefix, ...rest] = text.trim().toLowerCase().split('/');
  const bits = BITS[isIP(address)];
  if (bits === undefined || rest.length > 0) return undefined;
  if (prefix === undefined) return plain(address);
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= bits ? plain(`${address}/${Number(prefix)}`) : undefined;
}

function cardValue(text: string): ListValue | undefined {
  const digits = parseCardNumber(text);
  if (digits === undefined) return undefined;
  return { value: cardDigest(digits), shown: maskCardNumber(digits), country: null };
}

const READERS: Readonly<Record<Entry['list'], (text: string) => ListValue | undefined>> = {
  IP: addressValue,
  // The form asks for one of the countries that the record knows.
  COUNTRY: (code) => ({ value: code, shown: code, country: code as Entry['country'] }),
  CARD_NUMBER: cardValue,
  BIN: (text) => (/^\d{6,8}$/.test(text) ? plain(text) : undefined),
};

/** What is kept of a value on a list; `undefined` where it is none for that list. Of a card's number, no more than an HMAC and its ends. */
export function listValue(list: Entry['list'], text: string): ListValue | undefined {
  return READERS[list](text);
}
