import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { statementFor } from './statement.ts';

it('prepares a limited number of statements, since connections keep them, and runs all others without a name', () => {
  const names = new Set<string>();
  for (let nth = 0; nth < 1_200; nth += 1) {
    const statement = statementFor(`shape ${nth}`, () => sql.raw(`select ${nth}`));
    expect(statement.text).toBe(`select ${nth}`);
    if (statement.name !== undefined) names.add(statement.name);
  }
  expect(names.size).toBe(500);
  // A shape that was prepared and is no longer cached has its name again.
  expect(statementFor('shape 0', () => sql.raw('select 0')).name).toBeDefined();
});
