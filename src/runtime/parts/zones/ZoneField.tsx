import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type HTMLAttributes, useId } from 'react';
import { useTranslate } from 'react-admin';
import { useConsole } from '../../console/ConsoleContext.ts';
import { Field } from '../fields/Field.tsx';
import { useZoneChoices } from './useZoneChoices.ts';
import { searchZones, type ZoneChoice } from './zoneChoices.ts';
import styles from './zones.module.css';

interface ZoneFieldProps {
  readonly disabled: boolean;
  readonly onChange: (choice: ZoneChoice) => void;
}

function ZoneOption({ choice, ...props }: HTMLAttributes<HTMLLIElement> & { readonly choice: ZoneChoice }) {
  return (
    <li {...props}>
      <span className={styles.label}>{choice.label}</span>
      <small className={styles.country}>{choice.country}</small>
    </li>
  );
}

/** The person's time zone as a field: every zone, to be searched by city, country and offset. */
export function ZoneField({ disabled, onChange }: ZoneFieldProps) {
  const translate = useTranslate();
  const id = useId();
  const { preferred_timezone: preferred } = useConsole().console.user;
  const choices = useZoneChoices();
  const label = translate('shell.time_zone.label');
  return (
    <Field id={id} label={label}>
      <Autocomplete<ZoneChoice, false, true>
        id={id}
        value={choices.find((choice) => choice.id === preferred) ?? (choices[0] as ZoneChoice)}
        options={choices}
        disableClearable
        disabled={disabled}
        filterOptions={(options, { inputValue }) => searchZones(options, inputValue)}
        getOptionLabel={(choice) => choice.label}
        getOptionKey={(choice) => choice.id}
        noOptionsText={translate('shell.time_zone.none')}
        openText={label}
        closeText={translate('shell.form.close_list')}
        onChange={(_event, choice) => onChange(choice)}
        renderOption={({ key, ...props }, choice) => <ZoneOption key={key} {...props} choice={choice} />}
        renderInput={({ InputProps, inputProps, fullWidth, disabled: isDisabled }) => (
          <OutlinedInput
            {...InputProps}
            size="small"
            fullWidth={fullWidth}
            disabled={isDisabled}
            placeholder={translate('shell.time_zone.search')}
            inputProps={inputProps}
          />
        )}
      />
    </Field>
  );
}
