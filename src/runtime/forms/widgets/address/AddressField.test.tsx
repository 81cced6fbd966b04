// @vitest-environment jsdom
import type { ValidatorType } from '@rjsf/utils';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Area, ResolvedForm, ResolvedFormField } from '#contract/generated/api.ts';
import { FIXTURE_CONSOLE } from '../../../fixtures/fixtureConsole.ts';
import { FIXTURE_MESSAGES } from '../../../fixtures/fixtureMessages.ts';
import { renderConsole } from '../../../testing/renderConsole.tsx';
import { setUpBrowser } from '../../../testing/setUpBrowser.ts';
import { DeviceForm } from '../../DeviceForm.tsx';
import type { FormValues } from '../../values/FormValues.ts';

setUpBrowser();

function area(id: string, name: string, level: number, ...codes: string[]): Area {
  return { id, name, level, postal_codes: codes };
}

const MELAWAI = area('31.74.07.1001', 'Melawai', 4, '12160');

/** What GET /api/areas answers, by its query. */
const ANSWERS: Readonly<Record<string, readonly Area[]>> = {
  'country=ID': [area('31', 'Jakarta', 1), area('32', 'Jawa Barat', 1)],
  'country=ID&parent=31': [area('31.71', 'Jakarta Pusat', 2), area('31.74', 'Jakarta Selatan', 2)],
  'country=ID&parent=31.74': [area('31.74.05', 'Kebayoran Lama', 3), area('31.74.07', 'Kebayoran Baru', 3)],
  'country=ID&parent=31.74.07': [MELAWAI, area('31.74.07.1002', 'Gunung', 4)],
  'country=ID&search=melawai': [
    {
      ...MELAWAI,
      path: [
        { id: '31', name: 'Jakarta' },
        { id: '31.74', name: 'Jakarta Selatan' },
        { id: '31.74.07', name: 'Kebayoran Baru' },
      ],
    },
  ],
  'country=PH': [area('13', 'NCR', 1)],
  'country=PH&parent=13': [area('13803', 'Makati', 2)],
  'country=PH&parent=13803': [area('1380300', 'Makati', 3, '1200', '1226')],
  'country=PH&parent=1380300': [area('1380300001', 'Bangkal', 4), area('1380300002', 'Bel-Air', 4, '1209')],
};

let failing: string | undefined;
let requested: string[];

beforeEach(() => {
  failing = undefined;
  requested = [];
  vi.stubGlobal('fetch', async (address: string | URL) => {
    const { searchParams } = new URL(String(address), location.origin);
    searchParams.delete('environment');
    const query = searchParams.toString();
    requested.push(query);
    if (query === failing) return new Response('{"error_code":"SERVER_ERROR"}', { status: 500 });
    return new Response(JSON.stringify({ areas: ANSWERS[query] ?? [] }), {
      headers: { 'content-type': 'application/json' },
    });
  });
});

const VALIDATOR = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({}),
} as unknown as ValidatorType;

const TEXT = { type: 'string' };

const WORDS = {
  office: 'Office',
  where: 'Country',
  ID: 'Indonesia',
  PH: 'Philippines',
  'addresses.ID.area_1': 'Province',
  'addresses.ID.area_2': 'City or regency',
  'addresses.ID.area_3': 'District',
  'addresses.ID.area_4': 'Village',
  'addresses.PH.area_1': 'Region',
  'addresses.PH.area_2': 'Province or city',
  'addresses.PH.area_3': 'City or municipality',
  'addresses.PH.area_4': 'Barangay',
  'addresses.search': 'Find',
  'addresses.postal_code': 'Postal code',
  'addresses.line': 'Street',
  'addresses.choose_first': 'Choose the %{area} first',
  'addresses.load_error': 'The list did not load.',
  'addresses.no_country': 'Choose the country.',
  'shell.retry': 'Try again',
};

const WHERE: ResolvedFormField = {
  type: 'select',
  field: 'where',
  label: 'where',
  width: 'full',
  options: ['ID', 'PH'].map((value) => ({ value, label: value })),
};

interface Options {
  readonly field?: Partial<ResolvedFormField>;
  readonly start?: FormValues;
}

function open({ field = {}, start = {} }: Options = {}) {
  const form: ResolvedForm = {
    form: 'one',
    validator: 'one',
    schema: {
      type: 'object',
      properties: {
        where: { type: 'string', enum: ['ID', 'PH'] },
        office: {
          type: 'object',
          properties: Object.fromEntries(
            ['country', 'postal_code', 'line', ...[1, 2, 3, 4].flatMap((n) => [`area_${n}`, `area_${n}_name`])].map(
              (name) => [name, TEXT],
            ),
          ),
        },
      },
    },
    sections: [
      {
        id: 'all',
        fields: [
          ...(field.country_field === undefined ? [] : [WHERE]),
          { type: 'address', field: 'office', label: 'office', width: 'full', ...field },
        ],
      },
    ],
  };
  const onSubmit = vi.fn(async (_values: FormValues) => undefined);
  renderConsole(
    <DeviceForm
      address="/api/samples/actions/create"
      form={form}
      validator={VALIDATOR}
      start={start}
      title="One"
      draftKey="address"
      submitLabel="send"
      onSubmit={onSubmit}
      isLeaving={false}
      onDirty={() => undefined}
      onLeave={() => undefined}
      onStay={() => undefined}
    />,
    { messages: { ...FIXTURE_MESSAGES, ...WORDS }, console: FIXTURE_CONSOLE },
  );
  return { user: userEvent.setup(), onSubmit };
}

