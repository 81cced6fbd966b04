import { useTranslate } from 'react-admin';
import { ErrorMessage, Message, Skeleton, type TabIslandProps, Timeline } from '#runtime/islands/index.ts';
import { CardEventItem } from './CardEventItem.tsx';
import { cardEvents } from './cardEvents.ts';
import { useCardRows } from './useCardRows.ts';

/**
 * The history of a card payment from its token to the balance and back, with explanations of the issuer's and the
 * network's responses.
 */
export function CardTimeline({ record }: TabIslandProps) {
  const translate = useTranslate();
  const { rows, isWaiting, error, refetch } = useCardRows(record?.id);
  if (error !== null) return <ErrorMessage title={translate('list.error')} error={error} onRetry={refetch} />;
  if (record === undefined || isWaiting) return <Skeleton lines={8} height={20} />;
  const events = cardEvents(rows);
  if (events.length === 0)
    return <Message icon="clock" title={translate('detail.timeline_empty')} text={translate('detail.timeline_hint')} />;
  return (
    <Timeline label={translate('card_timeline.title')}>
      {events.map((event) => (
        <CardEventItem key={`${event.kind} ${event.record.id}`} event={event} />
      ))}
    </Timeline>
  );
}
