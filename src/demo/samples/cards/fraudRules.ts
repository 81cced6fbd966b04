import { fraud_rules } from '#server/database/schema/index.ts';
import type { SampleRow, SampleScene } from '../SampleScene.ts';
import { sample } from '../sample.ts';
import { takesCards } from './card.ts';

type Rule = SampleRow<typeof fraud_rules>;

type Terms = Pick<Rule, 'attribute' | 'comparison' | 'value' | 'action' | 'status'>;

/** Large and small amounts by country, major units. */
const AMOUNTS = { ID: ['25000000', '20000'], PH: ['90000', '50'], SG: ['1500', '2'] } as const;

/** Rules with their names in Indonesian and in English. */
function rulesOf({ country }: SampleScene['business']): readonly (readonly [string, string, Terms])[] {
  const [large, small] = AMOUNTS[country];
  const blocks = { comparison: 'AT_LEAST', action: 'BLOCK', status: 'ACTIVE' } as const;
  return [
    ['Risiko tinggi', 'High risk', { ...blocks, attribute: 'RISK_SCORE', value: '80' }],
    ['Nilai besar', 'Large amounts', { ...blocks, attribute: 'AMOUNT', value: large }],
    [
      'Nilai kecil',
      'Small amounts',
      { attribute: 'AMOUNT', comparison: 'LESS_THAN', value: small, action: 'ALLOW', status: 'INACTIVE' },
    ],
    [
      'Kartu Singapura',
      'Cards of Singapore',
      { attribute: 'CARD_COUNTRY', comparison: 'IS', value: 'SG', action: 'ALLOW', status: 'ACTIVE' },
    ],
    [
      'Alamat luar negeri',
      'Addresses abroad',
      { attribute: 'IP_COUNTRY', comparison: 'IS_NOT', value: country, action: 'BLOCK', status: 'INACTIVE' },
    ],
    ['Percobaan beruntun', 'Many tries', { ...blocks, attribute: 'PAYMENTS_PER_HOUR', value: '6' }],
    ['Banyak kartu', 'Many cards', { ...blocks, attribute: 'CARDS_PER_DAY', value: '4' }],
  ];
}

export const FRAUD_RULES = sample(fraud_rules, (demo) => {
  if (!takesCards(demo)) return [];
  const rules = rulesOf(demo.business);
  return demo.early(rules.length, ({ id, created }, index) => {
    const [nama, name, terms] = rules[index] ?? demo.pick(rules);
    return { id, created, updated: created, name: demo.say(nama, name), ...terms, created_by: demo.member('can_edit') };
  });
});