function input(name: string): HTMLInputElement {
  // Faster than by role.
  return screen.getByLabelText(name, { selector: 'input' });
}

async function choose(user: ReturnType<typeof userEvent.setup>, name: string, typed: string) {
  await waitFor(() => expect(input(name).disabled).toBe(false));
  await user.click(input(name));
  await user.keyboard(typed);
  await screen.findByRole('option');
  await user.keyboard('{Enter}');
}

async function sent(user: ReturnType<typeof userEvent.setup>, onSubmit: ReturnType<typeof open>['onSubmit']) {
  await user.click(screen.getByRole('button', { name: 'send' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  return onSubmit.mock.calls.at(-1)?.[0];
}

const OFFICE = {
  country: 'ID',
  area_1: '31',
  area_1_name: 'Jakarta',
  area_2: '31.74',
  area_2_name: 'Jakarta Selatan',
  area_3: '31.74.07',
  area_3_name: 'Kebayoran Baru',
  area_4: '31.74.07.1001',
  area_4_name: 'Melawai',
  postal_code: '12160',
};

describe('an address', () => {
  it('is chosen level by level with the keyboard, and its postal code is filled in', async () => {
    const { user, onSubmit } = open();
    expect(screen.getByRole('group', { name: /Office/ })).toBeTruthy();
    expect(['City or regency', 'District', 'Village'].map((name) => input(name).disabled)).toEqual([true, true, true]);
    expect(input('City or regency').placeholder).toBe('Choose the province first');
    await choose(user, 'Province', 'jak');
    await choose(user, 'City or regency', 'selatan');
    await choose(user, 'District', 'baru');
    await choose(user, 'Village', 'mela');
    await waitFor(() => expect(input('Postal code').value).toBe('12160'));
    await user.click(screen.getByLabelText('Street'));
    await user.paste('Jl. Melawai 1');
    expect(await sent(user, onSubmit)).toEqual({ office: { ...OFFICE, line: 'Jl. Melawai 1' } });
    // Every character of five inputs is typed.
  }, 90_000);

  it('is found by a search', async () => {
    const { user, onSubmit } = open();
    await user.type(input('Find'), 'me');
    await user.type(input('Find'), 'lawai');
    const option = await screen.findByRole('option');
    expect(option.textContent).toBe('MelawaiKebayoran Baru, Jakarta Selatan, Jakarta · 12160');
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(input('Postal code').value).toBe('12160'));
    expect(['Province', 'City or regency', 'District', 'Village'].map((name) => input(name).value)).toEqual([
      'Jakarta',
      'Jakarta Selatan',
      'Kebayoran Baru',
      'Melawai',
    ]);
    expect(await sent(user, onSubmit)).toEqual({ office: OFFICE });
  });

  it('loses what is below an area that changes, and keeps the street', async () => {
    const { user, onSubmit } = open({ start: { office: { ...OFFICE, line: 'Jl. 1' } } });
    await choose(user, 'City or regency', '{Control>}a{/Control}pusat');
    const { country, area_1, area_1_name } = OFFICE;
    const office = { country, area_1, area_1_name, area_2: '31.71', area_2_name: 'Jakarta Pusat', line: 'Jl. 1' };
    expect(await sent(user, onSubmit)).toEqual({ office });
  });

  it('keeps a postal code removed that a person removed, and offers it', async () => {
    const { user, onSubmit } = open({ start: { office: OFFICE } });
    await user.clear(input('Postal code'));
    expect(input('Postal code').value).toBe('');
    await user.type(input('Postal code'), '12');
    expect((await sent(user, onSubmit))?.office).toMatchObject({ postal_code: '12' });
  });

  it('chooses what leaves no choice', async () => {
    const { user, onSubmit } = open({ field: { country: 'PH' } });
    await choose(user, 'Region', 'ncr');
    await waitFor(() => expect(input('City or municipality').value).toBe('Makati'));
    expect(input('Province or city').value).toBe('Makati');
    // The city has several postal codes.
    expect(input('Postal code').value).toBe('');
    await choose(user, 'Barangay', 'bel');
    await waitFor(() => expect(input('Postal code').value).toBe('1209'));
    expect((await sent(user, onSubmit))?.office).toMatchObject({ country: 'PH', area_4: '1380300002' });
  });

  it('follows the country of another field', async () => {
    const { user } = open({ field: { country_field: 'where' } });
    expect(screen.getByText('Choose the country.')).toBeTruthy();
    await user.selectOptions(screen.getByRole('combobox', { name: /Country/ }), 'PH');
    expect(input('Barangay').disabled).toBe(true);
    await user.selectOptions(screen.getByRole('combobox', { name: /Country/ }), 'ID');
    expect(input('Village').disabled).toBe(true);
  });

  it('says where a list did not load, and loads it again', async () => {
    failing = 'country=ID&parent=31';
    const { user } = open({ start: { office: { country: 'ID', area_1: '31', area_1_name: 'Jakarta' } } });
    const alert = await screen.findByRole('alert', {}, { timeout: 20_000 });
    expect(alert.textContent).toContain('The list did not load.');
    failing = undefined;
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await choose(user, 'City or regency', 'pusat');
    expect(input('City or regency').value).toBe('Jakarta Pusat');
  });
});
