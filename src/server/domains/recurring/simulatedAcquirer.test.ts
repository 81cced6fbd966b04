import { describe, expect, it } from 'vitest';
import type { PaymentMethod } from '../payments/payables/paymentMethods.ts';
import type { ChargeOrder } from './Acquirer.ts';
import { simulatedAcquirer } from './simulatedAcquirer.ts';

const GIVEN = new Date('2031-01-15T00:00:00Z');
const LATER = new Date('2031-01-15T00:10:00Z');
const BNI: PaymentMethod = { channel_category: 'VIRTUAL_ACCOUNT', channel: 'BNI' };
const DEBIT: PaymentMethod = { channel_category: 'DIRECT_DEBIT', channel: 'DD_BRI' };
const DANA: PaymentMethod = { channel_category: 'EWALLET', channel: 'DANA' };

function collect(order: Partial<ChargeOrder>, now = LATER) {
  const whole = { id: 'rcyc_1', attempt: 1, amount: '50000', currency: 'IDR', payer: 'sari@surat.example' } as const;
  return simulatedAcquirer(60_000).collect({ ...whole, type: 'AUTOMATIC', methods: [], given: GIVEN, ...order }, now);
}

// Rule accept.live-methods.
describe('a simulated acquirer', () => {
  it.each([
    ['an e-wallet', [BNI, DEBIT, DANA], { state: 'PAID', category: 'EWALLET', channel: 'DANA' }],
    ['a direct debit without e-wallets', [BNI, DEBIT], { state: 'PAID', category: 'DIRECT_DEBIT', channel: 'DD_BRI' }],
    ['nothing where neither is live', [BNI], { state: 'FAILED', errorCode: 'CARD_DECLINED' }],
  ])('charges %s', async (_what, methods, result) => {
    expect(await collect({ methods })).toEqual(result);
  });

  it('reports the error that the address of the payer names', async () => {
    const payer = 'sari+expired_card@surat.example';
    expect(await collect({ methods: [DANA], payer })).toEqual({ state: 'FAILED', errorCode: 'EXPIRED_CARD' });
  });

  it('has payers pay by the first method that is live, a minute later, and never where none is', async () => {
    const sent = { type: 'INVOICE', methods: [BNI, DANA] } as const;
    expect(await collect(sent, GIVEN)).toEqual({ state: 'PENDING', nextPoll: new Date('2031-01-15T00:01:00Z') });
    expect(await collect(sent)).toEqual({ state: 'PAID', category: 'VIRTUAL_ACCOUNT', channel: 'BNI' });
    const tomorrow = new Date('2031-01-16T00:10:00Z');
    expect(await collect({ type: 'INVOICE' })).toEqual({ state: 'PENDING', nextPoll: tomorrow });
  });
});
