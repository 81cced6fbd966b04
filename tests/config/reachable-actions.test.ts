import { expect, it } from 'vitest';
import { factValues } from '#compiler/satisfy/factValues.ts';
import { allOf, anyOf, type Formula, formulaOf, holds, notOf, TRUE } from '#compiler/satisfy/formula.ts';
import { satisfy } from '#compiler/satisfy/satisfy.ts';
import type { Permission } from '#contract/generated/config.ts';
import { PERMISSIONS } from '#contract/permissions.ts';
import { CONFIG } from './resolutionOf.ts';

/** A formula in which each permission is held when another formula holds. */
function withPermissions(formula: Formula, isHeld: (permission: string) => Formula): Formula {
  if (formula.kind === 'not') return notOf(withPermissions(formula.part, isHeld));
  if (formula.kind !== 'atom')
    return { kind: formula.kind, parts: formula.parts.map((part) => withPermissions(part, isHeld)) };
  const { fact, value } = formula.atom;
  return fact === 'permission' ? isHeld(value) : formula;
}

/** A formula for people whose permissions are known. */
function forHolders(formula: Formula, permissions: readonly string[]): Formula {
  return withPermissions(formula, (permission) => (permissions.includes(permission) ? TRUE : anyOf()));
}

/** A formula for people who have every permission that is offered in their business. */
function forOffered(formula: Formula): Formula {
  const offers = new Map(CONFIG.permissions.value.permissions.map(({ id, offer }) => [String(id), formulaOf(offer)]));
  return withPermissions(formula, (permission) => offers.get(permission) ?? anyOf());
}

/** Businesses as they are: remittance is that of Singapore, and people of a platform act for the accounts that it owns. */
const REAL = allOf(
  anyOf(
    allOf(holds('entity', 'remittance'), holds('country', 'SG')),
    notOf(anyOf(holds('entity', 'remittance'), holds('country', 'SG'))),
  ),
  anyOf(notOf(holds('account', 'sub_account')), holds('account', 'managed')),
);

/** The actions of a permission whose resource is closed to people who have it alone, by their permissions. */
function unreachable(permission: Permission): string[] {
  const values = factValues(CONFIG.brands.keys());
  return [...CONFIG.resources].flatMap(([name, { value }]) => {
    const open = formulaOf(value.guard);
    const lacksAnother = allOf(REAL, forOffered(open), notOf(forHolders(open, [permission])));
    return (value.actions ?? [])
      .filter(({ guard }) => {
        const who = allOf(
          lacksAnother,
          forOffered(holds('permission', permission)),
          forHolders(formulaOf(guard), [permission]),
        );
        return satisfy(who, values) !== undefined;
      })
      .map(({ id }) => `${name}.${id}`);
  });
}

/**
 * Actions for people who have two permissions: one sees the records, the other does this with them. Money is given back,
 * paid or refunded by those who withdraw among those who see the payment, the statement or the customer.
 */
const NEEDS_ANOTHER: Readonly<Record<Permission, readonly string[]>> = {
  can_view: [],
  can_edit: [],
  can_approve: ['escrow-customers.block', 'escrow-customers.unblock'],
  operation: [],
  can_administer: [
    'customers.erase',
    'issuing-cards.close',
    'xencapital.request',
    'xencapital.decline',
    'xencapital.approve',
    'xencapital.reject',
    'xenplatform-accounts.register',
    'xenplatform-accounts.invite',
    'xenplatform-platform-fee.create',
    'xenplatform-platform-fee.activate',
    'xenplatform-platform-fee.deactivate',
    'xenplatform-split-rules.create',
    'xenplatform-split-rules.activate',
    'xenplatform-split-rules.deactivate',
  ],
  can_manage_tech_settings: [],
  can_withdraw: [
    'billing-requests.withdraw',
    'billing-statements.pay',
    'billing-statements.report-transfer',
    'billing-statements.dispute',
    'credit-card-chargebacks.accept',
    'credit-card-chargebacks.lose',
    'credit-card-payments.refund',
    'escrow-customers.release',
    'escrow-customers.refund',
    'ewallets.refund',
    'online-store-orders.cancel-paid',
    'rdl-investors.fund',
    'rdl-investors.withdraw',
    'rdl-investors.repay',
    'store-orders.cancel-paid',
    'xencapital.repay',
  ],
};

// Rule sending.approvers-see.
it.each(PERMISSIONS)(
  '%s opens the screens of its actions, but for those that need another permission',
  (permission) => {
    expect(unreachable(permission).sort()).toEqual([...NEEDS_ANOTHER[permission]].sort());
  },
);

/**
 * Withheld from accounts below a platform in the Philippines: statements are paid by a bank transfer there, and those of one
 * partner have no approvals.
 */
const DECLARED = ['billing-statements.pay', 'batch-disbursements.approve', 'batch-disbursements.reject'].concat(
  ['batch-remittances.approve', 'batch-remittances.reject', 'disbursements.send', 'disbursements.reject'],
  ['disbursements.send-selected', 'payout-links.approve', 'payout-links.reject', 'payouts.approve', 'payouts.reject'],
  ['remittance-payouts.send', 'remittance-payouts.reject', 'remittance-payouts.send-selected'],
);

/** Actions that a person who has every permission that is offered cannot take, though the screen is open. */
function withheld(): string[] {
  const values = factValues(CONFIG.brands.keys());
  return [...CONFIG.resources].flatMap(([name, { value }]) =>
    (value.actions ?? []).flatMap(({ id, guard }) => {
      const [open, action] = [formulaOf(value.guard), formulaOf(guard)];
      const isWithheld = allOf(REAL, forOffered(open), forHolders(action, PERMISSIONS), notOf(forOffered(action)));
      const person = satisfy(isWithheld, values);
      const isDeclared = DECLARED.includes(`${name}.${id}`) && person?.includes('country PH, ');
      return person === undefined || isDeclared ? [] : [`${name}.${id}: ${person}`];
    }),
  );
}

// Rule refunds.who-gives-back, team.offered-remittance.
it('every action of an open screen is open to a person who has all permissions that their business offers', () => {
  expect(withheld()).toEqual([]);
});
