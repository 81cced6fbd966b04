import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { WidgetProps } from '@rjsf/utils';
import type { InputHTMLAttributes } from 'react';
import { useTranslate } from 'react-admin';
import { describedBy, widgetField } from './widgetField.ts';

interface InputWidgetProps extends Pick<OutlinedInputProps, 'startAdornment' | 'multiline' | 'minRows' | 'maxRows'> {
  readonly widget: WidgetProps;
  readonly type?: string;
  /** The text to show, if it differs from the value. */
  readonly text?: string;
  readonly inputProps?: InputHTMLAttributes<HTMLInputElement>;
  readonly onText?: (text: string, input: HTMLInputElement | HTMLTextAreaElement) => void;
  readonly onLeave?: () => void;
}

/** A text input. An empty input has no value. */
export function InputWidget(props: InputWidgetProps) {
  const { widget, type = 'text', text, inputProps, onText, onLeave, ...look } = props;
  const translate = useTranslate();
  const { id, value, required, disabled, readonly, rawErrors = [], onChange } = widget;
  const { placeholder } = widgetField(widget);
  return (
    <OutlinedInput
      {...look}
      id={id}
      name={id}
      type={type}
      size="small"
      fullWidth
      value={text ?? value ?? ''}
      disabled={disabled || readonly || false}
      error={rawErrors.length > 0}
      {...(placeholder !== undefined && { placeholder: translate(placeholder) })}
      inputProps={{ ...inputProps, 'aria-describedby': describedBy(id), 'aria-required': required || undefined }}
      onChange={({ target }) => {
        if (onText) onText(target.value, target);
        else onChange(target.value === '' ? undefined : target.value);
      }}
      {...(onLeave && { onBlur: onLeave })}
    />
  );
}
