import { RecordContext, ResourceContextProvider, useTranslate } from 'react-admin';
import type { ResolvedDetail, ResolvedResource } from '#contract/generated/api.ts';
import { useColumnReader } from '../../cells/columns/value/useColumnReader.ts';
import { recordName } from '../../console/recordName.ts';
import { PartBoundary } from '../../parts/boundary/PartBoundary.tsx';
import { Skeleton } from '../../parts/loading/Skeleton.tsx';
import { Screen } from '../Screen.tsx';
import { DetailErrorMessage } from './DetailErrorMessage.tsx';
import { DetailHeader } from './DetailHeader.tsx';
import styles from './DetailScreen.module.css';
import { DetailTabs } from './DetailTabs.tsx';
import { TabPanel } from './TabPanel.tsx';
import { useBackAddress } from './useBackAddress.ts';
import { useRecord } from './useRecord.ts';
import { useTab } from './useTab.ts';

interface DetailScreenProps {
  readonly name: string;
  readonly resource: ResolvedResource;
  readonly detail: ResolvedDetail;
  readonly id: string;
  /** The id of the parent in the address, if the route has one. */
  readonly parentId: string | undefined;
  /** The id of the action whose route the user is at. */
  readonly action?: string | undefined;
}

/** One record: title, status, actions, and tabs. All of it is declared. */
export function DetailScreen({ name, resource, detail, id, parentId, action }: DetailScreenProps) {
  const translate = useTranslate();
  const reader = useColumnReader();
  const { record: found, error, hasLeft, isFetching, refetch } = useRecord(name, id);
  const tab = useTab(detail);
  // A record of another parent does not exist at this address, even for users who may see it elsewhere.
  const isElsewhere = found !== undefined && detail.parent !== undefined && found[detail.parent.by] !== parentId;
  const hasFailed = error !== undefined || isElsewhere;
  const record = hasFailed ? undefined : found;
  const back = useBackAddress(name, resource, detail, parentId, record);
  const isNamed = record !== undefined && (detail.title !== undefined || !resource.singleton);
  const title = isNamed ? recordName(record, resource, reader) : translate(resource.label);
  return (
    <Screen id={detail.screen} title={title}>
      <PartBoundary part="detail">
        <DetailHeader
          resource={resource}
          detail={detail}
          back={back}
          record={record}
          hasFailed={hasFailed}
          isFetching={isFetching}
          action={action}
        />
      </PartBoundary>
      {hasFailed ? (
        <DetailErrorMessage
          error={error}
          hasLeft={hasLeft}
          label={resource.label}
          detail={detail}
          id={id}
          back={back}
          onRetry={refetch}
        />
      ) : (
        <div className={styles.body} aria-busy={record === undefined}>
          {record === undefined && (
            <div className={styles.placeholder}>
              <Skeleton lines={6} height={36} />
            </div>
          )}
          <PartBoundary part="detail.tabs">
            <DetailTabs tabs={detail.tabs} active={tab} />
          </PartBoundary>
          {tab && (
            <PartBoundary key={tab.id} part={`detail.tabs.${tab.id}`}>
              <ResourceContextProvider value={name}>
                <RecordContext value={record}>
                  <TabPanel tab={tab} id={id} record={record} />
                </RecordContext>
              </ResourceContextProvider>
            </PartBoundary>
          )}
        </div>
      )}
    </Screen>
  );
}
