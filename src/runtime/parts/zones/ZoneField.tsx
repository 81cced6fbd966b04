import { Suspense, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useConsole } from '../../console/ConsoleContext.ts';
import { Field } from '../fields/Field.tsx';
import styles from '../fields/fields.module.css';
import { Icon } from '../icons/Icon.tsx';
import { Panel } from '../overlays/lazyOverlays.tsx';
import { useZoneChoices } from './useZoneChoices.ts';
import { ZoneList } from './ZoneList.tsx';
import type { ZoneChoice } from './zoneChoices.ts';

interface ZoneFieldProps {
  readonly disabled: boolean;
  readonly onChange: (choice: ZoneChoice) => void;
}

/** The user's time zone as a field, which opens a search over all zones by city, country and offset. */
export function ZoneField({ disabled, onChange }: ZoneFieldProps) {
  const translate = useTranslate();
  const id = useId();
  const { preferred_timezone: preferred } = useConsole().console.user;
  const choices = useZoneChoices();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const label = translate('shell.time_zone.label');
  const close = () => setAnchor(undefined);
  return (
    <Field id={id} label={label}>
      <button
        id={id}
        type="button"
        className={`${styles.control} ${styles.opener}`}
        aria-labelledby={`${id}-label ${id}`}
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        disabled={disabled}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <span>{(choices.find((choice) => choice.id === preferred) ?? choices[0])?.label}</span>
        <Icon name="chevron-down" size={16} />
      </button>
      {anchor && (
        <Suspense>
          <Panel anchor={anchor} align="start" label={label} onClose={close}>
            <ZoneList
              onChoose={(choice) => {
                close();
                onChange(choice);
              }}
            />
          </Panel>
        </Suspense>
      )}
    </Field>
  );
}
