import { fraud_rules } from '../../../db/schema/index.ts';
import type { SampleRow } from '../SampleScene.ts';
import { sample } from '../sample.ts';
import { takesCards } from './card.ts';

type Rule = SampleRow<typeof fraud_rules>;

const RULES: readonly Pick<Rule, 'name' | 'attribute' | 'comparison' | 'value' | 'action' | 'status'>[] = [
  {
    name: 'Risiko tinggi',
    attribute: 'RISK_SCORE',
    comparison: 'AT_LEAST',
    value: '80',
    action: 'BLOCK',
    status: 'ACTIVE',
  },
  {
    name: 'Nilai besar',
    attribute: 'AMOUNT',
    comparison: 'AT_LEAST',
    value: '25000000',
    action: 'BLOCK',
    status: 'ACTIVE',
  },
  {
    name: 'Nilai kecil',
    attribute: 'AMOUNT',
    comparison: 'LESS_THAN',
    value: '20000',
    action: 'ALLOW',
    status: 'INACTIVE',
  },
  {
    name: 'Kartu Singapura',
    attribute: 'CARD_COUNTRY',
    comparison: 'IS',
    value: 'SG',
    action: 'ALLOW',
    status: 'ACTIVE',
  },
  {
    name: 'Alamat luar negeri',
    attribute: 'IP_COUNTRY',
    comparison: 'IS_NOT',
    value: 'ID',
    action: 'BLOCK',
    status: 'INACTIVE',
  },
  {
    name: 'Percobaan beruntun',
    attribute: 'PAYMENTS_PER_HOUR',
    comparison: 'AT_LEAST',
    value: '6',
    action: 'BLOCK',
    status: 'ACTIVE',
  },
  {
    name: 'Banyak kartu',
    attribute: 'CARDS_PER_DAY',
    comparison: 'AT_LEAST',
    value: '4',
    action: 'BLOCK',
    status: 'ACTIVE',
  },
];

export const FRAUD_RULES = sample(fraud_rules, (demo) =>
  takesCards(demo)
    ? demo.times(RULES.length, ({ id, created }, index) => ({
        id,
        created,
        updated: created,
        ...(RULES[index] ?? demo.pick(RULES)),
        created_by: demo.member(),
      }))
    : [],
);
