// @vitest-environment jsdom
import type { ValidatorType } from '@rjsf/utils';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FormFieldType, ResolvedForm, ResolvedFormField } from '#contract/generated/api.ts';
import { FIXTURE_MESSAGES } from '../../fixtures/fixtureMessages.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';
import { setUpBrowser } from '../../testing/setUpBrowser.ts';
import { DeviceForm } from '../DeviceForm.tsx';
import { FORM_WIDGETS } from './formWidgets.ts';

setUpBrowser();

// Validity is tested elsewhere.
const VALIDATOR = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({}),
} as unknown as ValidatorType;

const LABEL = 'Visible words';

const OPTIONS = [
  { value: 'ONE', label: 'one' },
  { value: 'TWO', label: 'two' },
];

/** Properties that a type needs besides its label, and the JSON type of its value. */
const NEEDS: Readonly<Partial<Record<FormFieldType, { schema?: object; field?: Partial<ResolvedFormField> }>>> = {
  number: { schema: { type: 'integer' } },
  checkbox: { schema: { type: 'boolean' } },
  select: { field: { options: OPTIONS } },
  country: { field: { options: OPTIONS } },
  radio: { schema: { type: 'string', enum: ['ONE', 'TWO'] }, field: { options: OPTIONS } },
  'multi-select': {
    schema: { type: 'array', items: { type: 'string', enum: ['ONE', 'TWO'] }, uniqueItems: true },
    field: { options: OPTIONS },
  },
  tags: { schema: { type: 'array', items: { type: 'string' } } },
  emails: { schema: { type: 'array', items: { type: 'string' } }, field: { max_items: 5 } },
  file: { field: { accept: 'document' } },
  relation: { field: { resource: 'customers' } },
  'date-range': { field: { presets: ['today'], max_days: 31 } },
};

function formOf(type: FormFieldType): ResolvedForm {
  const { schema = { type: 'string' }, field = {} } = NEEDS[type] ?? {};
  return {
    form: 'one',
    validator: 'one',
    schema: { type: 'object', properties: { it: schema }, required: ['it'] },
    sections: [{ id: 'all', fields: [{ type, field: 'it', label: 'label', width: 'full', ...field }] }],
  };
}

const drawn = Object.entries(FORM_WIDGETS).flatMap(([type, widget]) =>
  widget === null ? [] : [type as FormFieldType],
);

// A relation requests the records to choose from.
beforeEach(
  () => void vi.stubGlobal('fetch', async () => new Response('[]', { headers: { 'content-range': 'items 0-0/0' } })),
);
afterEach(() => void vi.unstubAllGlobals());

it.each(drawn)('a field of type %s is found by its visible label', async (type) => {
  const { container } = renderConsole(
    <DeviceForm
      address="/api/samples/actions/create"
      form={formOf(type)}
      validator={VALIDATOR}
      start={{}}
      title="One"
      draftKey={`label-${type}`}
      submitLabel="send"
      onSubmit={async () => undefined}
      isLeaving={false}
      onDirty={() => undefined}
      onLeave={() => undefined}
      onStay={() => undefined}
    />,
    { messages: { ...FIXTURE_MESSAGES, label: LABEL, one: 'One', two: 'Two' } },
  );
  const found = await screen.findAllByLabelText(LABEL);
  const controls = 'input:not([type=hidden]), select, textarea, button, [role=group], [role=radiogroup], fieldset';
  expect(found.some((element) => element.matches(controls) || element.querySelector(controls) !== null)).toBe(true);
  expect(container.querySelector('[id="form_it"]')).not.toBeNull();
});
