import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { hasCardNumber } from '#contract/cards/cardNumbers.ts';
import type { ScreensAnswer } from '#contract/generated/api.ts';
import { useConsole } from '../../console/ConsoleContext.ts';
import { useRead } from '../../console/providers/useRead.ts';
import { useDescribeError } from '../../console/useDescribeError.ts';
import { ComboList, type ComboOption } from '../../parts/fields/ComboList.tsx';
import { Skeleton } from '../../parts/loading/Skeleton.tsx';
import { Remedy } from '../../parts/messages/Remedy.tsx';
import styles from './PageSearch.module.css';
import { readRecent, storeRecent } from './recentChoices.ts';
import { type PageChoice, pageChoices, searchPages } from './searchPages.ts';
import { SHORTEST, useFoundRecords } from './useFoundRecords.ts';

/** The most pages above records. */
const MOST_PAGES = 5;

function withHeading(options: readonly ComboOption[], heading: string): readonly ComboOption[] {
  return options.map((option, index) => (index === 0 ? { ...option, heading } : option));
}

/** The text for no matches: what was typed may be no search for records. */
function noneText(typed: string): string {
  if (hasCardNumber(typed)) return 'shell.search.card_number';
  return typed.length < SHORTEST ? 'shell.search.short' : 'shell.search.none';
}

/** What was opened from the search before, pages as they are called now. */
function recentOptions(place: string, choices: readonly PageChoice[], heading: string): readonly ComboOption[] {
  const options = readRecent(place).map(({ to, label, help }) => {
    const page = choices.find((choice) => choice.to === to);
    return page === undefined ? { id: to, label, help } : { id: to, label: page.label, help: page.group };
  });
  return withHeading(options, heading);
}

/** A search by name over every screen that is open to the user, and over the records of their lists. */
export function PageSearch({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const describe = useDescribeError();
  const { version, business, environment } = useConsole().console;
  const place = `${business.id} ${environment}`;
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
  const recent = typed.trim() === '' ? recentOptions(place, choices, translate('shell.search.recent')) : [];
  const rest = pages.filter(({ id }) => !recent.some((one) => one.id === id));
  const headed = recent.length === 0 ? rest : withHeading(rest, translate('shell.search.pages'));
  // Records are in sight below the pages.
  const found = records.options.length === 0 ? headed : [...headed.slice(0, MOST_PAGES), ...records.options];
  const options = [...recent, ...found];
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
        none={isWaiting ? '' : translate(noneText(typed.trim()), { typed: typed.trim(), least: SHORTEST })}
        onType={setTyped}
        onChoose={(to) => {
          const { label, help = '' } = options.find(({ id }) => id === to) ?? { label: to };
          storeRecent(place, { to, label, help });
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
