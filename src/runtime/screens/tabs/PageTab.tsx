import type { ResolvedPageTab } from '#contract/generated/api.ts';
import type { TabIslandProps } from '../../console/Islands.ts';
import { useIslands } from '../../console/IslandsContext.ts';
import { Skeleton } from '../../parts/loading/Skeleton.tsx';
import { Island } from '../Island.tsx';
import styles from './FieldsTab.module.css';
import type { TabProps } from './TabProps.ts';

/** A hand-written tab, with the fields that its declaration names. */
export function PageTab({ tab, record }: TabProps<ResolvedPageTab>) {
  const islands = useIslands();
  const props: TabIslandProps = { record, fields: tab.fields };
  return (
    <div className={styles.section}>
      <Island loaders={islands?.tabs} name={tab.page} props={props} fallback={<Skeleton lines={6} height={20} />} />
    </div>
  );
}
