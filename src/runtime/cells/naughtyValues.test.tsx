// @vitest-environment jsdom
import { isDeepStrictEqual } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import type { ColumnReader } from '#contract/columns/ColumnReader.ts';
import { textOf } from '#contract/columns/textOf.ts';
import type { ColumnType, ResolvedColumn } from '#contract/generated/api.ts';
import { NAUGHTY_STRINGS } from '../../../tests/helpers/random/naughtyStrings.ts';
import type { ApiRecord } from '../console/providers/ApiRecord.ts';
import { renderConsole } from '../testing/renderConsole.tsx';
import { setUpBrowser } from '../testing/setUpBrowser.ts';
import { Cell } from './Cell.tsx';
import { COLUMNS } from './columns.ts';

const TYPES = Object.keys(COLUMNS) as ColumnType[];

/** Values of the wrong type, which an API of another version could send. */
const WRONG_VALUES: readonly unknown[] = [
  ...NAUGHTY_STRINGS,
  '',
  null,
  undefined,
  true,
  false,
  0,
  -1.5,
  1e300,
  Number.NaN,
  [],
  {},
  [null],
  ['', 'a', 'a'],
  [...NAUGHTY_STRINGS],
  [['nested'], { deep: { deeper: [1] } }],
  { toString: 'no function', __proto__: null, type: 'script', props: {} },
];

const READER: ColumnReader = {
  language: 'id',
  country: 'PH',
  timeZone: 'Asia/Manila',
  currency: 'PHP',
  words: () => undefined,
};

/** Declarations of columns of a type, each of which reads a second field as well. */
function variants(type: ColumnType): ResolvedColumn[] {
  const column: ResolvedColumn = {
    type,
    field: 'value',
    label: 'fields.payment.reference',
    sortable: false,
    hidden: false,
    values: [{ value: 'COMPLETED', label: 'values.payment.status.COMPLETED' }],
    tones: { COMPLETED: 'positive' },
    currency: 'other',
    text: 'other',
  };
  const { text: _text, currency: _currency, ...alone } = column;
  return [
    column,
    { ...alone, copy: true, mono: true, tone: 'critical', format: 'percent', decimals: 2, empty: 'payments.empty' },
    { ...alone, masked: true, sign: true, format: 'compact', resource: 'customers' },
    { ...alone, format: 'long', tone: 'info' },
    { ...alone, format: 'upper' },
  ];
}

function recordOf(value: unknown, other: unknown): ApiRecord {
  return { id: 'pay_1', value, other, tones: other };
}

/** Returns content that a cell must never contain, for any value: code, a foreign address, markup. */
function dangers(container: HTMLElement): string[] {
  const found: string[] = [];
  for (const element of container.querySelectorAll('*')) {
    if (['SCRIPT', 'IFRAME', 'OBJECT', 'EMBED', 'STYLE', 'H1'].includes(element.tagName)) found.push(element.tagName);
    for (const { name, value } of element.attributes) {
      if (name.startsWith('on')) found.push(`${name}=${value}`);
      const isSafeLink = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\]))/.test(value);
      if (name === 'href' && !isSafeLink) found.push(`href=${value}`);
      const isSafeImage = /^(?:\/(?![/\\])|data:image\/(?:png|jpeg|gif|webp);base64,)/.test(value);
      if (name === 'src' && !isSafeImage) found.push(`src=${value}`);
    }
  }
  return found;
}

describe('every column type × every naughty value', () => {
  setUpBrowser();
  afterEach(() => {
    expect(Reflect.get(globalThis, 'naughty')).toBeUndefined();
  });

  it.each(TYPES)('%s renders it as text', (type) => {
    for (const column of variants(type)) {
      const { container, unmount } = renderConsole(
        WRONG_VALUES.map((value, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the values have no id.
          <div key={index} data-value>
            <Cell column={column} record={recordOf(value, WRONG_VALUES[(index * 7) % WRONG_VALUES.length])} />
          </div>
        )),
      );
      const cells = container.querySelectorAll('[data-value]');
      expect(cells).toHaveLength(WRONG_VALUES.length);
      for (const [index, cell] of cells.entries())
        expect(cell.textContent !== '' || cell.querySelector('img') !== null, `${type} of value ${index}`).toBe(true);
      expect(dangers(container)).toEqual([]);
      unmount();
    }
  });

  it.each(TYPES)('%s has a text for a file', (type) => {
    for (const column of variants(type)) {
      for (const [index, value] of WRONG_VALUES.entries()) {
        const text = textOf(column, recordOf(value, WRONG_VALUES[(index * 7) % WRONG_VALUES.length]), READER);
        const isNothing = [null, undefined, ''].some((none) => value === none) || isDeepStrictEqual(value, []);
        expect(text === undefined, `${type} of value ${index}`).toBe(isNothing);
      }
    }
  });

  it('sees what it looks for', () => {
    const container = document.createElement('div');
    container.innerHTML = '<img src="//example.com/a.png"><a href="javascript:void(0)">x</a><b onclick="x">x</b>';
    expect(dangers(container)).toHaveLength(3);
  });
});
