import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { BusinessChoice } from '#contract/generated/api.ts';
import { FRESH_FOR } from '../../console/providers/createQueryClient.ts';
import { settledRead } from '../../console/providers/settledRead.ts';
import { useDescribeError } from '../../console/useDescribeError.ts';
import { request } from '../../core/session/request.ts';
import { SearchInput } from '../../parts/fields/SearchInput.tsx';
import { Skeleton } from '../../parts/loading/Skeleton.tsx';
import { Avatar } from '../../parts/marks/Avatar.tsx';
import { Remedy } from '../../parts/messages/Remedy.tsx';
import styles from './ProfilePanel.module.css';
import { useSwitchBusiness } from './useSwitchBusiness.ts';

/** Number of businesses from which on they can be searched. Rule navigation.profile-badge. */
const SEARCHED_FROM = 8;

async function fetchBusinesses({ signal }: { readonly signal: AbortSignal }): Promise<BusinessChoice[]> {
  return (await request('/api/user/businesses', { signal })).body as BusinessChoice[];
}

// Rule modes.business-search.
function others(businesses: readonly BusinessChoice[], search: string): BusinessChoice[] {
  const wanted = search.trim().toLowerCase();
  return businesses
    .filter(({ current, business_name }) => !current && business_name.toLowerCase().includes(wanted))
    .sort((a, b) => (a.business_name.toLowerCase() < b.business_name.toLowerCase() ? -1 : 1));
}

/** The user's other businesses, sorted; choosing one switches to it. */
export function BusinessList({ count, onSwitch }: { readonly count: number; readonly onSwitch: () => void }) {
  const translate = useTranslate();
  const { busy, switchTo } = useSwitchBusiness();
  const describe = useDescribeError();
  const [search, setSearch] = useState('');
  const query = useQuery({
    queryKey: ['businesses'],
    queryFn: fetchBusinesses,
    staleTime: FRESH_FOR,
  });
  const { data, error } = settledRead(query);
  if (error) {
    const { text, remedy } = describe(error);
    return (
      <div className={styles.error} role="alert">
        <p>{text}</p>
        <Remedy remedy={remedy} onRetry={() => void query.refetch()} />
      </div>
    );
  }
  if (data === undefined) return <Skeleton lines={Math.min(count - 1, 5)} height={44} />;
  return (
    <>
      {data.length >= SEARCHED_FROM && (
        <SearchInput label={translate('shell.business.search')} value={search} onChange={setSearch} />
      )}
      <ul className={styles.businesses} aria-busy={busy}>
        {others(data, search).map((business, index) => (
          <li key={business.business_id}>
            <button
              type="button"
              className={styles.row}
              disabled={busy}
              onClick={() => {
                switchTo(business);
                onSwitch();
              }}
            >
              <Avatar name={business.business_name} index={index} />
              <span>{business.business_name}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
