import type { ResolvedTab, SampleRecord } from '#contract/generated/api.ts';
import { TabPanel, TimelineEvent } from '#runtime/islands/index.ts';
import styles from './ConfigDocs.module.css';

/** The content of a tab. A timeline shows one event, since the invented record has none. */
export function LiveTab({ tab, record }: { readonly tab: ResolvedTab; readonly record: SampleRecord }) {
  if (tab.type === 'timeline') {
    return (
      <ol className={styles.whole}>
        <TimelineEvent tab={tab} event={record} id={record.id} />
      </ol>
    );
  }
  return (
    <div className={styles.whole}>
      <TabPanel tab={tab} id={record.id} record={record} />
    </div>
  );
}
