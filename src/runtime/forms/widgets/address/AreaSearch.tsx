import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { AreaCountry } from '#contract/addresses/areaLevels.ts';
import type { Area } from '#contract/generated/api.ts';
import styles from '../../../parts/fields/forms.module.css';
import { SearchError } from '../base/SearchError.tsx';
import { AddressPart } from './AddressPart.tsx';
import { SHORTEST_SEARCH, useFoundAreas } from './useAreas.ts';

interface AreaSearchProps {
  readonly id: string;
  readonly country: AreaCountry;
  readonly isDisabled: boolean;
  /** Receives an area with its path. */
  readonly onFind: (area: Area) => void;
}

function detailOf({ path = [], postal_codes: codes }: Area): string {
  const above = [...path].reverse().map(({ name }) => name);
  return [above.join(', '), codes.length === 1 ? codes[0] : ''].filter(Boolean).join(' · ');
}

/** Finds an area of any level by its name or postal code, and chooses all areas above it with it. */
export function AreaSearch({ id, country, isDisabled, onFind }: AreaSearchProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const { areas, hasFailed, retry, isTooShort } = useFoundAreas(country, typed);
  const count = { count: SHORTEST_SEARCH, smart_count: SHORTEST_SEARCH };
  const nothing = isTooShort
    ? translate('list.pick_minimum', count)
    : translate(hasFailed ? 'list.pick_error' : 'list.pick_none');
  return (
    <AddressPart id={id} label={translate('addresses.search')} errors={[]} width="full">
      <Autocomplete<Area>
        id={id}
        value={null}
        inputValue={typed}
        options={[...(areas ?? [])]}
        // The server has searched already.
        filterOptions={(options) => options}
        getOptionLabel={({ name }) => name}
        getOptionKey={(area) => area.id}
        loading={areas === undefined && !isTooShort && !hasFailed}
        loadingText={translate('shell.form.searching')}
        noOptionsText={nothing}
        forcePopupIcon={false}
        clearText={translate('shell.form.remove')}
        disabled={isDisabled}
        onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
        onChange={(_event, area) => area !== null && onFind(area)}
        renderOption={({ key, ...option }, area) => (
          <li key={key} {...option}>
            <span className={styles.option}>
              {area.name}
              <small>{detailOf(area)}</small>
            </span>
          </li>
        )}
        renderInput={({ InputProps, inputProps, fullWidth, disabled }) => (
          <OutlinedInput
            {...InputProps}
            size="small"
            fullWidth={fullWidth}
            disabled={disabled}
            placeholder={translate(`addresses.${country}.search_example`)}
            inputProps={{ ...inputProps, name: id }}
          />
        )}
      />
      {hasFailed && !isTooShort && <SearchError onRetry={retry} />}
    </AddressPart>
  );
}
