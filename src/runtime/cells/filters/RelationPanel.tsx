import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ResolvedResource } from '#contract/generated/api.ts';
import { recordName } from '../../console/recordName.ts';
import { Button } from '../../parts/buttons/Button.tsx';
import { SearchInput } from '../../parts/fields/SearchInput.tsx';
import { Skeleton } from '../../parts/loading/Skeleton.tsx';
import { useColumnReader } from '../columns/value/useColumnReader.ts';
import { ChoiceList } from './ChoiceList.tsx';
import styles from './filters.module.css';
import { useFoundRecords } from './useFoundRecords.ts';
import { useTypedSearch } from './useTypedSearch.ts';

interface RelationPanelProps {
  /** The resource that is searched. */
  readonly name: string;
  readonly target: ResolvedResource;
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
}

/** A search box over another resource's list, and the first records found. */
export function RelationPanel({ name, target, chosen, onChoose }: RelationPanelProps) {
  const translate = useTranslate();
  const reader = useColumnReader();
  const [text, setText] = useState('');
  const { filter, tooShort } = useTypedSearch(target, text);
  const { records, hasFailed, retry } = useFoundRecords(name, target, filter);

  function say(): string | undefined {
    if (tooShort !== undefined) return tooShort;
    if (hasFailed) return translate('list.pick_error');
    return records?.length === 0 ? translate('list.pick_none') : undefined;
  }

  const said = say();
  const label = translate('list.pick_search', { resource: translate(target.label) });
  const items = (records ?? []).map((record) => ({ id: record.id, label: recordName(record, target, reader) }));
  return (
    <>
      <SearchInput label={label} value={text} onChange={setText} />
      <p className={styles.said} aria-live="polite">
        {said}
        {hasFailed && tooShort === undefined && (
          <Button kind="plain" onClick={retry}>
            {translate('shell.retry')}
          </Button>
        )}
      </p>
      {records === undefined && said === undefined && <Skeleton lines={4} height={36} />}
      {items.length > 0 && (
        <ChoiceList label={translate(target.label)} items={items} chosen={chosen} onChoose={onChoose} />
      )}
    </>
  );
}
