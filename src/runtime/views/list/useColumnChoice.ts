import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { ResolvedColumn } from '#contract/generated/api.ts';
import { errorWords } from '../../language/errorWords.ts';
import { listPreferencesAddress } from '../../lists/listPreferencesAddress.ts';
import { useRead } from '../../providers/useRead.ts';
import { request } from '../../session/request.ts';
import { useToast } from '../../shell/ToastProvider.tsx';

/** What is kept of a person's choice; null where they have not chosen. */
interface ListPreferences {
  readonly columns: readonly string[] | null;
}

/** The columns that a person sees. */
export interface ColumnChoice {
  readonly shown: readonly ResolvedColumn[];
  /** Not known yet: the rows wait, so that no column moves. */
  readonly isPending: boolean;
  readonly isUsual: boolean;
  /** Shows these fields from now on, wherever the person signs in. */
  readonly choose: (fields: readonly string[]) => void;
  /** Shows the declared columns again. */
  readonly reset: () => void;
}

/** Follows which columns of a list a person has chosen; the server keeps the choice. */
export function useColumnChoice(name: string, columns: readonly ResolvedColumn[]): ColumnChoice {
  const translate = useTranslate();
  const toast = useToast();
  const client = useQueryClient();
  const key = ['list-preferences', name];
  const address = listPreferencesAddress(name);
  const { data, isPending } = useRead<ListPreferences>(key, address, Number.POSITIVE_INFINITY);
  const usual = columns.filter(({ hidden }) => !hidden).map(({ field }) => field);
  const fields = data?.columns ?? usual;

  async function choose(chosen: readonly string[]): Promise<void> {
    const before = client.getQueryData(key);
    client.setQueryData<ListPreferences>(key, { columns: chosen });
    try {
      await request(address, { method: 'PUT', body: { columns: chosen } });
    } catch (error) {
      client.setQueryData(key, before);
      toast(errorWords(error, translate), 'critical');
    }
  }

  return {
    shown: columns.filter(({ field }) => fields.includes(field)),
    isPending,
    isUsual: fields.length === usual.length && usual.every((field) => fields.includes(field)),
    choose: (chosen) => void choose(chosen),
    reset: () => void choose(usual),
  };
}
