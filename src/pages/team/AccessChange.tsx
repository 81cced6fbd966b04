import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { AccessPreview, DifferenceGroup } from '#contract/generated/api.ts';
import { ErrorMessage, Icon, request, Skeleton, settledRead, useConsole } from '#runtime/islands/index.ts';
import type { TeamChange } from './TeamChange.ts';
import styles from './team.module.css';

interface AccessChangeProps {
  readonly title: string;
  /** The user as shown; `undefined` for a user without access so far. */
  readonly userId?: string;
  readonly change: TeamChange;
}

/** Number of groups that are visible at first; the others expand. */
const SEEN = 3;

function count(groups: readonly DifferenceGroup[]): number {
  return groups.reduce((sum, { names }) => sum + names.length, 0);
}

function GroupList({ groups }: { readonly groups: readonly DifferenceGroup[] }) {
  const translate = useTranslate();
  return (
    <dl>
      {groups.map(({ kind, screen = '', names }) => (
        <div key={`${kind} ${screen}`}>
          <dt>{translate(`team.difference.${kind}`, { screen })}</dt>
          <dd>
            <ul>
              {names.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Groups({ title, tone, groups }: { title: string; tone: string; groups: readonly DifferenceGroup[] }) {
  const translate = useTranslate();
  if (groups.length === 0) return null;
  const others = groups.slice(SEEN);
  return (
    <div className={styles.difference} data-tone={tone}>
      <p className={styles.total}>
        {title}
        <span className={styles.count}>{count(groups)}</span>
      </p>
      <GroupList groups={groups.slice(0, SEEN)} />
      {others.length > 0 && (
        <details>
          <summary>
            <Icon name="chevron-right" />
            {translate('team.difference.more', { count: count(others) })}
          </summary>
          <GroupList groups={others} />
        </details>
      )}
    </div>
  );
}

/** The screens that a user gains and loses by a change, computed by the server from the two consoles. */
export function AccessChange({ title, userId, change }: AccessChangeProps) {
  const translate = useTranslate();
  const { business, environment } = useConsole().console;
  const body = { business_id: business.id, environment, ...(userId && { user_id: userId }), ...change };
  const query = useQuery({
    queryKey: ['team-preview', body],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (await request('/api/team/preview', { method: 'POST', body, signal })).body as AccessPreview,
  });
  const { data, error, isPending } = settledRead(query);
  const several = (data?.accounts.length ?? 0) > 1;
  return (
    <section className={styles.preview} aria-busy={isPending}>
      <h3>{title}</h3>
      {error && <ErrorMessage title={title} error={error} onRetry={() => void query.refetch()} />}
      {isPending && <Skeleton lines={2} height={20} />}
      {data?.accounts.map(({ business_id, business_name, gains, losses }) => (
        <div key={business_id} aria-live="polite">
          {several && <h4>{business_name}</h4>}
          {gains.length + losses.length === 0 && <p className={styles.text}>{translate('team.difference.nothing')}</p>}
          <Groups title={translate('team.difference.gains')} tone="positive" groups={gains} />
          <Groups title={translate('team.difference.losses')} tone="critical" groups={losses} />
        </div>
      ))}
    </section>
  );
}
