import { useTranslate } from 'react-admin';
import type { LiveExample as Live } from '#contract/generated/api.ts';
import { Cell, FormExample, PartBoundary } from '#runtime/islands/index.ts';
import styles from './ConfigDocs.module.css';
import { LiveBlock } from './LiveBlock.tsx';
import { LiveFilter } from './LiveFilter.tsx';
import { LiveTab } from './LiveTab.tsx';

/** The rendered example: a block with the reader's data, all else with an invented record. */
export function LiveExample({ live }: { readonly live: Live }) {
  const translate = useTranslate();
  const { columns, filter, form, tab, block, record } = live;
  return (
    <div className={styles.live}>
      <p>{translate(block === undefined ? 'config_docs.live' : 'config_docs.live_block')}</p>
      <PartBoundary part="example">
        {record && columns?.map((column) => <Cell key={column.field} column={column} record={record} />)}
        {filter && <LiveFilter filter={filter} />}
        {form && <FormExample form={form} />}
        {tab && record && <LiveTab tab={tab} record={record} />}
        {block && <LiveBlock block={block} />}
      </PartBoundary>
    </div>
  );
}
