import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const SOURCE = fileURLToPath(new URL('../../src', import.meta.url));

/** The floors whose results depend on the time. The roots give them a clock; the browser has its own. */
const FLOORS = ['contract', 'compiler', 'server', 'demo'];

/** Ways to read the machine's clock, or that of the database: `Date.now()`, `new Date()`, `now()` and the like in SQL. */
const OWN_CLOCK = /\bDate\.now\b|\bnew Date\(\)|\bDate\(\)|\.defaultNow\(|\bcurrent_timestamp\b|\bclock_timestamp\(/gi;

const uses = (text: string) => [...text.matchAll(OWN_CLOCK)].map(([found]) => found);

it('finds every way to read a clock', () => {
  const ways = [
    'const now = Date.now();',
    'const today = new Date();',
    "sent: moment('sent').notNull().defaultNow(),",
    'sql`update jobs set due = CURRENT_TIMESTAMP`',
    'sql`select clock_timestamp()`',
    'const clock = { now: Date.now };',
  ];
  for (const way of ways) expect(uses(way), way).toHaveLength(1);
  expect(uses('services.now(); new Date(row.created); performance.now(); updateDate();')).toEqual([]);
});

it.each(FLOORS)(
  'src/%s reads the time from Services.realTime or a BusinessClock, so that a screen and the write that follows agree',
  (floor) => {
    const folder = join(SOURCE, floor);
    const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .flatMap((file) => uses(readFileSync(join(folder, file), 'utf8')).map((use) => `${file}: ${use}`));
    expect(found).toEqual([]);
  },
);
