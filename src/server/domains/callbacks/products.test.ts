import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { TRANSITIONS } from '#contract/generated/transitions.ts';
import type { DeclaredEvent } from '#contract/transitions.ts';
import { packageRoot } from '../../database/packageRoot.ts';
import { callbacks } from '../../database/schema/index.ts';

/** Products of which nothing happens yet outside the demo, and why. */
const WITHOUT_EVENT: Readonly<Record<string, string>> = {
  EWALLET_PAYMENT: 'no e-wallet payment is accepted yet: the payment page is to come',
  RETAIL_OUTLET_PAID: 'no retail outlet takes payments yet: payment codes are to come',
};

/** Products of the callbacks that events declare, without those that nothing causes yet. */
const DECLARED = Object.values(TRANSITIONS).flatMap(({ events }) =>
  Object.values<DeclaredEvent & { readonly planned?: true }>(events).flatMap(({ callback, planned }) =>
    callback === undefined || planned ? [] : [callback],
  ),
);

// Rule accept.virtual-account-created-callback, callbacks.products.
it('queues a callback for every product, or says why nothing happens to it', () => {
  const server = join(packageRoot(), 'src/server');
  const files = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /(?<!\.test)\.ts$/.test(file) && !/^(demo|db)\//.test(file),
  );
  const sources = files
    .map((file) => readFileSync(join(server, file), 'utf8'))
    .filter((text) =>
      /\b(addCallback|queueRecordCallback|queueCycleCallback|queuePlanCallback|announceResult)\(/.test(text),
    );
  const silent = callbacks.product.enumValues.filter(
    (product) => !DECLARED.includes(product) && !sources.some((text) => text.includes(`'${product}'`)),
  );
  expect(silent.sort()).toEqual(Object.keys(WITHOUT_EVENT).sort());
});
