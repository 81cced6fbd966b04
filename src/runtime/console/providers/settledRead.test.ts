import { describe, expect, it } from 'vitest';
import { RequestError } from '../../core/session/RequestError.ts';
import { settledRead } from './settledRead.ts';

const DATA = { id: 'a' };

function errorOf(status: number): RequestError {
  return new RequestError({ code: 'unexpected', status });
}

// Rule errors.data-stays.
describe('what is shown of a query', () => {
  it.each([0, 429, 500, 503])('is its data where reading it again ends with %i', (status) => {
    const shown = settledRead({ data: DATA, error: errorOf(status), isFetching: false });
    expect(shown).toEqual({ data: DATA, error: null, isPending: false, isError: false });
  });

  it.each([400, 403, 404])('is the error where the answer is %i', (status) => {
    const error = errorOf(status);
    const shown = settledRead({ data: DATA, error, isFetching: false });
    expect(shown).toEqual({ data: undefined, error, isPending: false, isError: true });
  });

  it('is the error where nothing was read, and nothing of it while it is tried again', () => {
    const error = errorOf(500);
    expect(settledRead({ data: undefined, error, isFetching: false }).error).toBe(error);
    const again = settledRead({ data: undefined, error, isFetching: true });
    expect(again).toEqual({ data: undefined, error: null, isPending: true, isError: false });
  });

  it('is an unexpected error of the page itself, also with data', () => {
    const error = new TypeError('x');
    expect(settledRead({ data: DATA, error, isFetching: false }).error).toBe(error);
  });
});
