import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { FIXED_ADDRESSES } from '#contract/fixedAddresses.ts';

const SERVER = fileURLToPath(new URL('../../src/server', import.meta.url));

/** The first part behind /api/ of every address that the server's code spells out; the demo's logs name others. */
function spelledOut(): Set<string> {
  const found = new Set<string>();
  for (const file of readdirSync(SERVER, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts') || file.startsWith('demo')) continue;
    for (const [, name] of readFileSync(join(SERVER, file), 'utf8').matchAll(/['`]\/api\/([a-z][a-z0-9_-]*)/g)) {
      if (name !== undefined) found.add(name);
    }
  }
  return found;
}

it('no resource has the name of a built-in API route', () => {
  expect([...spelledOut()].sort()).toEqual([...FIXED_ADDRESSES].sort());
});
