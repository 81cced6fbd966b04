import { useTranslate } from 'react-admin';
import type { ResolvedJsonTab } from '#contract/generated/api.ts';
import { CopyButton } from '../../parts/buttons/CopyButton.tsx';
import { Skeleton } from '../../parts/loading/Skeleton.tsx';
import { Message } from '../../parts/messages/Message.tsx';
import styles from './JsonTab.module.css';
import { JsonTree } from './JsonTree.tsx';
import type { TabProps } from './TabProps.ts';

/** A structured field in indented lines: nested parts open and close, and a button copies the whole value. */
export function JsonTab({ tab, record }: TabProps<ResolvedJsonTab>) {
  const translate = useTranslate();
  const label = translate(tab.label);
  if (record === undefined) return <Skeleton lines={6} height={20} />;
  const value = record[tab.field.field];
  if (value === undefined || value === null) return <Message icon="table" title={translate('detail.json_empty')} />;
  return (
    <section className={styles.card} aria-label={label}>
      <div className={styles.copy}>
        <CopyButton value={JSON.stringify(value, null, 2)} label={label} />
      </div>
      <div className={styles.tree}>
        <JsonTree value={value} />
      </div>
    </section>
  );
}
