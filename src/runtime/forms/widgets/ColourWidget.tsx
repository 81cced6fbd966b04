import type { WidgetProps } from '@rjsf/utils';
import { useTranslate } from 'react-admin';
import styles from '../../parts/fields/forms.module.css';
import { InputWidget } from './base/InputWidget.tsx';
import { widgetField } from './base/widgetField.ts';

const COLOUR = /^#[0-9a-fA-F]{6}$/;

/** A colour: its code, and a swatch that shows it and opens the device's own picker. */
export function ColourWidget(props: WidgetProps) {
  const translate = useTranslate();
  const { value, disabled, readonly, onChange } = props;
  const text = typeof value === 'string' ? value : '';
  return (
    <InputWidget
      widget={props}
      startAdornment={
        <input
          type="color"
          className={styles.swatch}
          aria-label={translate('shell.form.pick_colour', { label: translate(widgetField(props).label) })}
          disabled={disabled || readonly || false}
          data-empty={!COLOUR.test(text)}
          value={COLOUR.test(text) ? text.toLowerCase() : '#ffffff'}
          onChange={({ target }) => onChange(target.value.toUpperCase())}
        />
      }
    />
  );
}
