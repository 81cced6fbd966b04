// @vitest-environment jsdom
import type { ValidatorType } from '@rjsf/utils';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { ResolvedForm, ResolvedFormField } from '#contract/generated/api.ts';
import { FIXTURE_MESSAGES } from '../../fixtures/fixtureMessages.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';
import { setUpBrowser } from '../../testing/setUpBrowser.ts';
import { DeviceForm } from '../DeviceForm.tsx';
import { RowsFromFile } from './RowsFromFile.tsx';

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
      address="/api/samples/actions/create"
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
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ rows, file_name: 'rows.csv' }, expect.anything()));
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

describe('a file of rows', () => {
  const LIST = FORM.sections[0]?.fields[1];
  if (LIST === undefined) throw new Error('The form has no list.');

  function draw(list: ResolvedFormField = LIST as ResolvedFormField) {
    const onRows = vi.fn();
    const { container } = renderConsole(<RowsFromFile list={list} name="rows" onRows={onRows} />, {
      messages: { ...FIXTURE_MESSAGES, ...WORDS },
    });
    const input = () => container.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
    const choose = (text: string) => userEvent.upload(input(), new File([text], 'rows.csv', { type: 'text/csv' }));
    const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    return { onRows, input, choose, said };
  }

  const lines = (count: number) => `name\n${'Sari\n'.repeat(count)}`;

  it('is read up to the number of rows that the list takes, and not beyond', async () => {
    const { onRows, choose, said } = draw();
    await choose(lines(4));
    await waitFor(() => expect(said().join()).toContain('4'));
    expect(onRows).not.toHaveBeenCalled();
    await choose(lines(3));
    await waitFor(() => expect(onRows).toHaveBeenCalledWith(Array(3).fill({ name: 'Sari' }), 'rows.csv'));
  });

  it('is read whole where the list has no limit', async () => {
    const { max_items: _, ...unlimited } = LIST;
    const { onRows, choose } = draw(unlimited);
    await choose(lines(4));
    await waitFor(() => expect(onRows.mock.calls[0]?.[0]).toHaveLength(4));
  });

  it('is read up to a megabyte', async () => {
    const { onRows, choose, said } = draw();
    const padded = (size: number) => `name\nSari\n#${'x'.repeat(size)}`.slice(0, size);
    await choose(padded(1_000_001));
    await waitFor(() => expect(said().join()).not.toBe(''));
    expect(onRows).not.toHaveBeenCalled();
    await choose(padded(1_000_000));
    await waitFor(() => expect(onRows).toHaveBeenCalledOnce());
  });

  it('is refused where it has none of the columns, or no rows', async () => {
    const { onRows, choose, said } = draw();
    await choose('colour\nred\n');
    await waitFor(() => expect(said().join()).not.toBe(''));
    const [words] = said();
    await choose('name\n');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect([onRows.mock.calls.length, said()[0]]).toEqual([0, words]);
  });

  it('names the columns that the list does not have', async () => {
    const { choose, said } = draw();
    await choose('name,city\nSari,Solo\n');
    await waitFor(() => expect(said().join()).not.toBe(''));
    const [plain = ''] = said();
    await choose('name,colour,size\nSari,red,1\n');
    await waitFor(() => expect(said()[0]).not.toBe(plain));
    expect(said()[0]?.startsWith(plain)).toBe(true);
    expect(said()[0]).toContain('colour, size');
  });

  it('that is not chosen changes nothing', () => {
    const { onRows, input, said } = draw();
    fireEvent.change(input(), { target: { files: [] } });
    expect([onRows.mock.calls.length, said().join('')]).toEqual([0, '']);
  });

  it('has a template by the name of the list', async () => {
    draw();
    const saved: string[] = [];
    const blobs: Blob[] = [];
    const createObjectURL = (blob: Blob) => `blob:${blobs.push(blob)}`;
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined }));
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    await userEvent.click(screen.getAllByRole('button')[1] as HTMLElement);
    expect(saved).toEqual(['rows-template.csv']);
    expect(await blobs[0]?.text()).toContain('name,city');
  });
});
