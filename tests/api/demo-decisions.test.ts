import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Country } from '#contract/generated/config.ts';
import type { Currency } from '#contract/money/currencies.ts';
import { parseDecimal } from '#contract/money/decimal.ts';
import { loadBusiness } from '#server/access/sessions/people/backgroundBusiness.ts';
import { sendingCharges } from '#server/core/ledger/sendingCharges.ts';
import type { BusinessScope } from '#server/database/inBusiness.ts';
import { inBusiness } from '#server/database/inBusiness.ts';
import { fraud_list_entries, fraud_predictions, fraud_rules } from '#server/database/schema/index.ts';
import { decide } from '#server/domains/cards/screening/decide.ts';
import { paymentFacts } from '#server/domains/cards/screening/paymentFacts.ts';
import { riskOf } from '#server/domains/cards/screening/riskOf.ts';
import { acceptingFee } from '#server/domains/payments/acceptingFee.ts';
import { feeTax } from '#server/domains/payments/acceptPayment.ts';
import { startTestApp, type TestApp } from '../helpers/testApp.ts';

let test: TestApp;
let scopes: BusinessScope[];
beforeAll(async () => {
  test = await startTestApp({ doesBackgroundWork: false });
  const { rows } = await test.database.pool.query<{ business_id: string; environment: BusinessScope['environment'] }>(
    'select distinct business_id, environment from transactions',
  );
  scopes = rows.map(({ business_id: businessId, environment }) => ({ businessId, environment }));
}, 120_000);
afterAll(() => test.close());

interface Charged {
  readonly id: string;
  readonly type: 'PAYMENT' | 'DISBURSEMENT';
  readonly status: string;
  readonly channel_category: Parameters<typeof acceptingFee>[0];
  readonly currency: Currency;
  readonly country: Country;
  readonly amount: string;
  readonly fee: string;
  readonly tax: string;
}

/** What the product charges for a movement. */
function chargesOf({ type, status, channel_category, currency, country, amount }: Charged) {
  if (type === 'DISBURSEMENT') return sendingCharges(currency, country);
  const fee = status === 'FAILED' ? 0n : acceptingFee(channel_category, BigInt(amount), currency);
  return { fee, tax: feeTax(fee, country) };
}

describe('rows of the demo', () => {
  // Rule money.accepting-fees, money.sending-fees, money.fee-tax.
  it('have the fees and taxes that the product charges', async () => {
    const { rows } = await test.database.pool.query<Charged>(
      `select t.id, type, t.status, channel_category, currency, country, amount::text, fee::text, tax::text
       from transactions t join businesses using (business_id)
       where type in ('PAYMENT', 'DISBURSEMENT')`,
    );
    expect(rows.length).toBeGreaterThan(1_000);
    const wrong = rows.filter((row) => {
      const { fee, tax } = chargesOf(row);
      return BigInt(row.fee) !== fee || BigInt(row.tax) !== tax;
    });
    expect(wrong.slice(0, 5)).toEqual([]);
  });

  // Rule limits.restricted-accepts, limits.restricted-sends.
  it('keep the daily limits of their business', async () => {
    const { pool } = test.database;
    let limited = 0;
    for (const scope of scopes) {
      const business = await inBusiness(pool, scope, (tx) => loadBusiness(tx, test.config, scope));
      const { limits, timeZone } = business;
      for (const [limit, condition] of [
        [limits.acceptedPerDay, `type = 'PAYMENT' and status = 'COMPLETED'`],
        [limits.sentPerDay, `type = 'DISBURSEMENT' and status in ('PENDING', 'COMPLETED')`],
      ] as const) {
        if (limit === undefined) continue;
        limited += 1;
        const { rows } = await pool.query(
          `select (created at time zone $3)::date as day, sum(amount)::text as total from transactions
           where business_id = $1 and environment = $2 and currency = $4 and ${condition} group by 1 having sum(amount) > $5`,
          [
            scope.businessId,
            scope.environment,
            timeZone,
            limit.currency,
            parseDecimal(String(limit.value), limit.currency),
          ],
        );
        expect([scope, condition, rows]).toEqual([scope, condition, []]);
      }
    }
    expect(limited).toBeGreaterThan(0);
  });

  // Rule fraud.acts-on-payments, fraud.risk-score.
  it('are screened: each card payment has the prediction that lists and rules in force gave it, and is blocked by it alone', async () => {
    const wrong: string[] = [];
    const seen = new Set<string>();
    for (const scope of scopes) {
      await inBusiness(test.database.pool, scope, async (tx) => {
        const payments = await paymentFacts(tx, scope, { where: undefined, limit: 100_000 });
        const predictions = new Map((await tx.select().from(fraud_predictions)).map((row) => [row.payment_id, row]));
        const [entries, rules] = [await tx.select().from(fraud_list_entries), await tx.select().from(fraud_rules)];
        for (const payment of payments) {
          const found = predictions.get(payment.id);
          const isBlocked = payment.failure_code === 'FRAUD_GUARD_BLOCKED';
          if (found === undefined) {
            wrong.push(`${payment.external_id} has no prediction`);
            continue;
          }
          const inForce = <Row extends { created: Date; status: string }>(all: readonly Row[]) =>
            all.filter(({ status, created }) => status === 'ACTIVE' && created <= payment.created);
          const firstDigits = payment.card_number.slice(0, payment.card_number.indexOf('X'));
          const amount = payment.amount + (payment.discount_amount ?? 0n);
          const facts = { ...payment, amount, score: found.score, firstDigits };
          const { action, rule_id, list_entry_id, cause } = decide(facts, {
            entries: inForce(entries),
            rules: inForce(rules),
          });
          const { risk_level } = riskOf(facts, { usual: undefined, fixed: found.score });
          const expected = [action, rule_id, list_entry_id, cause ?? found.cause, risk_level, risk_level];
          const actual = [
            found.action,
            found.rule_id,
            found.list_entry_id,
            found.cause,
            found.risk_level,
            payment.risk_level,
          ];
          if (expected.join() !== actual.join())
            wrong.push(`${payment.external_id}: ${actual.join()}, not ${expected.join()}`);
          if (isBlocked !== (found.action === 'BLOCK'))
            wrong.push(`${payment.external_id} is ${payment.status}, not ${found.action}`);
          seen.add(found.cause).add(found.risk_level).add(found.action);
        }
      });
    }
    expect(wrong.slice(0, 10)).toEqual([]);
    for (const one of [
      'ALLOW',
      'BLOCK',
      'BLOCK_LIST',
      'ALLOW_LIST',
      'RULE',
      'MANY_ATTEMPTS',
      'COUNTRY_MISMATCH',
      'UNUSUAL_AMOUNT',
      'NORMAL',
      'MEDIUM',
      'HIGH',
    ])
      expect([...seen]).toContain(one);
  });
});
