import type { WidgetProps } from '@rjsf/utils';
import type { ComponentType } from 'react';
import type { FormContext } from '../../values/FormContext.ts';
import { useTyped } from '../../values/useTyped.ts';

/** A widget in which a person types: it shows each key at once, and the form takes it up when the typing rests. */
export function typedWidget(Widget: ComponentType<WidgetProps>): ComponentType<WidgetProps> {
  return function TypedWidget(props: WidgetProps) {
    const { typing } = props.registry.formContext as FormContext;
    const [value, onChange] = useTyped<unknown>(props.value, props.onChange, typing);
    return <Widget {...props} value={value} onChange={onChange} />;
  };
}
