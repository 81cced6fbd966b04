import type { WidgetProps } from '@rjsf/utils';
import type { ComponentType } from 'react';
import type { FormFieldType } from '#contract/generated/api.ts';
import { CheckboxWidget } from './widgets/CheckboxWidget.tsx';
import { ChoicesWidget } from './widgets/ChoicesWidget.tsx';
import { DateRangeWidget } from './widgets/DateRangeWidget.tsx';
import { DateWidget } from './widgets/DateWidget.tsx';
import { EmailsWidget } from './widgets/EmailsWidget.tsx';
import { EmailWidget } from './widgets/EmailWidget.tsx';
import { ExportedListWidget } from './widgets/ExportedListWidget.tsx';
import { FileWidget } from './widgets/FileWidget.tsx';
import { MoneyWidget } from './widgets/MoneyWidget.tsx';
import { NumberWidget } from './widgets/NumberWidget.tsx';
import { PhoneWidget } from './widgets/PhoneWidget.tsx';
import { RadioWidget } from './widgets/RadioWidget.tsx';
import { RelationWidget } from './widgets/RelationWidget.tsx';
import { SelectWidget } from './widgets/SelectWidget.tsx';
import { TagsWidget } from './widgets/TagsWidget.tsx';
import { TextareaWidget } from './widgets/TextareaWidget.tsx';
import { TextWidget } from './widgets/TextWidget.tsx';

/** The widget of each type of field; null: a template renders its parts. A missing entry is a compile error. */
export const FORM_WIDGETS: Readonly<Record<FormFieldType, ComponentType<WidgetProps> | null>> = {
  text: TextWidget,
  textarea: TextareaWidget,
  email: EmailWidget,
  phone: PhoneWidget,
  money: MoneyWidget,
  number: NumberWidget,
  date: DateWidget,
  select: SelectWidget,
  country: SelectWidget,
  radio: RadioWidget,
  'multi-select': ChoicesWidget,
  checkbox: CheckboxWidget,
  tags: TagsWidget,
  file: FileWidget,
  relation: RelationWidget,
  'date-range': DateRangeWidget,
  emails: EmailsWidget,
  'exported-list': ExportedListWidget,
  list: null,
  group: null,
};
