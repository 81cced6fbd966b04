import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useConsole } from '../console/ConsoleContext.ts';
import { useToast } from '../console/ToastProvider.tsx';
import { takeSwitch } from '../core/session/followSwitch.ts';

/** How long the notice stays, in milliseconds. */
const STAYS = 15_000;

/** Says which business and mode the page shows now, when another tab has switched. Rule session.other-tabs. */
export function useSwitchNotice(): void {
  const translate = useTranslate();
  const toast = useToast();
  const { business, environment } = useConsole().console;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has loaded.
  useEffect(() => {
    if (!takeSwitch()) return;
    const mode = translate(`shell.environment.${environment === 'PRODUCTION' ? 'live' : 'test'}`);
    // Longer than a confirmation: the user did nothing in this tab.
    const close = { label: translate('shell.close'), until: Date.now() + STAYS, onSelect: () => undefined };
    toast(translate('shell.switched_elsewhere', { business: business.name, mode }), 'positive', close);
  }, []);
}
