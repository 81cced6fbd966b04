import { expect, it } from 'vitest';
import type { ResolvedForm } from '../generated/api.ts';
import { dateErrors } from './dateErrors.ts';

const BIRTH = { type: 'date', field: 'born', max: 'today' };
const FORM = {
  sections: [
    { fields: [{ type: 'date', field: 'ends', min: 'today' }, BIRTH, { type: 'text', field: 'note', min: 'today' }] },
    {
      fields: [
        { type: 'group', field: 'owner', fields: [BIRTH] },
        { type: 'list', field: 'people', fields: [BIRTH] },
      ],
    },
  ],
} as unknown as ResolvedForm;

it.each([
  [{ ends: '2026-11-21' }, ['ends past']],
  [{ ends: '2026-11-22' }, []],
  [{ ends: '2026-11-23' }, []],
  [{ born: '2026-11-21' }, []],
  [{ born: '2026-11-22' }, []],
  [{ born: '2026-11-23' }, ['born future']],
  [{ ends: '2026-11-21', born: '2026-11-23' }, ['ends past', 'born future']],
  [{ owner: { born: '2026-11-23' } }, ['owner.born future']],
  [{ people: [{ born: '2026-11-22' }, { born: '2026-11-23' }] }, ['people.1.born future']],
  // Of no day is another error.
  [{ ends: '2026-02-30', born: 'soon', note: '2020-01-01' }, []],
  [{ ends: 5, owner: null, people: [null, 'x'] }, []],
  [null, []],
  ['2020-01-01', []],
])('the dates of %j on 22 November have the errors %j', (values, errors) => {
  expect(dateErrors(FORM, values, '2026-11-22').map(({ path, code }) => `${path.join('.')} ${code}`)).toEqual(errors);
});
