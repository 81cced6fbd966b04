import { afterEach, beforeEach, expect, vi } from 'vitest';

/**
 * A test in which something is printed as an error or a warning fails. A test that means to print one spies on the
 * console itself, which takes this spy's place.
 */
const said: string[] = [];

beforeEach(() => {
  said.length = 0;
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
      said.push(`console.${method}: ${parts.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  expect(said, 'the console was not quiet; mend the cause, or spy on it in the test').toEqual([]);
});
