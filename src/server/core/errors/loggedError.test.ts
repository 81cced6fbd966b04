import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, it } from 'vitest';
import { loggedError } from './loggedError.ts';

// Rule errors.reference.
it('says what went wrong, and nothing of the values', () => {
  const cause = Object.assign(new Error('duplicate key, card 4111 1111 1111 1111'), {
    code: '23505',
    detail: 'Key (email)=(sari@kopi.test) already exists.',
  });
  const error = new DrizzleQueryError(
    'insert into "users" values ($1)',
    ['sari@kopi.test', 'secret\nof two lines'],
    cause,
  );
  const logged = loggedError(error);
  expect(JSON.stringify(logged)).not.toMatch(/sari@|secret|two lines|1111 1111/);
  expect(logged).toMatchObject({ cause: { code: '23505', message: 'duplicate key, card 411111••••1111' } });
  expect(logged.message).toBe('Failed query: insert into "users" values ($1)');
  expect(logged.stack).toContain('loggedError.test.ts');
});
