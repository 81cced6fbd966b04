// Rule languages.choice.
import { describe, expect, it } from 'vitest';
import { languageOf } from './languageOf.ts';

describe('languageOf', () => {
  it.each([
    ['id', 'en-GB', 'ID', 'id'],
    [null, 'en-GB,en;q=0.9,id;q=0.8', 'ID', 'en'],
    [null, 'fr-FR, id-ID;q=0.5', 'SG', 'id'],
    [null, 'fr', 'ID', 'id'],
    [null, undefined, 'SG', 'en'],
    ['id', 'id', 'PH', 'en'],
  ] as const)(
    'of a user with the setting %s, a browser in %s and country %s is %s',
    (chosen, accepted, country, language) => {
      expect(languageOf(chosen, accepted, country)).toBe(language);
    },
  );
});
