import { useTranslate } from 'react-admin';
import type { Language, PreferencesRequest } from '#contract/generated/api.ts';
import { storeLanguage } from '../core/language/storedLanguage.ts';
import { request } from '../core/session/request.ts';
import { useConsole } from './ConsoleContext.ts';
import { useToast } from './ToastProvider.tsx';
import { useChange } from './useChange.ts';

/** Saves the user's preferences and reloads the console. */
export function usePreferences() {
  const translate = useTranslate();
  const toast = useToast();
  const { language, reload } = useConsole();
  const { busy, run } = useChange();

  async function save(body: PreferencesRequest): Promise<void> {
    await request('/api/user', { method: 'PATCH', body });
    // The reload then requests the messages of this language together with the console.
    if (body.preferred_language !== undefined) storeLanguage(body.preferred_language);
    await reload();
  }

  async function chooseTimeZone(id: string, label: string): Promise<void> {
    const isDone = await run(() => save({ preferred_timezone: id }));
    if (isDone) toast(translate('shell.time_zone.changed', { zone: label }));
  }

  async function chooseLanguage(next: Language): Promise<void> {
    if (next !== language) await run(() => save({ preferred_language: next }));
  }

  return {
    busy,
    chooseTimeZone: (id: string, label: string) => void chooseTimeZone(id, label),
    chooseLanguage: (next: Language) => void chooseLanguage(next),
  };
}
