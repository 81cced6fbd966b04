import type { FormProps } from '@rjsf/core';
import { FieldTemplate } from './FieldTemplate.tsx';
import { ListItemTemplate } from './ListItemTemplate.tsx';
import { ListTemplate } from './ListTemplate.tsx';
import { ObjectTemplate } from './ObjectTemplate.tsx';

/** The templates of the form library. */
export const FORM_TEMPLATES: NonNullable<FormProps['templates']> = {
  FieldTemplate,
  ObjectFieldTemplate: ObjectTemplate,
  ArrayFieldTemplate: ListTemplate,
  ArrayFieldItemTemplate: ListItemTemplate,
};
