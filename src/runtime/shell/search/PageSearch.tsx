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

/** A search by name over every screen that is open to the user; choosing a screen opens it. */
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
  const options = searchPages(choices, typed).map(({ to, label, group }) => ({ id: to, label, help: group }));
  const description = error === null ? undefined : describe(error);
  return (
    <div className={styles.search}>
      <ComboList
        label={translate('shell.search.label')}
        typed={typed}
        options={options}
        none={data === undefined ? '' : translate('shell.search.none', { typed: typed.trim() })}
        onType={setTyped}
        onChoose={(to) => {
          onClose();
          navigate(to);
        }}
      >
        {data === undefined && description === undefined && <Skeleton lines={8} height={36} />}
        {description && (
          <div role="alert">
            <p>{description.text}</p>
            <Remedy remedy={description.remedy} onRetry={() => void refetch()} />
          </div>
        )}
      </ComboList>
    </div>
  );
}
