// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { findDeclared } from './configPath.ts';

const PATHS = [
  'navigation.sections.main.items.customers',
  'resources.customers',
  'resources.customers.list.columns.name',
  'resources.transactions.list.columns.fee',
  'resources.transactions.detail.tabs.overview.sections.money.fields.fee',
  'resources.balance.list.columns.fee',
];

function found(html: string): string | undefined {
  document.body.innerHTML = html;
  const element = document.querySelector('b');
  return element === null ? undefined : findDeclared(element, PATHS)?.path;
}

describe('what an element is declared as', () => {
  it.each([
    ['<a data-config="items.customers"><b></b></a>', 'navigation.sections.main.items.customers'],
    ['<main data-screen="customers"><th data-config="columns.name"><b></b></th></main>', undefined],
    ['<main data-screen="customers"><p data-config="columns.name"><b></b></p></main>', PATHS[2]],
    ['<main data-screen="transactions"><p data-config="columns.fee"><b></b></p></main>', PATHS[3]],
    [
      '<main data-screen="transactions-detail"><div data-config="sections.money"><p data-config="fields.fee"><b></b></p></div></main>',
      PATHS[4],
    ],
    [
      '<main data-screen="transactions-detail"><div data-config="resources.balance"><p data-config="columns.fee"><b></b></p></div></main>',
      PATHS[5],
    ],
    ['<main data-screen="transactions"><p data-config="columns.none"><b></b></p></main>', undefined],
    ['<p><b></b></p>', undefined],
  ])('%s', (html, path) => {
    // The parser drops a heading cell outside a table; the remaining content is declared nowhere.
    expect(found(html)).toBe(path);
  });
});
