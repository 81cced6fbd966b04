import { expect, it } from 'vitest';
import type { ResolvedForm } from '../generated/api.ts';
import { cardErrors } from './cardErrors.ts';

const CARD = '4111111111111111';
const TEXT = { type: 'string' };

const FORM = {
  sections: [{ fields: [{ field: 'note' }, { field: 'card', secret: true }, { field: 'kept', secret: false }] }],
  schema: {
    properties: {
      note: TEXT,
      card: TEXT,
      kept: TEXT,
      account: { ...TEXT, 'x-own-numbers': true },
      phone: { ...TEXT, format: 'phone' },
      mail: { ...TEXT, format: 'email' },
      rows: { items: { properties: { note: TEXT, phone: { ...TEXT, format: 'phone' } } } },
      owner: { properties: { note: TEXT, account: { ...TEXT, 'x-own-numbers': true } } },
    },
    // As a schema has it: { then: … }.
    allOf: [Object.fromEntries([['then', { properties: { later: { ...TEXT, format: 'phone' } } }]]), {}],
  },
} as unknown as ResolvedForm;

it.each([
  [{ note: CARD }, ['note']],
  [{ note: `paid with ${CARD}`, kept: CARD }, ['note', 'kept']],
  [{ mail: `${CARD}@kopi.test` }, ['mail']],
  // A field that is stored as a digest, numbers of another kind, and formats that may look like a card's.
  [{ card: CARD, account: CARD, phone: CARD, later: CARD }, []],
  [{ rows: [{ note: 'x' }, { note: CARD, phone: CARD }] }, ['rows.1.note']],
  [{ owner: { note: CARD, account: CARD } }, ['owner.note']],
  // Fields that the schema does not have are stored nowhere, and reported too.
  [{ other: { inner: [CARD] } }, ['other.inner.0']],
  [{ note: 4111111111111111, rows: [null] }, []],
])('card numbers in %j are at %j', (values, paths) => {
  expect(cardErrors(FORM, values).map(({ path, code }) => [path.join('.'), code])).toEqual(
    paths.map((path) => [path, 'card_kept']),
  );
});
