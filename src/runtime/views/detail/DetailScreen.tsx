import { useTranslate } from 'react-admin';
import type { ResolvedDetail, ResolvedResource } from '#contract/generated/api.ts';
import { Screen } from '../../shell/Screen.tsx';
import { recordName } from '../recordName.ts';
import { DetailHeader } from './DetailHeader.tsx';
import { DetailProblem } from './DetailProblem.tsx';
import styles from './DetailScreen.module.css';
import { DetailTabs } from './DetailTabs.tsx';
import { TabPanel } from './TabPanel.tsx';
import { useRecord } from './useRecord.ts';
import { useTab } from './useTab.ts';

interface DetailScreenProps {
  readonly name: string;
  readonly resource: ResolvedResource;
  readonly detail: ResolvedDetail;
  readonly id: string;
}

/** One record: what it is and how it stands, what can be done with it, and its tabs. Everything in it is declared. */
export function DetailScreen({ name, resource, detail, id }: DetailScreenProps) {
  const translate = useTranslate();
  const { record, error, refetch } = useRecord(name, id);
  const tab = useTab(detail);
  const title = record === undefined ? translate(resource.label) : recordName(record, resource, translate);
  return (
    <Screen id={detail.screen} title={title}>
      <DetailHeader resource={resource} detail={detail} record={record} hasFailed={error !== undefined} />
      {error === undefined ? (
        <div className={styles.body} aria-busy={record === undefined}>
          <DetailTabs tabs={detail.tabs} active={tab} />
          {tab && <TabPanel tab={tab} id={id} record={record} />}
        </div>
      ) : (
        <DetailProblem error={error} resource={resource} onRetry={refetch} />
      )}
    </Screen>
  );
}
