import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { LiveExample as Live, ResolvedFilter } from '#contract/generated/api.ts';
import { Cell, FilterControl, type ListFilter, PartBoundary } from '#runtime/islands/index.ts';
import styles from './ConfigDocs.module.css';

/** The example as the console draws it, with a record that is made up. */
export function LiveExample({ live }: { readonly live: Live }) {
  const translate = useTranslate();
  return (
    <div className={styles.live}>
      <p>{translate('config_docs.live')}</p>
      <PartBoundary part="example">
        {live.columns?.map((column) => (
          <Cell key={column.field} column={column} record={live.record} />
        ))}
        {live.filter && <LiveFilter filter={live.filter} />}
      </PartBoundary>
    </div>
  );
}

function LiveFilter({ filter }: { readonly filter: ResolvedFilter }) {
  const [value, setValue] = useState<ListFilter>({});
  return (
    <FilterControl
      filter={filter}
      value={value}
      onChange={(changed) => setValue({ ...value, ...changed } as ListFilter)}
    />
  );
}
