import { expect, it } from 'vitest';
import { openMinutes } from './openMinutes.ts';

// Rule callbacks.circuit.
it('a circuit opens after five deliveries without a response, for twice as long each time up to half an hour', () => {
  expect([0, 1, 4, 5, 6, 7, 8, 9, 10, 11, 50].map(openMinutes)).toEqual([0, 0, 0, 1, 2, 4, 8, 16, 30, 30, 30]);
});
