import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ERROR_STATUS } from '#contract/errorCodes.ts';
import { EXAMPLES, LOAN_WORDS, NAMES } from './alike-words.ts';

const ROOT = new URL('../../', import.meta.url);

function readWords(path: string): Record<string, string> {
  return JSON.parse(readFileSync(new URL(path, ROOT), 'utf8')) as Record<string, string>;
}

function paramsOf(text: string): string[] {
  return [...new Set(text.match(/%\{\w+\}/g))].sort();
}

const en = readWords('locales/en.json');
const id = readWords('locales/id.json');

/** What both languages write alike; anything else that is alike was forgotten. */
const ALIKE = new Set([...EXAMPLES, ...LOAN_WORDS, ...NAMES]);

/** Numbers that are never one, each with why. */
const NEVER_ONE: Readonly<Record<string, string>> = {
  'list.pick_minimum': 'a search requires two characters at least',
  'list.search_minimum': 'a search requires two characters at least',
  'shell.form.errors_many': 'errors_one says it of one',
  'shop.cart_full': 'a cart holds twenty products',
  'shell.form.rows_too_many': 'more rows than a form takes',
};

describe('locales', () => {
  it.each([
    ['en', en],
    ['id', id],
  ])('%s is sorted by key and has a text for each', (_language, words) => {
    expect(Object.keys(words)).toEqual(Object.keys(words).sort());
    expect(Object.entries(words).filter(([, text]) => text.trim() === '' || text.trim() !== text)).toEqual([]);
  });

  // Rule languages.complete.
  it('have the same keys, and the same params in each', () => {
    expect(Object.keys(id)).toEqual(Object.keys(en));
    const different = Object.keys(en).filter((key) => `${paramsOf(en[key] ?? '')}` !== `${paramsOf(id[key] ?? '')}`);
    expect(different).toEqual([]);
  });

  // Rule languages.complete.
  it('differ, but for proper names', () => {
    // A text of params and punctuation has no words.
    const hasWords = (text: string) => /\p{L}/u.test(text.replaceAll(/%\{\w+\}/g, ''));
    const alike = Object.entries(en)
      .filter(([key, text]) => text === id[key] && hasWords(text) && !ALIKE.has(text))
      .map(([key]) => key);
    expect(alike).toEqual([]);
  });

  it('have one form for any number in Bahasa Indonesia, which has no plural, and two in English', () => {
    expect(Object.values(id).filter((text) => text.includes('||||'))).toEqual([]);
    expect(Object.values(en).filter((text) => text.includes('||||') && text.split(' |||| ').length !== 2)).toEqual([]);
  });

  it('have a form for one where a number counts things in English', () => {
    const counts = Object.keys(en).filter((key) => /%\{(?:smart_)?count\} (?:\p{L}+ )?\p{L}+s\b/u.test(en[key] ?? ''));
    expect(counts.filter((key) => !en[key]?.includes('||||') && !(key in NEVER_ONE))).toEqual([]);
  });

  it('have typographic apostrophes', () => {
    expect([...Object.entries(en), ...Object.entries(id)].filter(([, text]) => /\p{L}'\p{L}/u.test(text))).toEqual([]);
  });

  // Rule languages.error-words.
  it('have a text for every error code', () => {
    expect(Object.keys(ERROR_STATUS).filter((code) => !(`errors.${code}` in en))).toEqual([]);
  });

  // Rule errors.message.
  it('say what happened and what is allowed or to do for every error', () => {
    const texts = [en, id].flatMap((texts) => Object.entries(texts));
    const codes = texts.filter(([key]) => /^errors\.[A-Z_]+(?:\.(?!title$)\w+)?$/.test(key));
    expect(codes.length).toBeGreaterThan(100);
    expect(codes.filter(([, text]) => !/\p{L}[.,] \p{L}.*\.$/u.test(text))).toEqual([]);
  });

  // Rule languages.no-brand-in-texts.
  it("name no brand: a brand's name is the param %{brand}", () => {
    const names = readdirSync(new URL('brands/', ROOT)).map((brand) => {
      const file = parse(readFileSync(new URL(`brands/${brand}/brand.yaml`, ROOT), 'utf8')) as { name: string };
      return file.name;
    });
    expect(names.length).toBeGreaterThan(1);
    const naming = [...Object.values(en), ...Object.values(id)].filter((text) =>
      names.some((name) => text.includes(name)),
    );
    expect(naming).toEqual([]);
  });
});
