import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ResolvedToDoBlock, ToDoAnswer, ToDoCount } from '#contract/generated/api.ts';
import { useFormats } from '../../console/useFormats.ts';
import { Icon } from '../../parts/icons/Icon.tsx';
import { Skeleton } from '../../parts/loading/Skeleton.tsx';
import { BlockFrame } from './BlockFrame.tsx';
import type { BlockProps } from './BlockProps.ts';
import styles from './toDo.module.css';
import { useBlock } from './useBlock.ts';

/** What waits for the person; each item leads to the list of these records. Rule home.to-do. */
export function ToDoBlock({ block }: BlockProps<ResolvedToDoBlock>) {
  const translate = useTranslate();
  const { data, error, refetch } = useBlock<ToDoAnswer>(block);
  const waiting = block.items.flatMap((item) => {
    const count = data?.items[item.id];
    return count === undefined ? [] : [{ ...item, count }];
  });
  return (
    <BlockFrame label={block.label} wide grows onlyLeads busy={data === undefined} error={error} onRetry={refetch}>
      {data === undefined && <Skeleton lines={1} width="40%" height={20} />}
      {data !== undefined && waiting.length === 0 && (
        <p className={styles.nothing}>
          <Icon name="check" size={16} /> {translate('block.to_do.nothing')}
        </p>
      )}
      {waiting.length > 0 && (
        <ul className={styles.items}>
          {waiting.map(({ id, label, to, count }) => (
            <li key={id}>
              <Link to={to}>
                <ToDoText label={label} count={count} />
                <Icon name="chevron-right" size={16} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </BlockFrame>
  );
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

function ToDoText({ label, count: { count, capped, due } }: { readonly label: string; readonly count: ToDoCount }) {
  const translate = useTranslate();
  const { number, day, dateTime } = useFormats();
  const shown = capped ? `${number(count)}+` : number(count);
  const time = due && (DAY.test(due) ? day(due) : dateTime(due));
  return (
    <span>
      {translate(label, { smart_count: count, count: shown })}
      {time && <small>{translate('block.to_do.due', { time })}</small>}
    </span>
  );
}
