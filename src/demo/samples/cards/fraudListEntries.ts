import { cardDigest } from '#server/core/masking/cardDigest.ts';
import { maskCardNumber } from '#server/core/masking/cardNumber.ts';
import { fraud_list_entries } from '#server/database/schema/index.ts';
import type { SampleRow } from '../SampleScene.ts';
import { sample } from '../sample.ts';
import { takesCards } from './card.ts';

type Entry = SampleRow<typeof fraud_list_entries>;

/** Addresses on a block list and on an allow list. */
export const BLOCKED_ADDRESS = '198.51.100.23';
export const ALLOWED_ADDRESS = '203.0.113.10';

/** List, action, value, and a note in Indonesian and in English. */
const ENTRIES: readonly (readonly [Entry['list'], Entry['action'], value: string, note?: readonly [string, string]])[] =
  [
    ['IP', 'BLOCK', BLOCKED_ADDRESS, ['Banyak percobaan kartu dalam satu jam', 'Many cards tried within an hour']],
    ['IP', 'BLOCK', '198.51.100.64/26'],
    ['IP', 'ALLOW', ALLOWED_ADDRESS, ['Kantor pusat', 'Head office']],
    ['COUNTRY', 'BLOCK', 'NG'],
    ['COUNTRY', 'BLOCK', 'RU', ['Chargeback berulang', 'Chargebacks again and again']],
    ['COUNTRY', 'ALLOW', 'SG'],
    ['CARD_NUMBER', 'BLOCK', '4000000000000069', ['Dilaporkan hilang', 'Reported lost']],
    ['CARD_NUMBER', 'BLOCK', '5200828282828210'],
    ['CARD_NUMBER', 'ALLOW', '378282246310005', ['Kartu perusahaan', 'Company card']],
    ['BIN', 'BLOCK', '402766'],
    ['BIN', 'BLOCK', '51000811', ['Kartu prabayar', 'Prepaid cards']],
    ['BIN', 'ALLOW', '454179'],
  ];

export const FRAUD_LIST_ENTRIES = sample(fraud_list_entries, (demo) =>
  takesCards(demo)
    ? demo.early(ENTRIES.length + 1, ({ id, created }, index) => {
        const isRemoved = index === ENTRIES.length;
        const [list, action, value, note] = ENTRIES[index] ?? (['IP', 'BLOCK', '192.0.2.200'] as const);
        const isCard = list === 'CARD_NUMBER';
        return {
          id,
          created,
          updated: created,
          status: isRemoved ? 'REMOVED' : 'ACTIVE',
          list,
          action,
          value: isCard ? cardDigest(value) : value,
          shown: isCard ? maskCardNumber(value) : value,
          country: list === 'COUNTRY' ? (value as Entry['country']) : null,
          note: note === undefined ? null : demo.say(...note),
          created_by: demo.member('can_edit'),
        };
      })
    : [],
);
