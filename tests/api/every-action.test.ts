import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Environment } from '#contract/generated/config.ts';
import { ActionTrier, type Actor, actorIn, type Outcome } from '../helpers/access/tryActions.ts';
import { signIn, startTestApp, type TestApp } from '../helpers/testApp.ts';

/** People of every kind of business, who may do everything in theirs. */
const OWNERS = [
  'owner@kopi.test',
  'owner@manila.test',
  'owner@pasar.test',
  'owner@warung.test',
  'owner@toko.test',
  'owner@mitra.test',
  'owner@sekar.test',
  'owner@remit.test',
  'owner@properti.test',
];

const ENVIRONMENTS: readonly Environment[] = ['PRODUCTION', 'DEVELOPMENT'];

/** A user who may only view, in the business of the first owner. */
const VIEWER = 'viewer@kopi.test';

/** Actions of which one of two succeeds, because one record waits for both, each with where the other is shown. */
const EITHER: Readonly<Record<string, string>> = {
  'platform-activation approve DEVELOPMENT': 'tests/api/product-activations.test.ts',
  'platform-activation decline DEVELOPMENT': 'tests/api/product-activations.test.ts',
};

/** Actions that never succeed here, each with why. */
const NEVER: Readonly<Record<string, string>> = {
  'payment-requests create DEVELOPMENT':
    'what is paid is named by its id, which is typed; tests/api/public-api.test.ts requests some',
  'payment-requests create PRODUCTION':
    'what is paid is named by its id, which is typed; tests/api/pay/live.test.ts requests one',
  'xenplatform-transfers create DEVELOPMENT': 'the two accounts differ; tests/api/platform-transfers.test.ts makes one',
  'xenplatform-transfers create PRODUCTION': 'the two accounts differ; tests/api/platform-transfers.test.ts makes one',
  'activation fill-in DEVELOPMENT':
    'the areas of an address depend on each other; tests/api/activation.test.ts sends one',
  'stores create DEVELOPMENT': 'the areas of an address depend on each other; tests/api/store-editor.test.ts gives one',
  'stores create PRODUCTION': 'the areas of an address depend on each other; tests/api/store-editor.test.ts gives one',
  'stores add-address DEVELOPMENT':
    'the areas of an address depend on each other; tests/api/store-editor.test.ts gives one',
  'stores add-address PRODUCTION':
    'the areas of an address depend on each other; tests/api/store-editor.test.ts gives one',
  'store-logistics add-address DEVELOPMENT':
    'the areas of an address depend on each other; tests/api/store-editor.test.ts gives one',
  'store-logistics add-address PRODUCTION':
    'the areas of an address depend on each other; tests/api/store-editor.test.ts gives one',
  'disbursements reject DEVELOPMENT': 'outside batches nothing waits for approval in the demo',
  'disbursements reject PRODUCTION': 'outside batches nothing waits for approval in the demo',
  'remittance-payouts reject DEVELOPMENT': 'outside batches nothing waits for approval in the demo',
  'remittance-payouts reject PRODUCTION': 'outside batches nothing waits for approval in the demo',
  'disbursements send DEVELOPMENT': 'outside batches nothing waits for approval in the demo',
  'disbursements send PRODUCTION': 'outside batches nothing waits for approval in the demo',
  'disbursements send-selected DEVELOPMENT': 'outside batches nothing waits for approval in the demo',
  'disbursements send-selected PRODUCTION': 'outside batches nothing waits for approval in the demo',
  'remittance-payouts send DEVELOPMENT': 'outside batches nothing waits for approval in the demo',
  'remittance-payouts send PRODUCTION': 'outside batches nothing waits for approval in the demo',
  'remittance-payouts send-selected DEVELOPMENT': 'outside batches nothing waits for approval in the demo',
  'remittance-payouts send-selected PRODUCTION': 'outside batches nothing waits for approval in the demo',
  'batch-disbursements upload DEVELOPMENT':
    'it takes a CSV file, and the others a picture; tests/api/batch-files.test.ts uploads one',
  'batch-disbursements upload PRODUCTION':
    'it takes a CSV file, and the others a picture; tests/api/batch-files.test.ts uploads one',
  'batch-disbursements submit DEVELOPMENT':
    'no batch of the demo has a file; tests/api/batch-files.test.ts submits one',
  'batch-disbursements submit PRODUCTION': 'no batch of the demo has a file; tests/api/batch-files.test.ts submits one',
  'batch-disbursements discard DEVELOPMENT':
    'no batch of the demo has a file; tests/api/batch-files.test.ts discards one',
  'batch-disbursements discard PRODUCTION':
    'no batch of the demo has a file; tests/api/batch-files.test.ts discards one',
  'batch-rows edit DEVELOPMENT': 'no batch of the demo has a file; tests/api/batch-files.test.ts corrects a row',
  'batch-rows edit PRODUCTION': 'no batch of the demo has a file; tests/api/batch-files.test.ts corrects a row',
  'batch-rows remove DEVELOPMENT': 'no batch of the demo has a file; tests/api/batch-files.test.ts removes a row',
  'batch-rows remove PRODUCTION': 'no batch of the demo has a file; tests/api/batch-files.test.ts removes a row',
  'payment-methods complete DEVELOPMENT': 'nothing of the demo waits; tests/api/methods/journey.test.ts completes one',
  'payment-methods complete PRODUCTION':
    'the areas of an address depend on each other; tests/api/methods/journey.test.ts completes one',
  'payouts approve DEVELOPMENT': 'nothing waits for approval in the demo; tests/api/approvals.test.ts approves',
  'payouts approve PRODUCTION': 'nothing waits for approval in the demo; tests/api/approvals.test.ts approves',
  'payouts reject DEVELOPMENT': 'nothing waits for approval in the demo; tests/api/approvals.test.ts approves',
  'payouts reject PRODUCTION': 'nothing waits for approval in the demo; tests/api/approvals.test.ts approves',
  'payout-links approve DEVELOPMENT': 'nothing waits for approval in the demo; tests/api/approvals.test.ts approves',
  'payout-links approve PRODUCTION': 'nothing waits for approval in the demo; tests/api/approvals.test.ts approves',
  'payout-links reject DEVELOPMENT': 'nothing waits for approval in the demo; tests/api/approvals.test.ts approves',
  'payout-links reject PRODUCTION': 'nothing waits for approval in the demo; tests/api/approvals.test.ts approves',
  'escrow-account decline DEVELOPMENT': 'the one that waits is opened first; tests/api/escrow-application.test.ts',
  'escrow-settings enable DEVELOPMENT': 'what is applied for is withdrawn; tests/api/escrow-application.test.ts',
  'escrow-settings reject DEVELOPMENT': 'what is applied for is withdrawn; tests/api/escrow-application.test.ts',
  'rdl-investors close DEVELOPMENT': 'the investors of the demo have money; tests/api/escrow-application.test.ts',
  'rdl-investors close PRODUCTION': 'the investors of the demo have money; tests/api/escrow-application.test.ts',
  'reports download PRODUCTION': 'the report is made after this; tests/api/reports.test.ts downloads one',
  'apps-partners install DEVELOPMENT': 'what is requested is removed first; tests/api/reviews.test.ts installs one',
  'apps-partners turn-down DEVELOPMENT': 'what is requested is removed first; tests/api/reviews.test.ts declines one',
  'tax reject DEVELOPMENT': 'the one slip is accepted first; tests/api/reviews.test.ts rejects one',
  'payouts proof DEVELOPMENT':
    'the small demo has no completed payout in test mode; tests/api/payment-proof.test.ts has a proof',
  'withdrawals complete DEVELOPMENT': 'the settings that are saved first require approvals',
  'withdrawals fail DEVELOPMENT': 'the settings that are saved first require approvals',
  'xencapital decline DEVELOPMENT': 'the one offer of the demo is accepted',
  'xencapital decline PRODUCTION': 'the one offer of the demo is accepted',
  'xencapital reject DEVELOPMENT':
    'the one offer of the demo is approved; tests/api/capital-offers.test.ts rejects one',
};

