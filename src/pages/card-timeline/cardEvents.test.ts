import { describe, expect, it } from 'vitest';
import { type CardRows, cardEvents } from './cardEvents.ts';

const PAID: CardRows = {
  'credit-card-tokenizations': [{ id: 'cct_1', created: '2026-11-20T01:00:00.000Z', token_type: 'SINGLE_USE' }],
  'credit-card-authentications': [{ id: 'ccau_1', created: '2026-11-20T01:00:10.000Z', status: 'USED', eci: '05' }],
  'credit-card-authorizations': [
    {
      id: 'ccaz_2',
      created: '2026-11-20T01:00:30.000Z',
      status: 'SUCCEEDED',
      cvn_result: 'M',
      avs_result: null,
      captured: '2026-11-20T01:00:30.000Z',
    },
    { id: 'ccaz_1', created: '2026-11-20T01:00:20.000Z', status: 'REVERSED', reversed: '2026-11-20T01:00:25.000Z' },
  ],
  'credit-card-settlements': [
    { id: 'ccst_1', created: '2026-11-20T01:00:30.000Z', status: 'PENDING', expected: '2026-11-22T02:00:00.000Z' },
  ],
  'credit-card-refunds': [{ id: 'ccrf_1', created: '2026-11-21T01:00:00.000Z', status: 'PROCESSOR_ERROR' }],
};

function eventList(rows: CardRows): string[] {
  return cardEvents(rows).map(({ kind, state, record }) => `${kind} ${state} ${record.id}`);
}

describe('the events of a payment by card', () => {
  // Rule cards.timeline.
  it('are listed in the order in which they happened, expected events last', () => {
    expect(eventList(PAID)).toEqual([
      'TOKENIZATION done cct_1',
      'AUTHENTICATION done ccau_1',
      'AUTHORIZATION done ccaz_1',
      'AUTHORIZATION_REVERSAL done ccaz_1',
      'AUTHORIZATION done ccaz_2',
      'CAPTURE done ccaz_2',
      'REFUND failed ccrf_1',
      'EXPECTED_SETTLEMENT waiting ccst_1',
    ]);
  });

  // Rule cards.result-codes.
  it('have a settlement once there is one, and explain what has a value', () => {
    const settled = { id: 'ccst_1', status: 'SETTLED', settled: '2026-11-22T02:00:00.000Z', expected: '2026-11-22' };
    expect(eventList({ 'credit-card-settlements': [settled] })).toEqual(['SETTLEMENT done ccst_1']);
    const [, , , , authorization] = cardEvents(PAID);
    expect(authorization?.fields).toEqual(['cvn_result']);
  });

  it('include chargebacks, which wait until they are decided', () => {
    const chargebacks = [
      { id: 'cccb_1', created: '2026-11-21T01:00:00.000Z', status: 'LOST' },
      { id: 'cccb_2', created: '2026-11-22T01:00:00.000Z', status: 'SUBMITTED' },
      { id: 'cccb_3', created: '2026-11-23T01:00:00.000Z', status: 'WON' },
    ];
    expect(eventList({ 'credit-card-chargebacks': chargebacks })).toEqual([
      'CHARGEBACK failed cccb_1',
      'CHARGEBACK waiting cccb_2',
      'CHARGEBACK done cccb_3',
    ]);
  });

  it('are none where nothing is open', () => {
    expect(cardEvents({})).toEqual([]);
  });
});
