import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslate } from 'react-admin';
import type { Area } from '#contract/generated/api.ts';
import { Button } from '../../../parts/buttons/Button.tsx';
import styles from '../../../parts/fields/forms.module.css';
import { describedBy } from '../base/widgetField.ts';
import { AddressPart } from './AddressPart.tsx';
import type { LoadedAreas } from './useAreas.ts';

type NamedArea = Pick<Area, 'id' | 'name'>;

/** The most areas that are drawn at once; typing finds the others. */
const filterOptions = createFilterOptions<NamedArea>({ limit: 200 });

interface AreaSelectProps {
  readonly id: string;
  readonly label: string;
  readonly chosen: NamedArea | undefined;
  readonly loaded: LoadedAreas;
  /** What has to be chosen first. */
  readonly waitsFor: string | undefined;
  readonly isRequired: boolean;
  readonly isDisabled: boolean;
  readonly errors: readonly string[];
  readonly onChoose: (area: NamedArea | undefined) => void;
}

/** A choice of the areas in the area that was chosen above it, found by typing. */
export function AreaSelect(props: AreaSelectProps) {
  const { id, label, chosen, loaded, waitsFor, isRequired, isDisabled, errors, onChoose } = props;
  const translate = useTranslate();
  const { areas, hasFailed, retry } = loaded;
  const isLoading = areas === undefined && !hasFailed && waitsFor === undefined;
  return (
    <AddressPart id={id} label={label} errors={errors} width="half">
      <Autocomplete<NamedArea>
        id={id}
        value={chosen ?? null}
        options={[...(areas ?? (chosen === undefined ? [] : [chosen]))]}
        filterOptions={filterOptions}
        getOptionLabel={({ name }) => name}
        getOptionKey={(area) => area.id}
        isOptionEqualToValue={(option, value) => option.id === value.id}
        loading={isLoading}
        loadingText={translate('addresses.loading')}
        noOptionsText={translate('list.pick_none')}
        openText={label}
        closeText={translate('shell.form.close_list')}
        clearText={translate('shell.form.remove')}
        disabled={isDisabled || waitsFor !== undefined}
        autoHighlight
        onChange={(_event, area) => onChoose(area ?? undefined)}
        renderInput={({ InputProps, inputProps, fullWidth, disabled }) => (
          <OutlinedInput
            {...InputProps}
            size="small"
            fullWidth={fullWidth}
            disabled={disabled}
            error={errors.length > 0}
            placeholder={waitsFor ?? translate(isLoading ? 'addresses.loading' : 'shell.form.choose')}
            inputProps={{
              ...inputProps,
              name: id,
              'aria-describedby': describedBy(id),
              'aria-required': isRequired || undefined,
            }}
          />
        )}
      />
      {hasFailed && (
        <div className={styles.error} role="alert">
          {translate('addresses.load_error')}
          <Button kind="plain" onClick={retry}>
            {translate('shell.retry')}
          </Button>
        </div>
      )}
    </AddressPart>
  );
}
