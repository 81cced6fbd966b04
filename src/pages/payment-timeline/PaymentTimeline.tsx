import { useTranslate } from 'react-admin';
import { Cell, Skeleton, type TabIslandProps, Timeline, TimelineEntry } from '#runtime/islands/index.ts';
import { type PaymentStep, paymentSteps } from './paymentSteps.ts';

/** The steps of a payment from its account number to the balance: past, current and expected. */
export function PaymentTimeline({ record, fields }: TabIslandProps) {
  const translate = useTranslate();
  if (record === undefined) return <Skeleton lines={6} height={20} />;
  return (
    <Timeline>
      {paymentSteps(record).map((step) => {
        const column = fields.find(({ field }) => field === step.time);
        return (
          <TimelineEntry
            key={step.id}
            icon={LOOKS[step.state].icon}
            tone={LOOKS[step.state].tone}
            isCurrent={step.state === 'now'}
            isAhead={step.state === 'later'}
            title={translate(`payment_timeline.${step.id}`)}
            time={
              column && record[column.field] ? (
                <Cell column={column} record={record} />
              ) : (
                translate(`payment_timeline.state_${step.state}`)
              )
            }
          />
        );
      })}
    </Timeline>
  );
}

const LOOKS = {
  done: { icon: 'check', tone: 'positive' },
  now: { icon: 'clock', tone: 'info' },
  later: { icon: 'clock', tone: 'neutral' },
  failed: { icon: 'alert', tone: 'critical' },
} as const satisfies Record<PaymentStep['state'], object>;
