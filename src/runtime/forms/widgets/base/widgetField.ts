import type { WidgetProps } from '@rjsf/utils';
import type { ResolvedFormField } from '#contract/generated/api.ts';

/** Returns the declaration of the field that a widget renders. */
export function widgetField({ options, name }: Pick<WidgetProps, 'options' | 'name'>): ResolvedFormField {
  const declared = options.declared as ResolvedFormField | undefined;
  return declared ?? { type: 'text', field: name, label: name, width: 'full' };
}

/** Returns the ids of a field's help and errors, as the field's template names them. */
export function describedBy(id: string): string {
  return `${id}-help ${id}-errors`;
}
