import { describe, expect, it } from 'vitest';
import { FIXTURE_CONSOLE } from '../../fixtures/fixtureConsole.ts';
import { paletteCss } from './paletteCss.ts';

describe("a brand's theme as CSS", () => {
  const { theme } = FIXTURE_CONSOLE.brand;
  const css = paletteCss({ ...theme, dark: { ...theme.dark, accent_soft: '#101828' } });

  it('has the light tokens on the root', () => {
    expect(css).toMatch(/^:root\{color-scheme:light;--radius:8px;--accent:#2456d6;--on-accent:#ffffff;/);
  });

  it('has the dark ones by the device and by choice', () => {
    expect(css).toMatch(
      /@media screen and \(prefers-color-scheme:dark\)\{:root:not\(\[data-theme=light\]\)\{color-scheme:dark;.*--accent-soft:#101828/,
    );
    expect(css).toMatch(/@media screen\{:root\[data-theme=dark\]\{color-scheme:dark;.*--accent-soft:#101828/);
  });
});