/** Edits that are not tried with what was changed meanwhile, each with why. */
const NOT_STALE: Readonly<Record<string, string>> = {
  'escrow-settings apply DEVELOPMENT': 'it is not filled in yet, so that every field is changed',
  'escrow-settings apply PRODUCTION': 'it is not filled in yet, so that every field is changed',
  'platform-activation fill-in DEVELOPMENT': 'it is not filled in yet, so that the merged values are invalid',
  'platform-activation fill-in PRODUCTION': 'it is not filled in yet, so that the merged values are invalid',
  'store-addresses edit DEVELOPMENT': 'the areas of an address depend on each other, and none is made up',
  'store-addresses edit PRODUCTION': 'the areas of an address depend on each other, and none is made up',
  'stores edit DEVELOPMENT': 'the areas of an address depend on each other, and none is made up',
  'stores edit PRODUCTION': 'the areas of an address depend on each other, and none is made up',
};

/** What makes records comes first, as the others may need them, and what takes many of them last. */
const ORDER = ['list', 'record', 'selection'];

let test: TestApp;
const outcomes: Outcome[] = [];
/** Every action that a user has, `<resource> <action> <environment>`. */
const offered = new Set<string>();
/** Those that edit a record. */
const edits = new Set<string>();

async function tryAll(actor: Actor, viewer: Actor | undefined): Promise<void> {
  const trier = new ActionTrier(test, actor);
  outcomes.push(trier.outcome);
  for (const [name, resource] of Object.entries(actor.console.resources)) {
    const actions = resource.actions.toSorted((one, other) => ORDER.indexOf(one.scope) - ORDER.indexOf(other.scope));
    for (const action of actions) {
      if (action.refused !== undefined) continue;
      const what = `${name} ${action.id} ${actor.environment}`;
      offered.add(what);
      if (action.edits) edits.add(what);
      const closed = viewer?.console.resources[name]?.actions.every(({ id, refused }) => id !== action.id || refused);
      if (viewer !== undefined && closed !== false) await trier.tryAs(viewer, name, resource, action);
      if (outcomes.some(({ done }) => done.has(what))) continue;
      if (action.edits) await trier.tryStaleEdit(name, resource, action);
      await trier.try(name, resource, action);
    }
  }
}

