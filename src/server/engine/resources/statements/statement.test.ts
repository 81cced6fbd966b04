import { sql } from 'drizzle-orm';
import { afterAll, expect, it, vi } from 'vitest';
import { bind, statementFor } from './statement.ts';

// The statements that are prepared here are too many for another file of the worker.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

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

it('builds the statement of a shape once, with its name', () => {
  const build = vi.fn(() => sql`select ${sql.placeholder('id')}::uuid`);
  const first = statementFor('shape once', build);
  expect(statementFor('shape once', build)).toBe(first);
  expect(build).toHaveBeenCalledOnce();
});

it('binds values to the placeholders, and reads each cell as text', () => {
  const statement = statementFor('shape bound', () => sql`select ${sql.placeholder('id')}::uuid, ${'fixed'}`);
  const query = bind(statement, { id: 'a' });
  expect(query).toMatchObject({ text: 'select $1::uuid, $2', values: ['a', 'fixed'], rowMode: 'array' });
  expect(query.types.getTypeParser()('2026-11-21')).toBe('2026-11-21');
  expect('name' in query).toBe(statement.name !== undefined);
  expect(bind({ name: 'known', text: 'select 1', params: [] }, {}).name).toBe('known');
});
