import type { WidgetProps } from '@rjsf/utils';
import { InputWidget } from './base/InputWidget.tsx';

/** An e-mail address. Surrounding spaces are ignored. */
export function EmailWidget(props: WidgetProps) {
  const { onChange } = props;
  return (
    <InputWidget
      widget={props}
      inputProps={{ inputMode: 'email', autoCapitalize: 'none', spellCheck: false }}
      onText={(text) => onChange(text.trim() === '' ? undefined : text.trim())}
    />
  );
}
