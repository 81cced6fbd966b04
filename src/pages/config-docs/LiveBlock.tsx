import { useTranslate } from 'react-admin';
import type { LiveBlock as Live } from '#contract/generated/api.ts';
import { BlockView, useConsole } from '#runtime/islands/index.ts';
import styles from './ConfigDocs.module.css';

/** A block of a page, as in the reader's own console. */
export function LiveBlock({ block }: { readonly block: Live }) {
  const translate = useTranslate();
  const found = useConsole().console.pages[block.page]?.blocks.find(({ id }) => id === block.id);
  if (found === undefined) return <p>{translate('config_docs.live_closed')}</p>;
  return (
    <div className={styles.whole}>
      <BlockView block={found} />
    </div>
  );
}