/** An action with the error codes that it was rejected with. */
function withReasons(what: string): string {
  const reasons = outcomes.flatMap(({ refused }) => [...(refused.get(what) ?? [])]);
  return `${what}: ${[...new Set(reasons)].join('; ')}`;
}

beforeAll(async () => {
  test = await startTestApp();
  const viewer = await signIn(test, VIEWER);
  for (const email of OWNERS) {
    const person = await signIn(test, email);
    for (const environment of ENVIRONMENTS) {
      const actor = await actorIn(person, email, environment);
      const beside = email === OWNERS[0] ? await actorIn(viewer, VIEWER, environment) : undefined;
      if (actor !== undefined) await tryAll(actor, beside);
    }
  }
}, 300_000);
afterAll(() => test.close());

// Rule actions.offered-as-accepted.
it('no action answers 5xx, and a user without permission for it gets 404', () => {
  expect(outcomes.flatMap(({ unexpected }) => unexpected)).toEqual([]);
});

// Rule actions.changed-record.
it('every form that edits a record keeps what was changed since it was opened, except those with a reason in NOT_STALE', () => {
  const merged = new Set(outcomes.flatMap((outcome) => [...outcome.merged]));
  const others = [...edits].filter((what) => !merged.has(what) && !(what in NEVER)).sort();
  expect(others.filter((what) => !(what in NOT_STALE)).map(withReasons)).toEqual([]);
  expect(others).toEqual(Object.keys(NOT_STALE));
  console.log(`${merged.size} of ${edits.size} edits keep what was changed meanwhile`);
});

it('every action succeeds for a user, except those with a reason in NEVER', () => {
  const done = new Set(outcomes.flatMap((outcome) => [...outcome.done]));
  const never = [...offered].filter((what) => !done.has(what) && !(what in EITHER)).sort();
  expect(never.filter((what) => !(what in NEVER)).map(withReasons)).toEqual([]);
  expect(Object.keys(NEVER).filter((what) => !never.includes(what))).toEqual([]);
  console.log(`${done.size} of ${offered.size} actions succeed`);
});
