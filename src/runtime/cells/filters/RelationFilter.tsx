import { useTranslate } from 'react-admin';
import type { ResolvedRelationFilter, ResolvedResource } from '#contract/generated/api.ts';
import { useConsole } from '../../console/ConsoleContext.ts';
import { recordName } from '../../console/recordName.ts';
import { useColumnReader } from '../columns/value/useColumnReader.ts';
import { FilterHelp } from './FilterHelp.tsx';
import { FilterPill } from './FilterPill.tsx';
import type { FilterProps } from './FilterProps.ts';
import { RelationPanel } from './RelationPanel.tsx';
import { useFoundRecords } from './useFoundRecords.ts';

/** One record of another resource, found by typing. */
export function RelationFilter(props: FilterProps<ResolvedRelationFilter>) {
  const { resources } = useConsole().console;
  const target = resources[props.filter.resource];
  return target && <RelationPill {...props} target={target} />;
}

interface RelationPillProps extends FilterProps<ResolvedRelationFilter> {
  readonly target: ResolvedResource;
}

function RelationPill({ filter, value, onChange, target }: RelationPillProps) {
  const translate = useTranslate();
  const reader = useColumnReader();
  const { field, resource } = filter;
  const label = translate(filter.label);
  const chosen = typeof value[field] === 'string' ? value[field] : undefined;
  const { records } = useFoundRecords(resource, target, chosen === undefined ? undefined : { id: [chosen] });
  const record = records?.find(({ id }) => id === chosen);
  // The id is shown until the name has loaded, and if the record no longer exists.
  const name = record === undefined ? chosen : recordName(record, target, reader);
  return (
    <FilterPill label={label} summary={name} onClear={() => onChange({ [field]: undefined })}>
      {(close) => (
        <>
          <FilterHelp filter={filter} />
          <RelationPanel
            name={resource}
            target={target}
            chosen={chosen}
            onChoose={(id) => {
              onChange({ [field]: id });
              close();
            }}
          />
        </>
      )}
    </FilterPill>
  );
}
