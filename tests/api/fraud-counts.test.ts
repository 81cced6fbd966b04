import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { ownerOf } from '../helpers/access/ownerOf.ts';
import { copyRows } from '../helpers/demo/copyRows.ts';

const ENVIRONMENT = 'DEVELOPMENT';

const owner = ownerOf('owner@kopi.test', ENVIRONMENT);

function query(text: string, values: unknown[]) {
  return owner.test.database.pool.query(text, values);
}

beforeAll(() => query(`update fraud_rules set status = 'INACTIVE' where environment = $1`, [ENVIRONMENT]));

async function pay(amount: string) {
  const input = { test_card: 'JCB_CHARGED', amount, external_id: randomUUID() };
  const { status, json } = await owner.act('credit-card-payments/actions/simulate', input);
  expect(status).toBe(200);
  const { rows } = await query(
    `select p.status, p.failure_code, f.cause from credit_card_payments p join fraud_predictions f on f.payment_id = p.id
     and f.business_id = p.business_id and f.environment = p.environment where p.external_id = $1`,
    [input.external_id],
  );
  expect(rows, JSON.stringify(json)).toHaveLength(1);
  return rows[0];
}

interface Copies {
  readonly count: number;
  /** Minor units. */
  readonly amount: number;
  /** Seconds by which all are older than their original; each is one second older than the one before. */
  readonly older: number;
  /** Follows the digest of the card: copies are of another card. */
  readonly card?: string;
}

/** Copies the newest payment by JCB. */
function copyNewest({ count, amount, older, card = '' }: Copies) {
  return copyRows(owner.test.database.pool, {
    table: 'credit_card_payments',
    of: `environment = '${ENVIRONMENT}' and card_brand = 'JCB' order by created desc`,
    count,
    changed: {
      id: 'gen_random_uuid()',
      created: `original.created - make_interval(secs => n + ${older})`,
      external_id: `'COPY-' || gen_random_uuid()`,
      amount: String(amount),
      card_digest: `original.card_digest || '${card}'`,
      status: `'CHARGED'`,
      failure_code: 'null',
    },
  });
}

function rule(attribute: string, value: string) {
  const named = { name: `${attribute} ${value}`, attribute, comparison: 'AT_LEAST', value, action: 'BLOCK' };
  return owner.act('fraud-rules/actions/create', named);
}

// Rule fraud.risk-score.
it('the usual amount is that of the newest 200 payments', async () => {
  await pay('10000');
  await copyNewest({ count: 300, amount: 1_000_000_000, older: 300, card: '-other' });
  await copyNewest({ count: 200, amount: 10_000, older: 0, card: '-other' });
  expect((await pay('90000')).cause).toBe('NOTHING_UNUSUAL');
  expect((await pay('9000000')).cause).toBe('UNUSUAL_AMOUNT');
});

// Rule fraud.counted.
it('payments with a card are counted up to 100, and a rule names no more', async () => {
  await copyNewest({ count: 150, amount: 10_000, older: 0 });
  for (const attribute of ['PAYMENTS_PER_HOUR', 'CARDS_PER_DAY']) {
    const { status, json } = await rule(attribute, '101');
    expect(status).toBe(400);
    expect(json.errors).toMatchObject([{ field: 'value', code: 'counted' }]);
  }
  expect((await pay('10000')).status).toBe('CHARGED');
  expect((await rule('PAYMENTS_PER_HOUR', '100')).status).toBe(200);
  expect(await pay('10000')).toEqual({ status: 'FAILED', failure_code: 'FRAUD_GUARD_BLOCKED', cause: 'RULE' });
});
