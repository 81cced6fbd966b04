import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { expandCustomMedia, readCustomMedia } from '../../scripts/lib/customMedia.ts';

const SOURCE = fileURLToPath(new URL('../../src', import.meta.url));
const TOKENS = 'runtime/core/theme/tokens.css';

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' });
const read = (file: string) => readFileSync(join(SOURCE, file), 'utf8');
const styles = files.filter((file) => file.endsWith('.css') && file !== TOKENS);
const breakpoints = readCustomMedia(read(TOKENS));

/** Properties whose lengths are of the space scale. Custom properties that hold a length of one are named `--inset`. */
const SPACED = /^(?:scroll-)?(?:padding|margin)|^(?:row-|column-)?gap$|^--inset$/;

/** A hairline and nothing may be written as they are, and points on paper. */
const LENGTH = /(?<![\w.])-?(?!(?:0|1)px)\d*\.?\d+(?:px|r?em|ch)\b/;

/** The declarations and media queries of a style sheet that have numbers of their own. A container is as wide as its content needs. */
function rawValues(css: string): string[] {
  const text = css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const queries = [...text.matchAll(/@media[^{]+/g)].map(([rule]) => rule.trim());
  const declarations = [...text.matchAll(/([\w-]+)\s*:\s*([^;{}]+)[;}]/g)].map(([, name = '', value = '']) => ({
    name,
    value: value.trim(),
  }));
  const isRaw = ({ name, value }: { name: string; value: string }) => {
    if (name === 'z-index') return /\d/.test(value.replaceAll(/var\([^)]*\)/g, ''));
    if (name === 'font-size') return /\d/.test(value.replaceAll(/var\([^)]*\)/g, ''));
    if (name === 'font') return LENGTH.test(value);
    return SPACED.test(name) && LENGTH.test(value.replaceAll(/var\([^)]*\)/g, ''));
  };
  return [
    ...queries.filter((query) => /\d/.test(query)),
    ...declarations.filter(isRaw).map(({ name, value }) => `${name}: ${value}`),
  ];
}

describe('styles', () => {
  it.each([
    'padding: 13px',
    'margin: 0 -7px',
    'gap: 0.5rem',
    'padding: max(8px, env(safe-area-inset-bottom))',
    '--inset: 20px',
    'font-size: 15px',
    'font: 600 15px/1 serif',
    'z-index: 99',
  ])('may not have %s', (declaration) => {
    expect(rawValues(`.any { ${declaration}; }`)).toEqual([declaration]);
    expect(rawValues(`.any { ${declaration} }`)).toEqual([declaration]);
  });

  it('may not have the numbers of a breakpoint', () => {
    expect(rawValues('@media screen and (max-width: 700px) { .any { gap: 0 } }')).toHaveLength(1);
    expect(rawValues('@media (--phone) { .any { gap: var(--space-2); padding: 1px 0; width: 13px } }')).toEqual([]);
  });

  it('are of the tokens', () => {
    expect(styles.length).toBeGreaterThan(50);
    expect(styles.flatMap((file) => rawValues(read(file)).map((value) => `${file}: ${value}`))).toEqual([]);
  });

  it('name tokens and breakpoints that are defined', () => {
    const defined = new Set([...read(TOKENS).matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
    const unknown = styles.flatMap((file) =>
      [...read(file).matchAll(/var\((--(?:space|type|layer)-[\w-]+)/g)]
        .filter(([, name]) => !defined.has(name))
        .map(([, name]) => `${file}: ${name}`),
    );
    expect(unknown).toEqual([]);
    for (const file of styles) expect(() => expandCustomMedia(read(file), breakpoints), file).not.toThrow();
  });

  it('have one class for what screen readers alone read; others hide a label where something else has it', () => {
    const own = /^\.[\w-]+ \{[^}]*clip-path: inset\(50%\)/gm;
    const found = styles.flatMap((file) =>
      [...read(file).matchAll(own)].map(([rule]) => `${file}: ${rule.split(' ')[0]}`),
    );
    expect(found).toEqual(['runtime/core/theme/base.css: .unseen']);
  });

  it('have no others in scripts', () => {
    const queries = [...breakpoints.values()];
    const scripts = files.filter((file) => /^(runtime|pages)\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
    const found = scripts.flatMap((file) =>
      [...read(file).matchAll(/\((?:min|max)-(?:width|height): [^)]+\)|\bzIndex: ?\d+|fontSize: ?'[^']*\d+px/g)]
        .filter(([text]) => !queries.includes(text))
        .map(([text]) => `${file}: ${text}`),
    );
    expect(found).toEqual([]);
  });
});
