import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { ResolvedResource, ResolvedTimelineTab } from '#contract/generated/api.ts';
import { useConsole } from '../../console/ConsoleContext.ts';
import { ListPager } from '../../list/query/ListPager.tsx';
import { useList } from '../../list/query/useList.ts';
import { Skeleton } from '../../parts/loading/Skeleton.tsx';
import { ErrorMessage } from '../../parts/messages/ErrorMessage.tsx';
import { Message } from '../../parts/messages/Message.tsx';
import { Timeline } from '../../parts/timeline/Timeline.tsx';
import type { TabProps } from './TabProps.ts';
import { TimelineEvent } from './TimelineEvent.tsx';
import styles from './TimelineTab.module.css';

/** The history of the record: the records of another resource that refer to it, newest first. */
export function TimelineTab({ tab, id }: TabProps<ResolvedTimelineTab>) {
  const resource = useConsole().console.resources[tab.resource];
  if (resource === undefined) throw new Error(`The resource ${tab.resource} is not there.`);
  return <EventList tab={tab} id={id} resource={resource} />;
}

interface EventListProps extends Pick<TabProps<ResolvedTimelineTab>, 'tab' | 'id'> {
  readonly resource: ResolvedResource;
}

function EventList({ tab, id, resource }: EventListProps) {
  const translate = useTranslate();
  const narrowed = useMemo(() => ({ [tab.by]: id }), [tab.by, id]);
  const newestFirst = useMemo<ResolvedResource>(
    () => ({ ...resource, list: { ...resource.list, sort: { field: tab.time.field, order: 'desc' } } }),
    [resource, tab.time.field],
  );
  const list = useList(tab.resource, newestFirst, narrowed);
  const { rows, error } = list;
  if (error !== undefined) return <ErrorMessage title={translate('list.error')} error={error} onRetry={list.refetch} />;
  if (rows?.length === 0) {
    return <Message icon="clock" title={translate('detail.timeline_empty')} text={translate('detail.timeline_hint')} />;
  }
  return (
    <div className={styles.card}>
      <div className={styles.events}>
        {rows === undefined ? (
          <Skeleton lines={8} height={20} width="60%" />
        ) : (
          <Timeline label={translate(tab.label)} isStale={list.isStale}>
            {rows.map((event) => (
              <TimelineEvent key={event.id} tab={tab} event={event} id={id} />
            ))}
          </Timeline>
        )}
      </div>
      <ListPager list={list} sizes={resource.list.page_sizes} />
    </div>
  );
}
