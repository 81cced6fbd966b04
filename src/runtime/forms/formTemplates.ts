import type { FormProps } from '@rjsf/core';
import { FieldTemplate } from './templates/FieldTemplate.tsx';
import { ListItemTemplate } from './templates/ListItemTemplate.tsx';
import { ListTemplate } from './templates/ListTemplate.tsx';
import { ObjectTemplate } from './templates/ObjectTemplate.tsx';

/** The templates of the form library. */
export const FORM_TEMPLATES: NonNullable<FormProps['templates']> = {
  FieldTemplate,
  ObjectFieldTemplate: ObjectTemplate,
  ArrayFieldTemplate: ListTemplate,
  ArrayFieldItemTemplate: ListItemTemplate,
};
