import { expect, it } from 'vitest';
import { paymentLines, payoutLines, reversedLines, settlementLines, topUpLines } from './paymentLines.ts';

const MOVEMENT = { currency: 'IDR', amount: 100_000n, fee: 4_000n, tax: 440n } as const;
const FREE = { ...MOVEMENT, fee: 0n, tax: 0n };

function amounts(lines: ReturnType<typeof payoutLines>): Readonly<Record<string, bigint>> {
  expect(lines.every(({ currency }) => currency === 'IDR')).toBe(true);
  return Object.fromEntries(lines.map(({ account, amount }) => [account, amount]));
}

// Rule money.ledger-balances.
it.each([
  [
    'a payment by card, paid out at once',
    paymentLines('BALANCE', MOVEMENT),
    { CLEARING: -100_000n, BALANCE: 95_560n, FEES: 4_000n, TAXES: 440n },
  ],
  [
    'a payment that is settled later',
    paymentLines('PENDING', MOVEMENT),
    { CLEARING: -100_000n, PENDING: 95_560n, FEES: 4_000n, TAXES: 440n },
  ],
  ['a payment without a fee', paymentLines('PENDING', FREE), { CLEARING: -100_000n, PENDING: 100_000n }],
  ['a settlement', settlementLines(MOVEMENT), { PENDING: -95_560n, BALANCE: 95_560n }],
  ['a settlement of nothing', settlementLines({ ...FREE, amount: 0n }), {}],
  ['a disbursement', payoutLines(MOVEMENT), { BALANCE: -104_440n, CLEARING: 100_000n, FEES: 4_000n, TAXES: 440n }],
  ['a disbursement without a fee', payoutLines(FREE), { BALANCE: -100_000n, CLEARING: 100_000n }],
  ['a top-up', topUpLines(MOVEMENT), { CLEARING: -100_000n, BALANCE: 100_000n }],
  [
    'a return',
    reversedLines(payoutLines(MOVEMENT)),
    { BALANCE: 104_440n, CLEARING: -100_000n, FEES: -4_000n, TAXES: -440n },
  ],
] as const)('%s moves the amounts of its accounts', (_what, lines, wanted) => {
  expect(amounts([...lines])).toEqual(wanted);
});
