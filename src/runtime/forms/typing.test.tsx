// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { FormFieldType, ResolvedForm, ResolvedFormField } from '#contract/generated/api.ts';
import { FIXTURE_CONSOLE } from '../fixtures/fixtureConsole.ts';
import { FIXTURE_MESSAGES } from '../fixtures/fixtureMessages.ts';
import { mockFetch } from '../testing/mockFetch.ts';
import { renderConsole } from '../testing/renderConsole.tsx';
import { setUpBrowser } from '../testing/setUpBrowser.ts';
import { DeviceForm } from './DeviceForm.tsx';
import { SharedForm } from './SharedForm.tsx';
import { serverValidator } from './validator/serverValidator.ts';
import type { FormValues } from './values/FormValues.ts';

setUpBrowser();

function field(type: FormFieldType, name: string, more: Partial<ResolvedFormField> = {}): ResolvedFormField {
  return { type, field: name, label: name, width: 'full', ...more };
}

const TEXT = { type: 'string' };
const PEOPLE = { type: 'array', items: { type: 'object', properties: { person: TEXT } } };

/** A field of each kind in which a person types, what is typed, and what is sent. */
const TYPED: readonly (readonly [FormFieldType, object, typed: string, sent: unknown])[] = [
  ['text', TEXT, 'Kopi', 'Kopi'],
  ['textarea', TEXT, 'Kopi\nBandung', 'Kopi\nBandung'],
  ['email', TEXT, ' bu@kopi.test ', 'bu@kopi.test'],
  ['digits', TEXT, ' 1234 567-890', '1234567890'],
  ['phone', TEXT, '0811 234-567', '+62811234567'],
  ['money', TEXT, '12500', '12500'],
  ['number', { type: 'integer' }, '2.000', 2000],
  ['date', TEXT, '02/01/2026', '2026-01-02'],
];

const SHOWN = { name: TEXT, agreed: { type: 'boolean' }, people: PEOPLE };

const FORM: ResolvedForm = {
  form: 'one',
  validator: 'one',
  schema: {
    type: 'object',
    properties: SHOWN,
    if: { properties: { name: { enum: ['Kopi'] } }, required: ['name'] },
    // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema
    then: { properties: { more: TEXT } },
  },
  sections: [
    {
      id: 'all',
      fields: [
        field('text', 'name'),
        field('checkbox', 'agreed'),
        field('list', 'people', { fields: [field('text', 'person')], add: 'add_person' }),
        field('text', 'more'),
      ],
    },
  ],
};

function formProps(form: ResolvedForm, onSubmit: (values: FormValues) => Promise<void>) {
  return {
    address: '/api/samples/actions/create',
    form,
    validator: serverValidator,
    start: {},
    title: 'One',
    submitLabel: 'send',
    onSubmit,
    isLeaving: false,
    onDirty: () => undefined,
    onLeave: () => undefined,
    onStay: () => undefined,
  };
}

const WORDS = ['it', 'name', 'agreed', 'people', 'person', 'more', 'city', 'add_person', 'step_one', 'step_two'];

const MESSAGES = {
  ...FIXTURE_MESSAGES,
  ...Object.fromEntries(WORDS.map((word) => [word, word])),
  'shell.form.check_website': 'check_website',
  'shell.form.discard': 'discard',
  'shell.form.review': 'review',
};

function open(form = FORM) {
  const onSubmit = vi.fn(async (_values: FormValues) => undefined);
  const shown = renderConsole(<DeviceForm {...formProps(form, onSubmit)} draftKey="typing" />, { messages: MESSAGES });
  return { ...shown, onSubmit };
}

function input(name: string): HTMLInputElement {
  const found = document.getElementById(`form_${name}`);
  if (found === null) throw new Error(`There is no field ${name}.`);
  return found as HTMLInputElement;
}

function type(name: string, value: string): void {
  fireEvent.change(input(name), { target: { value } });
}

function send(): void {
  const form = document.querySelector('form');
  if (form === null) throw new Error('There is no form.');
  fireEvent.submit(form);
}

