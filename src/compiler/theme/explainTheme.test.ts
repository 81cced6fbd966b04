import { describe, expect, it } from 'vitest';
import { explainTheme } from './explainTheme.ts';

describe('what the derivation did to a brand', () => {
  const colours = explainTheme({ accent: '#FFE14D' });

  it('explains every colour in light and dark', () => {
    expect(colours.map(({ scheme, token }) => `${scheme} ${token}`)).toEqual(
      ['light', 'dark'].flatMap((scheme) =>
        ['accent', 'positive', 'caution', 'critical', 'info', 'neutral'].map((token) => `${scheme} ${token}`),
      ),
    );
  });

  it('leaves none below what can be read, and moves only what could not be', () => {
    for (const { asked, given, before, after } of colours) {
      expect(after).toBeGreaterThanOrEqual(4.5);
      expect(asked === given).toBe(before >= 4.5);
    }
  });

  it('shows a yellow that was moved on white and kept on black', () => {
    const [light, dark] = colours.filter(({ token }) => token === 'accent');
    expect(light).toMatchObject({ asked: '#ffe14d', before: 1.23 });
    expect(light?.given).not.toBe('#ffe14d');
    expect(dark).toMatchObject({ asked: '#ffe14d', given: '#ffe14d' });
  });
});
