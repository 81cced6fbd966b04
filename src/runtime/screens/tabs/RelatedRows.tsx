import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { ResolvedRelatedList, ResolvedResource } from '#contract/generated/api.ts';
import { RecordCards } from '../../list/cards/RecordCards.tsx';
import { ListPager } from '../../list/query/ListPager.tsx';
import { useList } from '../../list/query/useList.ts';
import { RecordTable } from '../../list/table/RecordTable.tsx';
import { PHONE, useMediaQuery } from '../../parts/browser/useMediaQuery.ts';
import styles from '../ListScreen.module.css';
import { relatedColumns } from './relatedColumns.ts';

interface RelatedRowsProps {
  readonly list: Pick<ResolvedRelatedList, 'label' | 'resource' | 'by'>;
  readonly resource: ResolvedResource;
  /** The id of the record that the rows belong to. */
  readonly id: string;
}

/** All records of another resource that belong to a record, in pages. */
export function RelatedRows({ list: { label, resource: name, by }, resource, id }: RelatedRowsProps) {
  const translate = useTranslate();
  const isPhone = useMediaQuery(PHONE);
  const narrowed = useMemo(() => ({ [by]: id }), [by, id]);
  const list = useList(name, resource, narrowed);
  const columns = relatedColumns(resource, by);
  const Rows = isPhone ? RecordCards : RecordTable;
  return (
    <div className={styles.card} data-config={`resources.${name}`}>
      <Rows label={translate(label)} resource={resource} columns={columns} list={{ ...list, isRelated: true }} />
      <ListPager list={list} sizes={resource.list.page_sizes} />
    </div>
  );
}
