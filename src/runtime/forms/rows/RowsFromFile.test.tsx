// @vitest-environment jsdom
import type { ValidatorType } from '@rjsf/utils';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { ResolvedForm } from '#contract/generated/api.ts';
import { FIXTURE_MESSAGES } from '../../fixtures/fixtureMessages.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';
import { setUpBrowser } from '../../testing/setUpBrowser.ts';
import { DeviceForm } from '../DeviceForm.tsx';

setUpBrowser();

/** Locale keys of the form's own texts. */
const WORDS = { rows: 'rows', file_name: 'file_name', add: 'add', item: 'item', name: 'name', city: 'city' };

const FORM: ResolvedForm = {
  form: 'rows',
  validator: 'rows',
  schema: {
    type: 'object',
    properties: {
      file_name: { type: 'string' },
      rows: {
        type: 'array',
        items: { type: 'object', properties: { name: { type: 'string' }, city: { type: 'string' } } },
      },
    },
  },
  sections: [
    {
      id: 'rows',
      fields: [
        { type: 'text', field: 'file_name', label: 'file_name', width: 'full' },
        {
          type: 'list',
          field: 'rows',
          label: 'rows',
          width: 'full',
          add: 'add',
          item: 'item',
          from_file: true,
          file_name: 'file_name',
          max_items: 3,
          fields: [
            { type: 'text', field: 'name', label: 'name', width: 'half' },
            { type: 'text', field: 'city', label: 'city', width: 'half' },
          ],
        },
      ],
    },
  ],
};

// Validity is tested elsewhere.
const VALIDATOR = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({}),
} as unknown as ValidatorType;

function fill() {
  const onSubmit = vi.fn(async () => undefined);
  const { container } = renderConsole(
    <DeviceForm
      form={FORM}
      validator={VALIDATOR}
      start={{}}
      title="Rows"
      draftKey="rows"
      submitLabel="send"
      onSubmit={onSubmit}
      isLeaving={false}
      onDirty={() => undefined}
      onLeave={() => undefined}
      onStay={() => undefined}
    />,
    { messages: { ...FIXTURE_MESSAGES, ...WORDS } },
  );
  const input = container.querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no way to choose a file.');
  const user = userEvent.setup();
  const choose = (text: string) => user.upload(input, new File([text], 'rows.csv', { type: 'text/csv' }));
  return { user, choose, onSubmit };
}

describe('a list that a file fills', () => {
  it('has its rows, which can be put right in place, and sends them', async () => {
    const { user, choose, onSubmit } = fill();
    await choose('name,city\nSari,Solo\nEko,Bogro\n');
    await user.type(await screen.findByDisplayValue('Bogro'), '{Backspace}{Backspace}or');
    await user.click(screen.getByRole('button', { name: 'send' }));
    const rows = [
      { name: 'Sari', city: 'Solo' },
      { name: 'Eko', city: 'Bogor' },
    ];
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ rows, file_name: 'rows.csv' }));
  });

  it('keeps what it has where the file is another, or too long', async () => {
    const { choose } = fill();
    await choose('name\nSari\n');
    await screen.findByDisplayValue('Sari');
    await choose('colour\nred\n');
    await choose('name\na\nb\nc\nd\n');
    expect(screen.getAllByDisplayValue('Sari')).toHaveLength(1);
    expect(screen.queryByDisplayValue('d')).toBeNull();
  });
});
