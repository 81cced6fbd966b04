import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { TRANSITIONS } from '#contract/generated/transitions.ts';
import type { DeclaredEvent } from '#contract/transitions.ts';
import { packageRoot } from '../../database/packageRoot.ts';
import { callbacks } from '../../database/schema/index.ts';

/** Products of the callbacks that events declare. */
const DECLARED = Object.values(TRANSITIONS).flatMap(({ events }) =>
  Object.values<DeclaredEvent>(events).flatMap(({ callback }) => callback ?? []),
);

// Rule accept.virtual-account-created-callback, callbacks.products.
it('queues a callback for every product', () => {
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
  expect(silent).toEqual([]);
});
