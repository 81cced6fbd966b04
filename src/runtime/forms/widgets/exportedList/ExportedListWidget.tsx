import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { WidgetProps } from '@rjsf/utils';
import { useTranslate } from 'react-admin';
import { COLUMNS, readExportedList } from '#contract/listState/exportedList.ts';
import { useConsole } from '../../../console/ConsoleContext.ts';
import { describedBy } from '../base/widgetField.ts';
import { ExportedColumns } from './ExportedColumns.tsx';

/**
 * One of the lists that the user may export, and the columns of the export. If the form was opened from a filtered
 * list, that one is offered as well.
 */
export function ExportedListWidget(props: WidgetProps) {
  const translate = useTranslate();
  const { resources } = useConsole().console;
  const { id, value, required, disabled = false, readonly = false, rawErrors = [], onChange } = props;
  const lists = Object.entries(resources).flatMap(([name, resource]) =>
    resource?.list.export === undefined ? [] : [{ name, words: translate(resource.label) }],
  );
  const text = typeof value === 'string' ? value : '';
  const { resource: chosen, query, isNarrowed } = readExportedList(text);
  const resource = resources[chosen];
  const exported = resource?.list.export?.columns ?? [];
  const narrowed = isNarrowed ? lists.find(({ name }) => name === chosen) : undefined;

  function choose(columns: readonly string[]): void {
    // If all columns are chosen they are not listed, since the list may gain columns.
    if (columns.length === exported.length) query.delete(COLUMNS);
    else query.set(COLUMNS, columns.join(','));
    onChange(query.size === 0 ? chosen : `${chosen}?${query}`);
  }

  return (
    <>
      <NativeSelect
        input={<OutlinedInput size="small" fullWidth />}
        inputProps={{ id, name: id, 'aria-describedby': describedBy(id), 'aria-required': required || undefined }}
        value={isNarrowed ? text : chosen}
        disabled={disabled || readonly}
        error={rawErrors.length > 0}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      >
        <option value="">{translate('shell.form.choose')}</option>
        {narrowed && <option value={text}>{translate('shell.form.list_as_shown', { list: narrowed.words })}</option>}
        {lists
          .sort((one, other) => one.words.localeCompare(other.words, 'en'))
          .map(({ name, words }) => (
            <option key={name} value={name}>
              {words}
            </option>
          ))}
      </NativeSelect>
      {resource !== undefined && exported.length > 0 && (
        <ExportedColumns
          resource={resource}
          chosen={query.get(COLUMNS)?.split(',') ?? exported}
          disabled={disabled || readonly}
          onChange={choose}
        />
      )}
    </>
  );
}
