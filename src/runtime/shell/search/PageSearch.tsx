import { useEffect, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { hasCardNumber } from '#contract/cards/cardNumbers.ts';
import type { ScreensAnswer } from '#contract/generated/api.ts';
import { MOST_PINNED } from '#contract/pinnedScreens.ts';
import { ACTION_ICONS } from '../../actions/buttons/actionIcons.ts';
import { useConsole } from '../../console/ConsoleContext.ts';
import { useRead } from '../../console/providers/useRead.ts';
import { useDescribeError } from '../../console/useDescribeError.ts';
import { ComboList, type ComboOption } from '../../parts/fields/ComboList.tsx';
import { Skeleton } from '../../parts/loading/Skeleton.tsx';
import { Remedy } from '../../parts/messages/Remedy.tsx';
import { usePinned } from '../pinned/PinnedProvider.tsx';
import type { PinnableItem } from '../pinned/pinnedItems.ts';
import type { EarlyKeys } from './EarlyKeys.ts';
import { foundOptions, listOptions, type OptionGroup } from './groupOptions.ts';
import styles from './PageSearch.module.css';
import { readRecent, storeRecent } from './recentChoices.ts';
import { actionChoices, type PageChoice, pageChoices, type RankedChoice, searchPages } from './searchPages.ts';
import { SHORTEST, useFoundRecords } from './useFoundRecords.ts';

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

function optionOf({ to, label, group, icon }: PageChoice, mark?: ComboOption['mark']): ComboOption {
  return { id: to, label, help: group, icon: icon && ACTION_ICONS[icon], mark };
}

function groupOf(
  heading: string,
  found: readonly RankedChoice[],
  option: (choice: PageChoice) => ComboOption,
): OptionGroup {
  return { heading, options: found.map(({ choice }) => option(choice)), rank: found[0]?.rank ?? 0 };
}

/** The pinned screens, in the order in which they were pinned. */
function pinnedOptions(items: readonly PinnableItem[], choices: readonly PageChoice[]): readonly ComboOption[] {
  const pages = items.flatMap(({ to }) => choices.find((choice) => choice.to === to) ?? []);
  return pages.map((page) => optionOf(page, { icon: 'pin' }));
}

interface PageSearchProps {
  readonly early: EarlyKeys;
  readonly onClose: () => void;
}

/** A search by name over every screen and action that is open to the user, and over the records of their lists. */
export function PageSearch({ early, onClose }: PageSearchProps) {
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
  // The field has the focus now.
  useEffect(() => {
    const before = early.end();
    if (before !== '') setTyped((own) => before + own);
  }, [early]);
  const choices = useMemo(() => pageChoices(data?.screens ?? [], (key) => translate(key)), [data, translate]);
  const starts = useMemo(() => actionChoices(data?.actions ?? [], (key) => translate(key)), [data, translate]);
  const records = useFoundRecords(typed);
  const pinnedMark = { icon: 'pin', label: translate('shell.pinned.title') } as const;
  const pages = groupOf(translate('shell.search.pages'), searchPages(choices, typed), (choice) =>
    optionOf(choice, isPinned(choice.to) ? pinnedMark : undefined),
  );
  const actions = groupOf(translate('shell.search.actions'), searchPages(starts, typed), (choice) => optionOf(choice));
  const options =
    typed.trim() === ''
      ? listOptions(
          [
            { heading: translate('shell.pinned.title'), options: pinnedOptions(items, choices) },
            { heading: translate('shell.search.recent'), options: recentOptions(place, choices) },
          ],
          actions,
          pages,
        )
      : foundOptions(pages, actions, records.options);
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
          // An action may be closed the next time.
          if (!starts.some((start) => start.to === to)) storeRecent(place, { to, label, help });
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
