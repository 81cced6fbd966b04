import { canonicalIpRange } from '../../core/ipRange.ts';
import { cardDigest } from '../../core/masking/cardDigest.ts';
import { maskCardNumber, parseCardNumber } from '../../core/masking/cardNumber.ts';
import type { fraud_list_entries } from '../../database/schema/index.ts';

type Entry = typeof fraud_list_entries.$inferSelect;

/** The stored form of a list entry. */
export type ListValue = Pick<Entry, 'value' | 'shown' | 'country'>;

function plain(value: string): ListValue {
  return { value, shown: value, country: null };
}

/** An IP address, or a range in CIDR notation. Rule forms.ip-or-range. */
function addressValue(text: string): ListValue | undefined {
  const value = canonicalIpRange(text);
  return value === undefined ? undefined : plain(value);
}

function cardValue(text: string): ListValue | undefined {
  const digits = parseCardNumber(text);
  if (digits === undefined) return undefined;
  return { value: cardDigest(digits), shown: maskCardNumber(digits), country: null };
}

const READERS: Readonly<Record<Entry['list'], (text: string) => ListValue | undefined>> = {
  IP: addressValue,
  // The form accepts countries of the record's schema only.
  COUNTRY: (code) => ({ value: code, shown: code, country: code as Entry['country'] }),
  CARD_NUMBER: cardValue,
  BIN: (text) => (/^\d{6,8}$/.test(text) ? plain(text) : undefined),
};

/**
 * The stored form of a list entry; `undefined` when the text is invalid for that list. A card number is stored as an HMAC
 * with its visible ends.
 */
export function listValue(list: Entry['list'], text: string): ListValue | undefined {
  return READERS[list](text);
}
