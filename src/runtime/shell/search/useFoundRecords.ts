import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { hasCardNumber } from '#contract/cards/cardNumbers.ts';
import { textOf } from '#contract/columns/textOf.ts';
import type { ResolvedResource, SearchAnswer } from '#contract/generated/api.ts';
import { useColumnReader } from '../../cells/columns/value/useColumnReader.ts';
import { useConsole } from '../../console/ConsoleContext.ts';
import { recordPath } from '../../console/findScreen.ts';
import type { ApiRecord } from '../../console/providers/ApiRecord.ts';
import { recordDetail, recordName } from '../../console/recordName.ts';
import { request } from '../../core/session/request.ts';
import { useSettled } from '../../parts/browser/useSettled.ts';
import type { ComboOption } from '../../parts/fields/ComboList.tsx';

/** Debounce of typing, in milliseconds. */
const REST = 200;

/** The shortest text that finds records. */
export const SHORTEST = 3;

/** The records that a text finds. */
export interface FoundRecords {
  /** By list, each with the address of its record as id. */
  readonly options: readonly ComboOption[];
  readonly isSearching: boolean;
  readonly error: unknown;
  readonly retry: () => void;
}

/** Returns the records that are found in any list, once typing pauses. Rule lists.search-everywhere. */
export function useFoundRecords(typed: string): FoundRecords {
  const { resources } = useConsole().console;
  const translate = useTranslate();
  const reader = useColumnReader();
  const text = typed.trim();
  const settled = useSettled(text, REST);
  // The address of a request never has a card number.
  const isSearched = (one: string) => one.length >= SHORTEST && !hasCardNumber(one);
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['search', settled],
    queryFn: async ({ signal }) =>
      (await request(`/api/search?q=${encodeURIComponent(settled)}`, { signal })).body as SearchAnswer,
    enabled: isSearched(settled),
    retry: false,
  });

  /** What a record is called and, beside it, what distinguishes it. */
  function describe(resource: ResolvedResource, record: ApiRecord): Pick<ComboOption, 'label' | 'help'> {
    const { columns, card } = resource.list;
    const read = (field: string | undefined) => {
      const column = columns.find((one) => one.field === field);
      return column && textOf(column, record, reader);
    };
    const beside = [recordDetail(record, resource, reader), read(card?.amount), read(card?.status)];
    return { label: recordName(record, resource, reader), help: beside.filter(Boolean).join(' · ') };
  }

  const lists = isSearched(text) && isSearched(settled) ? (data?.lists ?? []) : [];
  const options = lists.flatMap(({ resource: name, records }) => {
    const resource = resources[name];
    if (resource === undefined) return [];
    const found = (records as unknown as ApiRecord[]).flatMap((record) => {
      const path = recordPath(resource, record);
      return path === undefined ? [] : [{ id: path, ...describe(resource, record) }];
    });
    return found.map((option, index) => (index === 0 ? { ...option, heading: translate(resource.label) } : option));
  });
  const isSearching = isSearched(text) && (settled !== text || isFetching);
  return { options, isSearching, error: isSearched(text) ? error : null, retry: () => void refetch() };
}
