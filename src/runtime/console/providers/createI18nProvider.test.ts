import { expect, it, vi } from 'vitest';
import { createI18nProvider } from './createI18nProvider.ts';

const MESSAGES = { 'errors.unexpected': 'Something unexpected happened (%{code}).' };

it('fills in the values of a message as they are, also a value that looks like a name', () => {
  const { translate } = createI18nProvider('en', MESSAGES);
  expect(translate('errors.unexpected', { code: 'x$&y' })).toBe('Something unexpected happened (x$&y).');
  expect(translate('errors.unexpected', { code: '%{name}' })).toBe('Something unexpected happened (%{name}).');
});

it('reports a value that a message lacks, and a message that is missing', () => {
  const { translate } = createI18nProvider('en', MESSAGES);
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(translate('errors.unexpected')).toBe('Something unexpected happened (%{code}).');
  expect(translate('errors.none')).toBe('errors.none');
  expect(reported.mock.calls).toEqual([
    ['The message "Something unexpected happened (%{code})." lacks the value %{code}.'],
    ['There is no message errors.none.'],
  ]);
});
