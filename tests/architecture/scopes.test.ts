import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const SOURCE = fileURLToPath(new URL('../../src', import.meta.url));

/** "This business in this environment" written out, which `database/belongsTo.ts` has a function for. */
const WRITTEN_OUT: readonly RegExp[] = [
  /eq\(\w+\.business_id, (?!\w+\.business_id)[\w.]+\),\s*eq\(\w+\.environment,/g,
  /\bbusiness_id: [\w.]+,\s*environment(?:: [\w.]+)?(?=[,\s}])/g,
  /\bbusinessId: (\w+)\.business_id, environment: \1\.environment\b/g,
];

function uses(text: string): string[] {
  return WRITTEN_OUT.flatMap((pattern) => [...text.matchAll(pattern)].map(([found]) => found));
}

it('finds each way to write it out', () => {
  const ways = [
    'and(eq(jobs.business_id, scope.businessId),\n  eq(jobs.environment, scope.environment))',
    'insert(jobs).values({ business_id: businessId, environment, created })',
    '{ business_id: scope.businessId, environment: scope.environment }',
    'const scope = { businessId: due.business_id, environment: due.environment };',
  ];
  for (const way of ways) expect(uses(way), way).toHaveLength(1);
  expect(uses('{ ...scopeColumns(scope), created }; belongsTo(jobs, scope); { business_id: id, user_id }')).toEqual([]);
});

it('the business and environment of a row are read and written by one helper', () => {
  const found = ['server', 'demo'].flatMap((floor) =>
    readdirSync(join(SOURCE, floor), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('database/'))
      .flatMap((file) =>
        uses(readFileSync(join(SOURCE, floor, file), 'utf8')).map((use) => `${floor}/${file}: ${use}`),
      ),
  );
  expect(found).toEqual([]);
});
