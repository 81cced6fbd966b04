import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslate } from 'react-admin';
import { describedBy } from '../base/widgetField.ts';
import { AddressPart } from './AddressPart.tsx';

interface PostalCodeInputProps {
  readonly id: string;
  readonly value: string | undefined;
  /** The postal codes of the chosen area. */
  readonly offered: readonly string[];
  readonly isRequired: boolean;
  readonly isDisabled: boolean;
  readonly errors: readonly string[];
  readonly onChange: (code: string | undefined) => void;
}

/** A postal code, typed or chosen of those of the area. */
export function PostalCodeInput(props: PostalCodeInputProps) {
  const { id, value, offered, isRequired, isDisabled, errors, onChange } = props;
  const translate = useTranslate();
  const label = translate('addresses.postal_code');
  return (
    <AddressPart id={id} label={label} errors={errors} width="half">
      <Autocomplete<string, false, false, true>
        freeSolo
        id={id}
        value={value ?? null}
        inputValue={value ?? ''}
        options={[...offered]}
        forcePopupIcon={offered.length > 1}
        openText={label}
        closeText={translate('shell.form.close_list')}
        clearText={translate('shell.form.remove')}
        disabled={isDisabled}
        onInputChange={(_event, text, reason) => {
          if (reason !== 'reset') onChange(text.trim() === '' ? undefined : text.trim());
        }}
        renderInput={({ InputProps, inputProps, fullWidth, disabled }) => (
          <OutlinedInput
            {...InputProps}
            size="small"
            fullWidth={fullWidth}
            disabled={disabled}
            error={errors.length > 0}
            inputProps={{
              ...inputProps,
              name: id,
              inputMode: 'numeric',
              autoComplete: 'postal-code',
              'aria-describedby': describedBy(id),
              'aria-required': isRequired || undefined,
            }}
          />
        )}
      />
    </AddressPart>
  );
}
