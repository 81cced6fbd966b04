import type { WidgetProps } from '@rjsf/utils';
import type { ComponentType } from 'react';
import type { FormFieldType } from '#contract/generated/api.ts';
import { MoneyWidget } from './amount/MoneyWidget.tsx';
import { CheckboxWidget } from './CheckboxWidget.tsx';
import { ChoicesWidget } from './ChoicesWidget.tsx';
import { DateRangeWidget } from './DateRangeWidget.tsx';
import { DateWidget } from './DateWidget.tsx';
import { DigitsWidget } from './DigitsWidget.tsx';
import { EmailsWidget } from './EmailsWidget.tsx';
import { EmailWidget } from './EmailWidget.tsx';
import { ExportedListWidget } from './exportedList/ExportedListWidget.tsx';
import { FileWidget } from './FileWidget.tsx';
import { NumberWidget } from './NumberWidget.tsx';
import { PhoneWidget } from './PhoneWidget.tsx';
import { RadioWidget } from './RadioWidget.tsx';
import { RelationWidget } from './RelationWidget.tsx';
import { SelectWidget } from './SelectWidget.tsx';
import { TagsWidget } from './TagsWidget.tsx';
import { TextareaWidget } from './TextareaWidget.tsx';
import { TextWidget } from './TextWidget.tsx';

/** The widget of each type of field; null: a field or a template renders its parts. A missing entry is a compile error. */
export const FORM_WIDGETS: Readonly<Record<FormFieldType, ComponentType<WidgetProps> | null>> = {
  text: TextWidget,
  textarea: TextareaWidget,
  email: EmailWidget,
  digits: DigitsWidget,
  phone: PhoneWidget,
  money: MoneyWidget,
  number: NumberWidget,
  date: DateWidget,
  select: SelectWidget,
  country: SelectWidget,
  address: null,
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
