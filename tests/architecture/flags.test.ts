import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const SERVER = fileURLToPath(new URL('../../src/server', import.meta.url));

/** Looks up a flag in the columns of a business, where those of test mode and those that are usual are missed. */
const OWN_LOOKUP = /\bflags\.includes\(|any\(\w*\.?flags\)/;

/** `flagsInEffect` looks up flags; its result may be searched in the file that it is imported in. */
const SHARED = 'flagsInEffect';

// Rule access.feature-flags, activation.unlocks.
it('the server looks up the flags of a business by flagsInEffect', () => {
  expect(OWN_LOOKUP.test("flags.includes('ereceipts')")).toBe(true);
  const found = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .filter((file) => {
      const text = readFileSync(join(SERVER, file), 'utf8');
      return OWN_LOOKUP.test(text) && !text.includes(SHARED);
    });
  expect(found).toEqual([]);
});
