import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ChangeViewRequest, ListPreferences, SavedView, SaveViewRequest } from '#contract/generated/api.ts';
import { listPreferencesKey } from '#contract/listState/listPreferencesAddress.ts';
import { newKey } from '../../actions/send/newKey.ts';
import { useConsole } from '../../console/ConsoleContext.ts';
import { request } from '../../core/session/request.ts';
import { viewAddress, viewsKey } from './viewsAddress.ts';

/** The operations on the views of a list. Each throws RequestError. */
export interface ViewChanges {
  readonly save: (view: Pick<SaveViewRequest, 'name' | 'shared' | 'state'>) => Promise<SavedView>;
  readonly change: (
    view: SavedView,
    change: Pick<ChangeViewRequest, 'name' | 'shared' | 'state' | 'default'>,
  ) => Promise<SavedView>;
  readonly remove: (view: SavedView) => Promise<void>;
}

function byName(views: readonly SavedView[]): SavedView[] {
  return [...views].sort((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1));
}

/**
 * Changes the views of a list, and the visible state. A write names the business and environment of the screen, and all
 * attempts of one write have the same key.
 */
export function useViewChanges(name: string): ViewChanges {
  const client = useQueryClient();
  const { business, environment } = useConsole().console;
  const [keys] = useState(() => new Map<string, string>());

  async function write<T>(method: 'POST' | 'PATCH' | 'DELETE', address: string, change: object): Promise<T> {
    const body = { business_id: business.id, environment, ...change };
    const serialized = JSON.stringify([method, address, body]);
    const key = keys.get(serialized) ?? newKey();
    keys.set(serialized, key);
    const answer = await request(address, { method, body, headers: { 'idempotency-key': key } });
    keys.delete(serialized);
    return answer.body as T;
  }

  function update(change: (views: readonly SavedView[]) => readonly SavedView[]): void {
    client.setQueryData<SavedView[]>(viewsKey(name), (views) => views && byName(change(views)));
  }

  async function save(view: Parameters<ViewChanges['save']>[0]): Promise<SavedView> {
    const saved = await write<SavedView>('POST', '/api/views', { resource: name, ...view });
    update((views) => [...views.filter(({ id }) => id !== saved.id), saved]);
    return saved;
  }

  async function change(view: SavedView, edit: Parameters<ViewChanges['change']>[1]): Promise<SavedView> {
    const changed = await write<SavedView>('PATCH', viewAddress(view.id), edit);
    update((views) =>
      views.map((other) => {
        if (other.id === changed.id) return changed;
        return changed.default ? { ...other, default: false } : other;
      }),
    );
    if (edit.default !== undefined) {
      client.setQueryData<ListPreferences>(
        listPreferencesKey(name),
        (kept) => kept && { ...kept, default_view: edit.default ? changed.id : null },
      );
    }
    return changed;
  }

  async function remove(view: SavedView): Promise<void> {
    await write('DELETE', viewAddress(view.id), {});
    update((views) => views.filter(({ id }) => id !== view.id));
    client.setQueryData<ListPreferences>(
      listPreferencesKey(name),
      (kept) => kept && { ...kept, default_view: view.default ? null : kept.default_view },
    );
  }

  return { save, change, remove };
}
