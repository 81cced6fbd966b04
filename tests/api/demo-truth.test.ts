import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RecordSchema } from '#contract/recordSchema.ts';
import { SETTLEMENT_RULES } from '#demo/data/channels.ts';
import { findContradictions, type Rule } from '../helpers/demo/Contradiction.ts';
import { channelRules } from '../helpers/demo/channelRules.ts';
import { momentRules } from '../helpers/demo/momentRules.ts';
import { moneyRules } from '../helpers/demo/moneyRules.ts';
import { referenceRules } from '../helpers/demo/referenceRules.ts';
import { relationRules } from '../helpers/demo/relationRules.ts';
import { stateRules, unfilledMoments } from '../helpers/demo/stateRules.ts';
import { sumRules, uncomparedCounters } from '../helpers/demo/sumRules.ts';
import { unmarkedPeople, wrongPeople } from '../helpers/demo/wrongPeople.ts';
import { PASSWORD, startTestApp, type TestApp } from '../helpers/testApp.ts';

/** Rules that rows may contradict, by how they begin, each with why. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'credit-card-authentication is not before its payment_id': 'cards are proven before they are charged',
  'credit-card-authorization is not before its payment_id': 'a card that is kept is checked before it is charged',
  'credit-card-tokenization is not before its payment_id': 'a token is made before the card is charged',
  'payment-request is not before its transaction_id': 'a payer chooses before they pay',
  'recurring-cycle is not before its transaction_id': 'a payment is collected once its day has come',
  'virtual-account-payment is not before its transaction_id': 'what a payer is to pay is listed before it is paid',
  'payout is not before its transaction_id': 'a payout moves money once it is claimed',
};

let test: TestApp;
let records: readonly RecordSchema[];
beforeAll(async () => {
  test = await startTestApp();
  records = [...test.config.current().config.records.values()];
});
afterAll(() => test.close());

async function contradictions(rules: readonly Rule[]): Promise<string[]> {
  const checked = rules.filter(({ name }) => !Object.keys(EXCEPTIONS).some((beginning) => name.startsWith(beginning)));
  return findContradictions(test.database.pool, checked);
}

describe('every record of the demo', () => {
  it('has its times in order, and none in the future that must be past', async () => {
    expect(await contradictions(momentRules(records))).toEqual([]);
  });

  it('is in a state that its events lead to, with what they fill in, and has expired after its last day', async () => {
    const { transitions } = test.config.current().config;
    expect(await contradictions(stateRules(records, transitions))).toEqual([]);
    expect(unfilledMoments(records, transitions)).toEqual([]);
  });

  it('refers to existing records, and repeats their values unchanged', async () => {
    expect(await contradictions(referenceRules(records))).toEqual([]);
  });

  it('names people of its business, who may do what they are named for', async () => {
    expect(unmarkedPeople(records)).toEqual([]);
    expect(await wrongPeople(test.database.pool, test.config)).toEqual([]);
  });

  // Rule activity.sign-ins.
  it('names what was signed in to, as an activity of the product does', async () => {
    const { app, database } = test;
    for (const password of [PASSWORD, 'wrong'])
      await app.inject({ method: 'POST', url: '/api/auth/email', payload: { email: 'owner@kopi.test', password } });
    const { rows } = await database.pool.query(
      `select action, array_agg(distinct target_type) as targets from activity_logs
       where action in ('SIGN_IN', 'SIGN_IN_FAILED') group by action order by action`,
    );
    expect(rows).toEqual([
      { action: 'SIGN_IN', targets: ['business'] },
      { action: 'SIGN_IN_FAILED', targets: ['business'] },
    ]);
  });

  it('is in a state that what it refers to allows', async () => {
    expect(await contradictions(relationRules())).toEqual([]);
  });

  it('has the counts and sums of its rows', async () => {
    expect(await contradictions(sumRules(records))).toEqual([]);
    expect(uncomparedCounters(records)).toEqual([]);
  });

  // Rule details.singleton.
  it('is in a list only where a business can have several', async () => {
    const { pool } = test.database;
    const listed = [...test.config.current().config.resources.values()].filter(({ value }) => value.path !== undefined);
    const single: string[] = [];
    for (const { value } of listed) {
      const record = records.find(({ name }) => name === value.record);
      if (record === undefined || record.singleton) continue;
      const { rows } = await pool.query<{ most: string | null }>(
        `select max(n) most from (select count(*) n from ${record.table} group by business_id, environment) counts`,
      );
      if (Number(rows[0]?.most ?? 0) === 1) single.push(value.resource);
    }
    expect(single).toEqual([]);
  });

  // Rule cards.one-transaction.
  it('agrees with the transactions that moved its money', async () => {
    expect(await contradictions(moneyRules())).toEqual([]);
  });

  // Rule transactions.settlement-days.
  it('is settled on the day that the limits say', async () => {
    const { settlement } = test.config.current().config.limits.value;
    expect(settlement).toEqual(SETTLEMENT_RULES);
    const waits = Object.keys(SETTLEMENT_RULES.categories).map((category) => `'${category}'`);
    const wrong = `row.type = 'PAYMENT' and row.status = 'COMPLETED' and row.channel_category in (${waits.join()})
      and (row.settlement_id is null or extract(hour from row.settled at time zone (select time_zone from businesses b
        where b.business_id = row.business_id)) <> ${SETTLEMENT_RULES.hour})`;
    const rule = { name: 'transaction is settled in the morning', table: 'transactions', contradicts: wrong };
    expect(await contradictions([rule])).toEqual([]);
  });

  it('was paid by a live payment method, and is sold in connected channels', async () => {
    expect(await contradictions(channelRules())).toEqual([]);
  });
});
