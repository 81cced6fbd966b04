import type { WidgetProps } from '@rjsf/utils';
import { useTranslate } from 'react-admin';
import styles from '../../parts/fields/forms.module.css';
import { InputWidget } from './InputWidget.tsx';
import { widgetField } from './widgetField.ts';

/** Share of the longest text from which on people are told how much is left. */
const NEARLY_FULL = 0.8;

/** Several lines of text, with a count of what may still be typed. */
export function TextareaWidget(props: WidgetProps) {
  const translate = useTranslate();
  const { value, schema } = props;
  const { rows = 4 } = widgetField(props);
  const { maxLength } = schema;
  // As the check counts them: characters, not their halves.
  const length = typeof value === 'string' ? [...value].length : 0;
  const left = maxLength === undefined ? undefined : maxLength - length;
  return (
    <>
      <InputWidget widget={props} multiline minRows={rows} maxRows={rows * 3} />
      {left !== undefined && maxLength !== undefined && (
        <small className={styles.counter} aria-live={length > maxLength * NEARLY_FULL ? 'polite' : 'off'}>
          {translate('shell.form.characters_left', { count: left })}
        </small>
      )}
    </>
  );
}
