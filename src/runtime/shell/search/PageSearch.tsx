import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { hasCardNumber } from '#contract/cards/cardNumbers.ts';
import type { ScreensAnswer } from '#contract/generated/api.ts';
import { MOST_PINNED } from '#contract/pinnedScreens.ts';
import { useConsole } from '../../console/ConsoleContext.ts';
import { useRead } from '../../console/providers/useRead.ts';
import { useDescribeError } from '../../console/useDescribeError.ts';
import { ComboList, type ComboOption } from '../../parts/fields/ComboList.tsx';
import { Skeleton } from '../../parts/loading/Skeleton.tsx';
import { Remedy } from '../../parts/messages/Remedy.tsx';
import { usePinned } from '../pinned/PinnedProvider.tsx';
import type { PinnableItem } from '../pinned/pinnedItems.ts';
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
function recentOptions(place: string, choices: readonly PageChoice[]): readonly ComboOption[] {
  return readRecent(place).map(({ to, label, help }) => {
    const page = choices.find((choice) => choice.to === to);
    return page === undefined ? { id: to, label, help } : { id: to, label: page.label, help: page.group };
  });
}

function pageOption({ to, label, group }: PageChoice, mark: ComboOption['mark']): ComboOption {
  return { id: to, label, help: group, mark };
}

/** The pinned screens, in the order in which they were pinned. */
function pinnedOptions(
  items: readonly PinnableItem[],
  choices: readonly PageChoice[],
  heading: string,
): readonly ComboOption[] {
  const pages = items.flatMap(({ to }) => choices.find((choice) => choice.to === to) ?? []);
  const options = pages.map((page) => pageOption(page, { icon: 'pin' }));
  return withHeading(options, heading);
}

function without(options: readonly ComboOption[], others: readonly ComboOption[]): readonly ComboOption[] {
  return options.filter(({ id }) => !others.some((one) => one.id === id));
}

/** A search by name over every screen that is open to the user, and over the records of their lists. */
export function PageSearch({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const describe = useDescribeError();
  const { version, business, environment } = useConsole().console;
  const { items, isPinned, canPin, toggle } = usePinned();
  const place = `${business.id} ${environment}`;
  // A console of another version may have other screens.
  const { data, error, refetch } = useRead<ScreensAnswer>(
    ['screens', version],
    '/api/screens',
    Number.POSITIVE_INFINITY,
  );
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState('');
  const choices = useMemo(() => pageChoices(data?.screens ?? [], (key) => translate(key)), [data, translate]);
  const records = useFoundRecords(typed);
  const pages = searchPages(choices, typed).map((choice) =>
    pageOption(choice, isPinned(choice.to) ? { icon: 'pin', label: translate('shell.pinned.title') } : undefined),
  );
  const isEmpty = typed.trim() === '';
  const own = isEmpty ? pinnedOptions(items, choices, translate('shell.pinned.title')) : [];
  const opened = isEmpty ? without(recentOptions(place, choices), own) : [];
  const recent = [...own, ...withHeading(opened, translate('shell.search.recent'))];
  const rest = without(pages, recent);
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
  async function mark(to: string): Promise<void> {
    const name = options.find(({ id }) => id === to)?.label;
    const words = isPinned(to) ? 'shell.pinned.undone' : 'shell.pinned.done';
    setSaid('');
    if (!canPin(to)) setSaid(translate('shell.pinned.outside'));
    else if (!isPinned(to) && items.length >= MOST_PINNED)
      setSaid(translate('shell.pinned.full', { most: MOST_PINNED }));
    else if (await toggle(to)) setSaid(translate(words, { name }));
  }

  return (
    <div className={styles.search}>
      <ComboList
        label={translate('shell.search.label')}
        typed={typed}
        options={options}
        none={isWaiting ? '' : translate(noneText(typed.trim()), { typed: typed.trim(), least: SHORTEST })}
        onType={setTyped}
        onMark={(to) => void mark(to)}
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
        {said === '' && <p className={styles.hint}>{translate('shell.pinned.hint')}</p>}
        <p role="status" className={styles.said}>
          {said}
        </p>
      </ComboList>
    </div>
  );
}
