import Fastify from 'fastify';
import { expect, it, vi } from 'vitest';
import { clockJumpLog, LONGEST_AHEAD, momentAfter } from './clockJumps.ts';

const NOW = new Date('2026-11-21T03:00:00.000Z');

function ahead(milliseconds: number): Date {
  return new Date(NOW.getTime() + milliseconds);
}

// Rule security.clock-jumps.
it('a moment follows the newest one within an hour, and is that of the clock beyond', () => {
  expect(momentAfter(ahead(-1), NOW)).toEqual(NOW);
  expect(momentAfter(NOW, NOW)).toEqual(ahead(1));
  expect(momentAfter(ahead(3_600_000), NOW)).toEqual(ahead(3_600_001));
  expect(momentAfter(ahead(3_600_001), NOW)).toEqual(NOW);
});

it('a jump is logged once, until the app is closed', async () => {
  const app = Fastify();
  const warn = vi.spyOn(app.log, 'warn');
  clockJumpLog(app);
  momentAfter(ahead(60_000), NOW);
  expect(warn).not.toHaveBeenCalled();
  for (let times = 0; times < 3; times++) momentAfter(ahead(2 * LONGEST_AHEAD), NOW);
  expect(warn).toHaveBeenCalledTimes(1);
  await app.close();
  momentAfter(ahead(2 * LONGEST_AHEAD), NOW);
  expect(warn).toHaveBeenCalledTimes(1);
});
