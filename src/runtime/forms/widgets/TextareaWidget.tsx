import type { WidgetProps } from '@rjsf/utils';
import { useTranslate } from 'react-admin';
import styles from '../../parts/fields/forms.module.css';
import { InputWidget } from './base/InputWidget.tsx';
import { widgetField } from './base/widgetField.ts';

/** Share of the maximum length from which the remaining count is shown. */
const NEARLY_FULL = 0.8;

/** Several lines of text, with a count of the remaining characters. */
export function TextareaWidget(props: WidgetProps) {
  const translate = useTranslate();
  const { value, schema } = props;
  const { rows = 4 } = widgetField(props);
  const { maxLength } = schema;
  // Characters are counted as in validation: code points, not UTF-16 units.
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
