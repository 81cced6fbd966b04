import type { WidgetProps } from '@rjsf/utils';
import type { ResolvedFormField } from '#contract/generated/api.ts';

/** The field that a widget draws, as it was declared. */
export function widgetField({ options, name }: Pick<WidgetProps, 'options' | 'name'>): ResolvedFormField {
  const declared = options.declared as ResolvedFormField | undefined;
  return declared ?? { type: 'text', field: name, label: name, width: 'full' };
}

/** The ids of what describes a field: its help and its errors, as the field's template names them. */
export function describedBy(id: string): string {
  return `${id}-help ${id}-errors`;
}
