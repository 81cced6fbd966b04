import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ListPreferences, ResolvedColumn } from '#contract/generated/api.ts';
import { readColumnsParam, writeColumnsParam } from '#contract/listState/columnsParam.ts';
import { listPreferencesAddress, listPreferencesKey } from '#contract/listState/listPreferencesAddress.ts';
import { useRead } from '../../console/providers/useRead.ts';
import { useToast } from '../../console/ToastProvider.tsx';
import { useDescribeError } from '../../console/useDescribeError.ts';
import { request } from '../../core/session/request.ts';

/** The columns that a user sees. */
export interface ColumnChoice {
  /** In the visible order. */
  readonly shown: readonly ResolvedColumn[];
  /** Not known yet: the rows wait, so that no column moves. */
  readonly isPending: boolean;
  readonly isUsual: boolean;
  /** Saves these fields in this order as the user's columns, on every device. */
  readonly choose: (fields: readonly string[]) => void;
  /** Shows the declared columns again. */
  readonly reset: () => void;
}

function pick(columns: readonly ResolvedColumn[], fields: readonly string[]): ResolvedColumn[] {
  return fields.flatMap((field) => columns.find((column) => column.field === field) ?? []);
}

/**
 * Queries the columns of a list that a user has chosen; the server stores the choice. If the address has columns, as
 * that of a view does, the choice is kept in the address instead.
 */
export function useColumnChoice(name: string, columns: readonly ResolvedColumn[]): ColumnChoice {
  const describe = useDescribeError();
  const toast = useToast();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { search } = useLocation();
  const key = listPreferencesKey(name);
  const address = listPreferencesAddress(name);
  const { data, isPending } = useRead<ListPreferences>(key, address, Number.POSITIVE_INFINITY);
  const requested = readColumnsParam(search, columns);
  const usual = columns.filter(({ hidden }) => !hidden).map(({ field }) => field);
  const chosen = pick(columns, requested ?? data?.columns ?? usual);
  const fields = JSON.stringify(chosen.length === 0 ? usual : chosen.map(({ field }) => field));
  // The same array while the columns are the same: rows are rendered again for another one.
  const shown = useMemo(() => pick(columns, JSON.parse(fields) as string[]), [columns, fields]);

  async function keep(fields: readonly string[] | null): Promise<void> {
    const before = client.getQueryData<ListPreferences>(key);
    const kept = { default_view: null, ...before, columns: fields && [...fields] };
    client.setQueryData<ListPreferences>(key, kept);
    try {
      await request(address, { method: 'PUT', body: { columns: fields } });
    } catch (error) {
      client.setQueryData(key, before);
      toast(describe(error).text, 'critical');
    }
  }

  function choose(fields: readonly string[]): void {
    if (requested === undefined) void keep(fields);
    else void navigate({ search: writeColumnsParam(search, fields) }, { replace: true });
  }

  return {
    shown,
    isPending: isPending && requested === undefined,
    isUsual: shown.length === usual.length && shown.every(({ field }, place) => field === usual[place]),
    choose,
    reset: () => (requested === undefined ? void keep(null) : choose(usual)),
  };
}
