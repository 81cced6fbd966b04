import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { WidgetProps } from '@rjsf/utils';
import { useTranslate } from 'react-admin';
import { useConsole } from '../../console/ConsoleContext.ts';
import { describedBy } from './widgetField.ts';

/** One of the lists that the person may export. One that came narrowed, as a list showed it, is offered as that too. */
export function ExportedListWidget(props: WidgetProps) {
  const translate = useTranslate();
  const { resources } = useConsole().console;
  const { id, value, required, disabled, readonly, rawErrors = [], onChange } = props;
  const lists = Object.entries(resources).flatMap(([name, resource]) =>
    resource?.list.export === undefined ? [] : [{ name, words: translate(resource.label) }],
  );
  const text = typeof value === 'string' ? value : '';
  const narrowed = text.includes('?') ? lists.find(({ name }) => text.startsWith(`${name}?`)) : undefined;
  return (
    <NativeSelect
      input={<OutlinedInput size="small" fullWidth />}
      inputProps={{ id, name: id, 'aria-describedby': describedBy(id), 'aria-required': required || undefined }}
      value={text}
      disabled={disabled || readonly || false}
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
  );
}
