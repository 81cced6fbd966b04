// @vitest-environment jsdom
import type { WidgetProps } from '@rjsf/utils';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { FIXTURE_CONSOLE, FIXTURE_PAYMENTS } from '../../../fixtures/fixtureConsole.ts';
import { renderConsole } from '../../../testing/renderConsole.tsx';
import { setUpBrowser } from '../../../testing/setUpBrowser.ts';
import { ExportedListWidget } from './ExportedListWidget.tsx';

setUpBrowser();

const FIELDS = FIXTURE_PAYMENTS.list.columns.map(({ field }) => field).slice(0, 3);

let held: string | undefined;

function Held({ first }: { readonly first?: string }) {
  const [value, setValue] = useState(first);
  held = value;
  const props = { id: 'source', name: 'source', value, onChange: setValue };
  return <ExportedListWidget {...(props as unknown as WidgetProps)} />;
}

function chooser(first?: string) {
  const payments = { ...FIXTURE_PAYMENTS, list: { ...FIXTURE_PAYMENTS.list, export: { columns: FIELDS } } };
  const console = { ...FIXTURE_CONSOLE, resources: { payments } };
  renderConsole(first === undefined ? <Held /> : <Held first={first} />, { console });
  return userEvent.setup();
}

describe('a list that is exported', () => {
  it('has all of its columns until some are left out, and one of them always', async () => {
    const user = chooser();
    expect(screen.queryByRole('checkbox', { hidden: true })).toBeNull();
    await user.selectOptions(screen.getByRole('combobox'), 'payments');
    expect(held).toBe('payments');
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox', { hidden: true });
    expect(boxes.map(({ checked }) => checked)).toEqual([true, true, true]);
    const [first, second] = boxes;
    if (first === undefined || second === undefined) throw new Error('There are no columns.');
    await user.click(first);
    expect(held).toBe(`payments?${new URLSearchParams({ columns: FIELDS.slice(1).join(',') })}`);
    await user.click(second);
    expect(boxes.map(({ disabled }) => disabled)).toEqual([false, false, true]);
    await user.click(second);
    await user.click(first);
    expect(held).toBe('payments');
  });

  it('that came as it was shown stays so when its columns change', async () => {
    const shown = { sort: '["created","DESC"]', columns: FIELDS.slice(0, 2).join(',') };
    const user = chooser(`payments?${new URLSearchParams(shown)}`);
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox', { hidden: true });
    expect(boxes.map(({ checked }) => checked)).toEqual([true, true, false]);
    const [first] = boxes;
    if (first !== undefined) await user.click(first);
    const changed = { sort: shown.sort, columns: FIELDS[1] ?? '' };
    expect(held).toBe(`payments?${new URLSearchParams(changed)}`);
    expect(screen.getByRole('combobox')).toHaveProperty('value', held);
  });

  it('is one of those that can be exported, by their names, and a list as it was shown', () => {
    const listOf = (label: string, columns?: string[]) => ({
      ...FIXTURE_PAYMENTS,
      label,
      list: { ...FIXTURE_PAYMENTS.list, ...(columns && { export: { columns } }) },
    });
    const resources = {
      refunds: listOf('refunds.title', FIELDS),
      customers: listOf('customers.title', FIELDS),
      payments: listOf('payments.title'),
      empty: listOf('navigation.more', []),
    };
    const draw = (value?: string) => {
      const props = { id: 'source', value, onChange: () => undefined };
      const console = { ...FIXTURE_CONSOLE, resources: resources as never };
      renderConsole(<ExportedListWidget {...(props as unknown as WidgetProps)} />, { console });
      const options = screen.getAllByRole<HTMLOptionElement>('option').map((option) => option.value);
      const boxes = screen.queryAllByRole('checkbox', { hidden: true }).length;
      const groups = document.querySelectorAll('details').length;
      cleanup();
      return { options, boxes, isChoice: groups > 0 };
    };
    expect(draw()).toEqual({ options: ['', 'customers', 'empty', 'refunds'], boxes: 0, isChoice: false });
    expect(draw('refunds')).toEqual({ options: ['', 'customers', 'empty', 'refunds'], boxes: 3, isChoice: true });
    // A list of which nothing can be exported has no choice of columns.
    expect(draw('empty')).toMatchObject({ boxes: 0, isChoice: false });
    const shown = 'refunds?sort=%5B%22created%22%2C%22DESC%22%5D';
    expect(draw(shown).options).toEqual(['', shown, 'customers', 'empty', 'refunds']);
    expect(draw('payments?sort=%5B%22created%22%2C%22DESC%22%5D').options).toHaveLength(4);
  });

  it.each([
    [['Choose a list.'], 'true'],
    [[], 'false'],
    [undefined, 'false'],
  ])('with the errors %j is invalid: %s', (rawErrors, invalid) => {
    const props = { id: 'source', value: '', onChange: () => undefined, rawErrors };
    renderConsole(<ExportedListWidget {...(props as unknown as WidgetProps)} />);
    expect(screen.getByRole('combobox').getAttribute('aria-invalid')).toBe(invalid);
  });

  it.each([{ disabled: true }, { readonly: true }])('cannot be changed where it is %j', (state) => {
    const payments = { ...FIXTURE_PAYMENTS, list: { ...FIXTURE_PAYMENTS.list, export: { columns: FIELDS } } };
    const props = { id: 'source', value: 'payments', onChange: () => undefined, ...state };
    renderConsole(<ExportedListWidget {...(props as unknown as WidgetProps)} />, {
      console: { ...FIXTURE_CONSOLE, resources: { payments } },
    });
    const parts = [screen.getByRole('combobox'), ...screen.getAllByRole('checkbox', { hidden: true })];
    expect(parts.map((part) => Reflect.get(part, 'disabled'))).toEqual([true, true, true, true]);
  });
});
