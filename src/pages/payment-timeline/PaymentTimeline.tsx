import { useTranslate } from 'react-admin';
import { Cell, Icon, Skeleton, type TabIslandProps } from '#runtime/islands/index.ts';
import styles from './PaymentTimeline.module.css';
import { type PaymentStep, paymentSteps } from './paymentSteps.ts';

/** The steps of a payment from its account number to the balance: past, current and expected. */
export function PaymentTimeline({ record, fields }: TabIslandProps) {
  const translate = useTranslate();
  if (record === undefined) return <Skeleton lines={6} height={20} />;
  return (
    <ol className={styles.steps}>
      {paymentSteps(record).map((step) => {
        const column = fields.find(({ field }) => field === step.time);
        return (
          <li
            key={step.id}
            className={styles.step}
            data-state={step.state}
            aria-current={step.state === 'now' && 'step'}
          >
            <span className={styles.mark}>
              <Icon name={ICONS[step.state]} size={16} />
            </span>
            <div>
              <p className={styles.what}>{translate(`payment_timeline.${step.id}`)}</p>
              <p className={styles.when}>
                {column && record[column.field] ? (
                  <Cell column={column} record={record} />
                ) : (
                  translate(`payment_timeline.state_${step.state}`)
                )}
              </p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

const ICONS = { done: 'check', now: 'clock', later: 'clock', failed: 'alert' } as const satisfies Record<
  PaymentStep['state'],
  string
>;
