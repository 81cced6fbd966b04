import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { WidgetProps } from '@rjsf/utils';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ResolvedResource } from '#contract/generated/api.ts';
import { useColumnReader } from '../../cells/columns/value/useColumnReader.ts';
import { useFoundRecords } from '../../cells/filters/useFoundRecords.ts';
import { useTypedSearch } from '../../cells/filters/useTypedSearch.ts';
import { useConsole } from '../../console/ConsoleContext.ts';
import type { ApiRecord } from '../../console/providers/ApiRecord.ts';
import { recordDetail, recordName } from '../../console/recordName.ts';
import styles from '../../parts/fields/forms.module.css';
import type { FormContext } from '../values/FormContext.ts';
import { filledBy } from '../values/filledBy.ts';
import { SearchError } from './base/SearchError.tsx';
import { describedBy, widgetField } from './base/widgetField.ts';

/** A record of another resource, found by typing; the form holds its id. */
export function RelationWidget(props: WidgetProps) {
  const { resources } = useConsole().console;
  const { resource = '' } = widgetField(props);
  const target = resources[resource];
  return target && <RecordPicker {...props} resource={resource} target={target} />;
}

/** Those fields that the form has for this person. */
function openFills(fills: Readonly<Record<string, string>>, { form }: FormContext): Record<string, string> {
  const open = new Set(form.sections.flatMap(({ fields }) => fields.map(({ field }) => field)));
  return Object.fromEntries(Object.entries(fills).filter(([field]) => open.has(field)));
}

interface RecordPickerProps extends WidgetProps {
  readonly resource: string;
  readonly target: ResolvedResource;
}

function RecordPicker({ resource, target, ...props }: RecordPickerProps) {
  const translate = useTranslate();
  const reader = useColumnReader();
  const { id, value, required, disabled, readonly, rawErrors = [], onChange, registry } = props;
  const context = registry.formContext as FormContext;
  const { field, placeholder, fills } = widgetField(props);
  const [typed, setTyped] = useState('');
  const { filter, tooShort } = useTypedSearch(target, typed);
  const { records, hasFailed, retry } = useFoundRecords(resource, target, filter);
  const chosen: string | undefined = typeof value === 'string' ? value : undefined;
  const [picked, setPicked] = useState<ApiRecord>();
  const isPicked = picked !== undefined && picked.id === chosen;
  const isRequested = chosen !== undefined && !isPicked;
  const { records: own } = useFoundRecords(resource, target, isRequested ? { id: [chosen] } : undefined);
  // The id is shown until the name has loaded, and if the record no longer exists.
  const current = chosen === undefined ? null : isPicked ? picked : (own?.[0] ?? { id: chosen });
  const label = translate('list.pick_search', { resource: translate(target.label) });

  function say(): string {
    if (tooShort !== undefined) return tooShort;
    if (hasFailed) return translate('list.pick_error');
    // Without a search, there is no record at all: the list says what to do.
    return translate((typed === '' && target.list.empty?.text) || 'list.pick_none');
  }

  const picker = (
    <Autocomplete<ApiRecord>
      id={id}
      value={current}
      options={tooShort === undefined ? [...(records ?? [])] : []}
      // The list has searched already.
      filterOptions={(options) => options}
      getOptionLabel={(record) => recordName(record, target, reader)}
      getOptionKey={(record) => record.id}
      isOptionEqualToValue={(option, other) => option.id === other.id}
      loading={records === undefined && tooShort === undefined && !hasFailed}
      loadingText={translate('shell.form.searching')}
      noOptionsText={say()}
      openText={label}
      closeText={translate('shell.form.close_list')}
      clearText={translate('shell.form.remove')}
      disabled={disabled || readonly || false}
      onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
      onChange={(_event, record) => {
        setPicked(record ?? undefined);
        if (fills === undefined) onChange(record?.id);
        else
          context.fill((values) => ({
            [field]: record?.id,
            ...filledBy(openFills(fills, context), values, record, current),
          }));
      }}
      renderOption={({ key, ...option }, record) => {
        const detail = recordDetail(record, target, reader);
        return (
          <li key={key} {...option}>
            <span className={styles.option}>
              {recordName(record, target, reader)}
              {detail !== undefined && <small>{detail}</small>}
            </span>
          </li>
        );
      }}
      renderInput={({ InputProps, inputProps, fullWidth, disabled: isDisabled }) => (
        <OutlinedInput
          {...InputProps}
          size="small"
          fullWidth={fullWidth}
          disabled={isDisabled}
          error={rawErrors.length > 0}
          placeholder={placeholder === undefined ? label : translate(placeholder)}
          inputProps={{
            ...inputProps,
            name: id,
            'aria-describedby': describedBy(id),
            'aria-required': required || undefined,
          }}
        />
      )}
    />
  );
  return (
    <>
      {picker}
      {hasFailed && tooShort === undefined && <SearchError onRetry={retry} />}
    </>
  );
}
