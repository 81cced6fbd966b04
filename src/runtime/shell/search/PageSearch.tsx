import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { ScreensAnswer } from '#contract/generated/api.ts';
import { useConsole } from '../../console/ConsoleContext.ts';
import { useRead } from '../../console/providers/useRead.ts';
import { useDescribeError } from '../../console/useDescribeError.ts';
import { ComboList } from '../../parts/fields/ComboList.tsx';
import { Skeleton } from '../../parts/loading/Skeleton.tsx';
import { Remedy } from '../../parts/messages/Remedy.tsx';
import styles from './PageSearch.module.css';
import { pageChoices, searchPages } from './searchPages.ts';
import { useFoundRecords } from './useFoundRecords.ts';

/** The most pages above records. */
const MOST_PAGES = 5;

/** A search by name over every screen that is open to the user, and over the records of their lists. */
export function PageSearch({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const describe = useDescribeError();
  const { version } = useConsole().console;
  // A console of another version may have other screens.
  const { data, error, refetch } = useRead<ScreensAnswer>(
    ['screens', version],
    '/api/screens',
    Number.POSITIVE_INFINITY,
  );
  const [typed, setTyped] = useState('');
  const choices = useMemo(() => pageChoices(data?.screens ?? [], (key) => translate(key)), [data, translate]);
  const records = useFoundRecords(typed);
  const pages = searchPages(choices, typed).map(({ to, label, group }) => ({ id: to, label, help: group }));
  // Records are in sight below the pages.
  const options = records.options.length === 0 ? pages : [...pages.slice(0, MOST_PAGES), ...records.options];
  const failed = [
    { error, retry: refetch },
    { error: records.error, retry: records.retry },
  ].find((one) => one.error !== null);
  const description = failed && describe(failed.error);
  const isWaiting = data === undefined || records.isSearching;
  return (
    <div className={styles.search}>
      <ComboList
        label={translate('shell.search.label')}
        typed={typed}
        options={options}
        none={isWaiting ? '' : translate('shell.search.none', { typed: typed.trim() })}
        onType={setTyped}
        onChoose={(to) => {
          onClose();
          navigate(to);
        }}
      >
        {isWaiting && description === undefined && <Skeleton lines={data === undefined ? 8 : 2} height={36} />}
        {failed && description && (
          <div role="alert">
            <p>{description.text}</p>
            <Remedy remedy={description.remedy} onRetry={() => void failed.retry()} />
          </div>
        )}
      </ComboList>
    </div>
  );
}
