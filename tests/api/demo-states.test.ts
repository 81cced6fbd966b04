import { afterAll, beforeAll, expect, it } from 'vitest';
import { allOffered, isChoice } from '#compiler/resolve/fields/offeredValues.ts';
import { startTestApp, type TestApp } from '../helpers/testApp.ts';

/** Values that no row of the demo has, or not for long, by how their line begins, each with why. */
const NOT_SHOWN: Readonly<Record<string, string>> = {
  'balance type TRANSFER': 'made by people; tests/api/platform-transfers.test.ts',
  'xenplatform-transfers direction': 'made by people; tests/api/platform-transfers.test.ts',
  'activity-logs ': 'what people do in the console they do themselves',
  'all-accounts ': 'a view of one business at a time; going live comes with activation',
  'xenplatform-accounts ': 'a view of one business at a time; going live comes with activation',
  'team-members ': 'a view of one business at a time',
  'batch-disbursements status PROCESSING': 'over within seconds: what was approved is sent at once',
  'batch-disbursements status VALIDATING': 'over within seconds: a worker validates the file',
  'batch-disbursements status DRAFT': 'no person of the demo has uploaded a file; tests/api/batch-files.test.ts does',
  'batch-disbursements status FAILED': 'the same',
  'batch-disbursements status DISCARDED': 'the same',
  'batch-rows status ': 'the same',
  'payment-requests status PAID': 'people simulate them; tests/api/pay/requests.test.ts pays',
  'payment-requests channel_category PAYLATER': 'few businesses of the small demo offer it',
  'batch-remittances status PROCESSING': 'over within seconds: what was approved is sent at once',
  'reports status READY': 'a worker makes those that wait within seconds',
  'disbursements status PENDING': 'over within minutes: banks answer',
  'transactions status PENDING': 'the same',
  'pending stage PENDING': 'the same',
  'ewallets status PENDING': 'refunds of wallets are over within minutes; tests/api/wallet-refunds.test.ts has one',
  'remittance-payouts status PENDING': 'over within minutes: banks answer',
  'withdrawals status PENDING': 'over within hours: banks answer',
  'withdrawals status FAILED':
    'the banks of the demo deliver every withdrawal; tests/api/withdrawals.test.ts has failed ones',
  'credit-card-payments status SETTLING':
    'from a day after the payment to its settlement: not at every hour in the small demo',
  'payouts status NEEDS_APPROVAL': 'the businesses of the demo need no approval for it',
  'payout-links status NEEDS_APPROVAL': 'the businesses of the demo need no approval for it',
  'withdrawals status NEEDS_APPROVAL': 'the businesses of the demo need no approval for it',
  'withdrawals status CANCELLED': 'the businesses of the demo need no approval for it',
  'payouts status VERIFYING': 'over within seconds: banks know their accounts',
  'payouts status COMPLETED': 'the whole demo has them, that of the tests is too small',
  'payout-links status COMPLETED': 'the whole demo has them, that of the tests is too small',
  'virtual-account-payments bank UNIONBANK': 'few pay by it: not at every hour in the small demo',
  'reviews status WITHDRAWN': 'nothing of the demo was requested and withdrawn; tests/api/reviews.test.ts withdraws',
  'review-questions status CLOSED': 'the same',
  'reviews kind ESCROW': 'those of the demo were approved before; tests/api/escrow-application.test.ts answers one',
  'review-questions kind ESCROW': 'the same',
  'reviews kind ERECEIPTS': 'those of the demo were approved before; tests/api/reviews.test.ts answers one',
  'review-questions kind ERECEIPTS': 'the same',
  'review-questions kind BILLING':
    'the requests of the demo wait without one; tests/api/billing-requests.test.ts answers',
  'xencapital status APPROVED': 'paid out at once; tests/api/capital.test.ts approves one',
  'review-questions kind SUPPORT_CASE': 'a question about a case is kept with the case',
  'feedback-items ': 'people send it; tests/api/feedback.test.ts does',
  'daily-closes result DIFFERENT': 'the books of the demo add up; tests/api/daily-close.test.ts breaks one',
  'disbursements bank ': 'each business sends to the banks that its trade has',
  'escrow-account bank ': 'each business has the banks that it chose',
};

function isExcused(line: string): boolean {
  return Object.keys(NOT_SHOWN).some((beginning) => line.startsWith(beginning));
}

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

// Rule cards.statuses, cards.sources, cards.record-statuses.
// Rule callbacks.answer-kind, callbacks.statuses, refunds.chargeback-statuses.
// Rule payment-methods.statuses, receipts.statuses, settings.billing.
it('the demo has a row for every value that a filter offers', async () => {
  const { config } = test.config.current();
  const missing: string[] = [];
  for (const [name, { value: resource }] of config.resources) {
    const record = config.records.get(resource.record);
    if (record === undefined) throw new Error(`no record of ${name}`);
    for (const filter of (resource.list.filters ?? []).filter(isChoice)) {
      const listed = Object.entries(resource.where ?? {});
      const conditions = listed.map(([field], index) => `"${field}"::text = any($${index + 1}::text[])`).join(' and ');
      const { rows } = await test.database.pool.query<{ value: string }>(
        `select distinct "${filter.field}"::text as value from "${record.table}" ${conditions && `where ${conditions}`}`,
        listed.map(([, values]) => values.map(String)),
      );
      const there = new Set(rows.map(({ value }) => value));
      for (const value of allOffered(filter, record, resource.where)) {
        if (!there.has(value)) missing.push(`${name} ${filter.field} ${value}`);
      }
    }
  }
  expect(missing.filter((line) => !isExcused(line))).toEqual([]);
});
