import type { FormProps } from '@rjsf/core';
import { FORM_FIELDS } from './formFields.tsx';
import { FORM_TEMPLATES } from './formTemplates.ts';

/** Properties that every form gives to the form library. */
export const FORM_PROPS = {
  templates: FORM_TEMPLATES,
  fields: FORM_FIELDS,
  showErrorList: false,
  noHtml5Validate: true,
  omitExtraData: true,
  removeEmptyOptionalObjects: true,
  // Fields are compared by identity (`FORM_FIELDS`): in depth, a key in a long form takes seconds.
  experimental_componentUpdateStrategy: 'shallow',
  experimental_defaultFormStateBehavior: {
    arrayMinItems: { populate: 'never' },
    emptyObjectFields: 'skipEmptyDefaults',
    // Rule forms.consent.
    constAsDefaults: 'never',
  },
} as const satisfies Partial<FormProps>;
