import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { addressOf, loadAttacks } from '../attacks/harness/loadAttacks.ts';
import { openTarget } from '../attacks/harness/Target.ts';
import { writeClientFolder } from '../helpers/clientFolder.ts';
import { startTestApp, type TestApp } from '../helpers/testApp.ts';

const attacks = await loadAttacks();
const fast = attacks.flatMap((attack, nth) => (attack.slow ? [] : { ...attack, address: addressOf(nth) }));

let test: TestApp;
let url: string;

beforeAll(async () => {
  const clientDir = join(inject('baseDatabase').dataDir, randomUUID());
  writeClientFolder(clientDir);
  // As config/limits.yaml has them for addresses; people and businesses are counted by tests of their own.
  test = await startTestApp({
    clientDir,
    env: { trustedProxies: ['127.0.0.1'] },
    requestLimits: { address_per_minute: 6_000 },
  });
  url = await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => test.close());

it.each(fast)('$file: $name', async ({ run, address }) => {
  const { target, close } = openTarget(url, address);
  const { held, now } = await run(target).finally(close);
  expect(held, now).toBe(true);
});
