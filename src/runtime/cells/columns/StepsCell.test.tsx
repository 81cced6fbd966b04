// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ResolvedColumn } from '#contract/generated/api.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';
import { setUpBrowser } from '../../testing/setUpBrowser.ts';
import { Cell } from '../Cell.tsx';

setUpBrowser();

const TEXTS = 'values.payment_method.sub_status';
const VALUES = ['new_submission', 'awaiting_merchant_data', 'live', 'declined_temporary'];

const COLUMN: ResolvedColumn = {
  type: 'steps',
  field: 'progress',
  label: 'fields.payment.note',
  sortable: false,
  hidden: false,
  text: 'kind',
  other_steps: VALUES.slice(0, 3),
  values: VALUES.map((value) => ({ value, label: `${TEXTS}.${value}`, description: `${TEXTS}.${value}_DESCRIPTION` })),
};

function explanations(column: ResolvedColumn, progress: string) {
  renderConsole(<Cell column={column} record={{ id: 'pm_1', kind: 'OVO', progress }} />);
  return screen.queryAllByText(/\.$/).map(({ textContent }) => textContent);
}

// Rule payment-methods.next-mover.
it.each([
  ['new_submission', ['We check what you submitted. You don’t need to do anything.']],
  ['awaiting_merchant_data', ['Complete your data. We continue when you have sent it.']],
  ['live', []],
  ['declined_temporary', ['Correct what the reason says, then apply again.']],
])('a column that explains its steps says who goes on at the present one alone: %s', (progress, shown) => {
  expect(explanations(COLUMN, progress)).toEqual(shown);
});

it('a column that does not explain shows the steps alone', () => {
  const values = VALUES.map((value) => ({ value, label: `${TEXTS}.${value}` }));
  expect(explanations({ ...COLUMN, values }, 'new_submission')).toEqual([]);
});
