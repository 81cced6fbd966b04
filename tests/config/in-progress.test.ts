import { expect, it } from 'vitest';
import { compile } from '#compiler/compile.ts';
import { loadFileTree } from '#compiler/load.ts';
import { UNFINISHED } from '../../scripts/scaffold/inProgress.ts';
import { ROOT } from '../process/product.ts';

/** Statuses that wait for people, for a day, or for another business, by record: reading them again soon shows nothing new. */
const WAITS: Readonly<Record<string, string>> = {
  'account PENDING': 'for a reviewer',
  'app REQUESTED': 'for the partner',
  'bank-account PENDING': 'for a reviewer',
  'billing-request PENDING': 'for a reviewer',
  'capital-loan REQUESTED': 'for a reviewer',
  'capital-repayment PENDING': 'for its day',
  'card-change-request PENDING': 'for a reviewer',
  'credit-card-authentication PENDING': 'for the cardholder',
  'credit-card-chargeback SUBMITTED': 'for the card network',
  'credit-card-payment PENDING': 'for the cardholder',
  'credit-card-payment SETTLING': 'for its day',
  'credit-card-settlement PENDING': 'for its day',
  'escrow-account PENDING': 'for a reviewer',
  'escrow-customer PENDING': 'for a reviewer',
  'escrow-setting pending': 'for a reviewer',
  'invoice PENDING': 'for the payer',
  'integration PENDING': 'for the person who is on the page of the system',
  'issuing-transaction PENDING': 'for the shop',
  'payment-method pending': 'for the channel',
  'payment-request PENDING': 'for the payer',
  'payout PENDING': 'for the recipient',
  'recurring-cycle PENDING': 'for its day',
  'recurring-cycle RETRYING': 'for its day',
  'recurring-plan PENDING': 'for its day',
  'store-channel PENDING': 'for the person who is on the page of the platform',
  'sub-account PENDING': 'for a reviewer',
  'sub-account-transaction PENDING': 'for the business it belongs to',
  'tax-document SUBMITTED': 'for a reviewer',
  'team-member PENDING': 'for the person invited',
  'transaction PENDING': 'for the payer',
  'virtual-account-payment PENDING': 'for the payer',
};

it('every unfinished status is in progress in each resource of its record, or waits for a person', () => {
  const { config } = compile(loadFileTree(ROOT));
  if (config === undefined) throw new Error('The config has problems; see npm run check.');
  const forgotten = new Set<string>();
  const met = new Set<string>();
  for (const { value: resource } of config.resources.values()) {
    const field = config.records.get(resource.record)?.fields.status;
    if (field?.kind !== 'enum') continue;
    for (const status of field.values.filter((value) => UNFINISHED.test(value))) {
      const name = `${resource.record} ${status}`;
      if (name in WAITS) met.add(name);
      else if (!resource.in_progress?.includes(`status = '${status}'`)) forgotten.add(`${resource.resource} ${status}`);
    }
  }
  expect([...forgotten]).toEqual([]);
  expect(Object.keys(WAITS).filter((name) => !met.has(name))).toEqual([]);
});
