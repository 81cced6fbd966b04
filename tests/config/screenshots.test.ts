import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DEMO_BUSINESSES } from '#demo/data/businesses.ts';
import { UsageError } from '../../scripts/lib/UsageError.ts';
import { contactSheet } from '../../scripts/screenshots/contactSheet.ts';
import { PEOPLE, readScreenshotArguments } from '../../scripts/screenshots/readScreenshotArguments.ts';
import { ROOT } from './sampleTree.ts';

describe('npm run screenshots', () => {
  it('takes everything by default, and what it is narrowed to', () => {
    const all = readScreenshotArguments([]);
    expect(all?.widths).toEqual([320, 390, 768, 1440, 1920]);
    expect([all?.colours, all?.languages, all?.screens, all?.everyone]).toEqual([
      ['light', 'dark'],
      ['en', 'id'],
      [],
      false,
    ]);
    expect(readScreenshotArguments(['--person', 'owner@kopi.test'])?.everyone).toBe(true);
    const few = readScreenshotArguments([
      '--width',
      '1440, 320',
      '--colours',
      'dark',
      '--screen',
      'home,tax',
      '--site',
      'http://a/',
    ]);
    expect([few?.widths, few?.colours, few?.screens, few?.site]).toEqual([
      [320, 1440],
      ['dark'],
      ['home', 'tax'],
      'http://a',
    ]);
    expect(readScreenshotArguments(['--help'])).toBeUndefined();
  });

  // Rule brands.kinds.
  it('has a person of every brand by default', () => {
    const brands = DEMO_BUSINESSES.filter(({ members }) => members.some(({ email }) => PEOPLE.includes(email)));
    expect([...new Set(brands.map(({ brand }) => brand))].sort()).toEqual(readdirSync(`${ROOT}/brands`).sort());
  });

  it('says which widths there are', () => {
    expect(() => readScreenshotArguments(['--width', '5'])).toThrow(
      new UsageError('--width 5: choose among 320, 390, 768, 1440, 1920.'),
    );
    expect(() => readScreenshotArguments(['--weite', '5'])).toThrow(UsageError);
  });

  it('puts the pictures of one width and person side by side', () => {
    const picture = { file: '320/a.jpg', person: 'a@b.test', screen: 'home', path: '/"home', width: 320, height: 640 };
    const sheet = contactSheet([
      { ...picture, colours: 'light', language: 'en' },
      { ...picture, colours: 'dark', language: 'id' },
    ]);
    expect(sheet.match(/<h2>/g)).toHaveLength(1);
    expect(sheet.match(/<img src="320\/a.jpg" width="200" height="400"/g)).toHaveLength(2);
    expect(sheet).toContain('title="/&quot;home"');
  });
});