// Rule forms.typing-is-light.
describe('what is typed a moment ago', () => {
  it.each(TYPED)('is sent: %s', async (kind, schema, typed, sent) => {
    const sections = [{ id: 'all', fields: [field(kind, 'it')] }];
    const { onSubmit } = open({ ...FORM, schema: { type: 'object', properties: { it: schema } }, sections });
    type('it', typed);
    send();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ it: sent }, expect.anything()));
  });

  it('is sent from an item of a list, with what was chosen beside it', async () => {
    const { onSubmit } = open();
    type('name', 'Teh');
    fireEvent.click(screen.getByRole('button', { name: 'add_person' }));
    type('people_0_person', 'Dian');
    fireEvent.click(input('agreed'));
    type('people_0_person', 'Dian S');
    send();
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith(
        { name: 'Teh', agreed: true, people: [{ person: 'Dian S' }] },
        expect.anything(),
      ),
    );
  });

  it('is shown key by key, and the form follows when the field is left', async () => {
    const user = userEvent.setup();
    open();
    await user.type(input('name'), 'Kopi');
    expect(input('name').value).toBe('Kopi');
    await user.tab();
    expect(document.getElementById('form_more')).not.toBeNull();
  });

  // Rule forms.numbers.
  it.each([
    ['id', '1,5', '1,5'],
    ['id', '2.000', '2000'],
    ['en', '1,5', '1.5'],
  ] as const)('is written as a number in %s once %s is left: %s', (language, typed, written) => {
    const sections = [{ id: 'all', fields: [field('number', 'it')] }];
    const form = { ...FORM, schema: { type: 'object', properties: { it: { type: 'integer' } } }, sections };
    const console = { ...FIXTURE_CONSOLE, user: { ...FIXTURE_CONSOLE.user, preferred_language: language } };
    const onSubmit = vi.fn(async (_values: FormValues) => undefined);
    renderConsole(<DeviceForm {...formProps(form, onSubmit)} draftKey="typing" />, { messages: MESSAGES, console });
    type('it', typed);
    expect(input('it').value).toBe(typed);
    fireEvent.blur(input('it'));
    expect(input('it').value).toBe(written);
  });

  it('is followed by the form when the typing rests', async () => {
    open();
    type('name', 'Kopi');
    expect(document.getElementById('form_more')).toBeNull();
    await waitFor(() => expect(document.getElementById('form_more')).not.toBeNull());
  });

  it('is what a service checks', async () => {
    const sent = mockFetch(() => ({ body: { checks: [] } }));
    const checked = field('text', 'it', { check: { service: 'website' } });
    open({
      ...FORM,
      schema: { type: 'object', properties: { it: TEXT } },
      sections: [{ id: 'all', fields: [checked] }],
    });
    type('it', 'https://kopi.test');
    fireEvent.click(screen.getByRole('button', { name: 'check_website' }));
    await waitFor(() =>
      expect(sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toMatchObject([
        { field: 'it', input: { it: 'https://kopi.test' } },
      ]),
    );
  });

  it('is in the draft of a form that is closed', () => {
    const { unmount } = open();
    type('name', 'Kop');
    unmount();
    open();
    expect(input('name').value).toBe('Kop');
  });

  it('is in the draft of a page that is left', () => {
    open();
    type('name', 'Kop');
    window.dispatchEvent(new Event('pagehide'));
    expect(JSON.stringify({ ...localStorage })).toContain('Kop');
  });

  it('goes with the draft that is discarded', async () => {
    open().unmount();
    const first = open();
    type('name', 'Kop');
    first.unmount();
    open();
    type('name', 'Kopi');
    fireEvent.click(screen.getByRole('button', { name: 'discard' }));
    expect(input('name').value).toBe('');
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(input('name').value).toBe('');
  });
});

// Rule forms.shared-drafts.
describe('what is typed a moment ago in a form with steps', () => {
  const STEPS: ResolvedForm = {
    ...FORM,
    schema: { type: 'object', properties: { name: TEXT, city: TEXT } },
    steps: [
      { id: 'one', label: 'step_one' },
      { id: 'two', label: 'step_two' },
    ],
    sections: [
      { id: 'a', step: 'one', fields: [field('text', 'name')] },
      { id: 'b', step: 'two', fields: [field('text', 'city')] },
    ],
  };

  function openSteps() {
    // jsdom does not lay out.
    Element.prototype.scrollIntoView = () => undefined;
    const sent = mockFetch(({ method, body }) =>
      method === 'PUT' ? { body: { version: 2, values: (body as { values: unknown }).values } } : { body: {} },
    );
    const onSubmit = vi.fn(async (_values: FormValues) => undefined);
    const stored = { version: 0, values: {} };
    const shown = renderConsole(<SharedForm {...formProps(STEPS, onSubmit)} stored={stored} />, { messages: MESSAGES });
    return { ...shown, onSubmit, saved: () => sent.filter(({ method }) => method === 'PUT').map(({ body }) => body) };
  }

  it('stays when another step is opened, and is sent', async () => {
    const { onSubmit } = openSteps();
    type('name', 'Kopi');
    fireEvent.click(screen.getByRole('button', { name: /step_two/ }));
    type('city', 'Bandung');
    fireEvent.click(screen.getByRole('button', { name: /step_one/ }));
    expect(input('name').value).toBe('Kopi');
    fireEvent.click(screen.getByRole('button', { name: /review/ }));
    send();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ name: 'Kopi', city: 'Bandung' }, undefined));
  });

  it('is saved for the others when the form is closed', async () => {
    const { unmount, saved } = openSteps();
    type('name', 'Kopi');
    unmount();
    await waitFor(() => expect(saved()).toMatchObject([{ values: { name: 'Kopi' } }]));
  });
});
