import { cardDigest } from '../../../cards/cardDigest.ts';
import { maskCardNumber } from '../../../cards/cardNumber.ts';
import { fraud_list_entries } from '../../../db/schema/index.ts';
import type { SampleRow } from '../SampleScene.ts';
import { sample } from '../sample.ts';
import { takesCards } from './card.ts';

type Entry = SampleRow<typeof fraud_list_entries>;

const ENTRIES: readonly (readonly [Entry['list'], Entry['action'], value: string, note: string | null])[] = [
  ['IP', 'BLOCK', '198.51.100.23', 'Banyak percobaan kartu dalam satu jam'],
  ['IP', 'BLOCK', '198.51.100.64/26', null],
  ['IP', 'ALLOW', '203.0.113.10', 'Kantor pusat'],
  ['COUNTRY', 'BLOCK', 'NG', null],
  ['COUNTRY', 'BLOCK', 'RU', 'Chargeback berulang'],
  ['COUNTRY', 'ALLOW', 'SG', null],
  ['CARD_NUMBER', 'BLOCK', '4000000000000069', 'Dilaporkan hilang'],
  ['CARD_NUMBER', 'BLOCK', '5200828282828210', null],
  ['CARD_NUMBER', 'ALLOW', '378282246310005', 'Kartu perusahaan'],
  ['BIN', 'BLOCK', '402766', null],
  ['BIN', 'BLOCK', '51000811', 'Kartu prabayar'],
  ['BIN', 'ALLOW', '454179', null],
];

export const FRAUD_LIST_ENTRIES = sample(fraud_list_entries, (demo) =>
  takesCards(demo)
    ? demo.times(ENTRIES.length + 1, ({ id, created }, index) => {
        const isRemoved = index === ENTRIES.length;
        const [list, action, value, note] = ENTRIES[index] ?? (['IP', 'BLOCK', '192.0.2.200', null] as const);
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
          note,
          created_by: demo.member(),
        };
      })
    : [],
);
