import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { compile } from '#compiler/compile.ts';
import { loadFileTree } from '#compiler/load.ts';
import { PUBLIC_SCREENS } from '../../src/pages/public/publicScreens.ts';
import { ROOT } from './sampleTree.ts';

/** Texts that show what an address looks like. */
const EXAMPLES = /^(form_errors\.|forms\..*_placeholder$)/;

/** Documents that the server answers without a session; `tests/api/docs.test.ts` requests them. */
const SERVED = ['/api/docs', '/api/v1/openapi.json'];

const { config } = compile(loadFileTree(ROOT));

/** Every address that the config leads to outside the dashboard, with its file. */
function linksOf(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .flatMap((file) => {
      const text = readFileSync(join(ROOT, folder, file), 'utf8');
      return [...text.matchAll(/^\s*(?:href|en|id): "?((?:https?:\/\/|#|\/)[^"\s]*)/gm)].map(([, link = '']) => link);
    });
}

// Rule home.setup-developer.
it('a link outside the dashboard is a site of a brand, or a document that the product serves', () => {
  const domains = [...(config?.brands.values() ?? [])].flatMap(({ source }) => source.value.domains);
  const sites = domains.map((domain) => domain.split('.').slice(-2).join('.'));
  const links = [...linksOf('config'), ...linksOf('brands')];
  expect(links.length).toBeGreaterThan(5);
  const lost = links.filter((link) => {
    if (link.startsWith('/')) return !SERVED.includes(link) && !PUBLIC_SCREENS.some(({ path }) => path === link);
    const host = URL.canParse(link) ? new URL(link).host : '';
    return !sites.some((site) => host.endsWith(`.${site}`));
  });
  expect(lost).toEqual([]);
});

it('a text has an address only where it shows what one looks like', () => {
  const found = Object.values(config?.messages ?? {}).flatMap((words) =>
    Object.entries(words ?? {}).filter(([key, text]) => /https?:\/\//.test(text) && !EXAMPLES.test(key)),
  );
  expect(found).toEqual([]);
});
