import { DrizzleQueryError } from 'drizzle-orm/errors';
import type { FastifyError } from 'fastify';
import { describe, expect, it } from 'vitest';
import { driverError, SQLSTATE_ANSWERS } from './driverErrors.ts';
import { toApiError } from './errorPlugin.ts';

function answer(code: string | undefined, message = 'x'): [status: number, retryAfter: number | undefined] {
  const cause = Object.assign(new Error(message), { code });
  const { status, retryAfter } = toApiError(new DrizzleQueryError('select 1', [], cause) as unknown as FastifyError);
  // Also where drizzle has not wrapped it.
  expect(toApiError(cause as unknown as FastifyError).status).toBe(status);
  return [status, retryAfter];
}

describe('an error of the database or the operating system', () => {
  it.each([
    ...['22021', '22003', '22007', '22008', '22009', '22023', '22P02', '22001', '54001', '54023'].map((code) => [
      code,
      400,
    ]),
    ...['40001', '40P01', '55P03', '57014', '57P01', '57P03', '53300', '08006', '25006'].map((code) => [code, 503]),
    ...['53100', '53200', '58030', 'ENOSPC', 'EDQUOT', 'EMFILE', 'ECONNRESET', 'ECONNREFUSED'].map((code) => [
      code,
      503,
    ]),
    ...['22012', '40002', '23505', '42601', '42P01', 'XX000', 'P0001', 'ENOENT', 'EACCES'].map((code) => [code, 500]),
  ] as [string, number][])('%s is answered %i', (code, status) => {
    const [answered, retryAfter] = answer(code);
    expect(answered).toBe(status);
    expect(retryAfter === undefined).toBe(status !== 503);
  });

  // Rule errors.server-error.
  it('is answered for each class of the table', () => {
    for (const [state, known] of SQLSTATE_ANSWERS) {
      const [status, retryAfter] = answer(state.padEnd(5, '0'));
      expect([400, 500, 503], state).toContain(status);
      expect(retryAfter, state).toBe(known?.retryAfter);
    }
  });

  it('is retried after a second, or half a minute where the disk or the memory is exhausted', () => {
    for (const code of ['40001', '55P03', '57P03', '53300', 'ECONNRESET', 'EMFILE'])
      expect([code, answer(code)]).toEqual([code, [503, 1]]);
    for (const code of ['53100', '58030', 'ENOSPC', 'EIO']) expect([code, answer(code)]).toEqual([code, [503, 30]]);
  });

  it('is looked for in the cause of an error, at any depth', () => {
    const cause = Object.assign(new Error('x'), { code: '40001' });
    const wrapped = new Error('a', { cause: new Error('b', { cause }) });
    expect(driverError(wrapped)?.status).toBe(503);
    expect(driverError(new Error('a', { cause: 'a text' }))).toBeUndefined();
    expect(driverError(Object.assign(new Error('x'), { code: 40_001 }))).toBeUndefined();
    expect(driverError(Object.assign(new Error('x'), { code: 'constructor' }))).toBeUndefined();
  });

  it('without a code is one where no connection was free in time', () => {
    expect(answer(undefined, 'timeout exceeded when trying to connect')).toEqual([503, 1]);
    expect(answer(undefined)).toEqual([500, undefined]);
  });
});
