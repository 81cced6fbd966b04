import { type ReactNode, useMemo, useState } from 'react';
import { CoreAdminContext, memoryStore } from 'react-admin';
import { shownTimeZone } from '#contract/dates/timeZones.ts';
import { RevealProvider } from '../actions/send/RevealProvider.tsx';
import { ConsoleContext } from '../console/ConsoleContext.ts';
import { createAuthProvider } from '../console/providers/createAuthProvider.ts';
import { createDataProvider } from '../console/providers/createDataProvider.ts';
import { createI18nProvider } from '../console/providers/createI18nProvider.ts';
import { createQueryClient } from '../console/providers/createQueryClient.ts';
import { sanitizeConsole } from '../console/sanitizeConsole.ts';
import { keepClockAhead } from '../core/businessTime.ts';
import type { ConsoleStart } from '../core/prefetch/consoleStart.ts';
import { NotificationToasts } from './NotificationToasts.tsx';

interface ConsoleProvidersProps {
  readonly start: ConsoleStart;
  readonly reload: (to?: string) => Promise<void>;
  readonly complete?: () => Promise<void>;
  readonly children: ReactNode;
}

/** Marks of texts that a screen lacked until the whole console was there; a test expects none. */
const MISSING_MESSAGE = 'missing message';

/**
 * react-admin's contexts over one resolved console. Another language renders everything again; another business or
 * environment must be another instance (`key`), so that no response of one is ever shown in the other.
 */
export function ConsoleProviders({ start, reload, complete, children }: ConsoleProvidersProps) {
  const { language, messages, first } = start;
  const console = useMemo(() => sanitizeConsole(start.console), [start.console]);
  keepClockAhead(console.clock_ahead ?? 0);
  const [queryClient] = useState(createQueryClient);
  const dataProvider = useMemo(() => createDataProvider(console), [console]);
  const authProvider = useMemo(() => createAuthProvider(console), [console]);
  const i18nProvider = useMemo(() => {
    if (first === undefined || complete === undefined) return createI18nProvider(language, messages);
    return createI18nProvider(language, messages, (key) => {
      performance.mark(`${MISSING_MESSAGE} ${key}`);
      complete().catch(() => undefined);
      return '';
    });
  }, [language, messages, first, complete]);
  // With a stored locale, ra-core renders at once.
  const store = useMemo(() => memoryStore({ locale: language }), [language]);
  const timeZone = shownTimeZone(console.time_zone.id, console.business.country);
  const value = useMemo(
    () => ({ console, language, timeZone, reload, ...(first && complete && { first: first.path, complete }) }),
    [console, language, timeZone, reload, first, complete],
  );

  return (
    <ConsoleContext value={value}>
      <CoreAdminContext
        key={language}
        authProvider={authProvider}
        dataProvider={dataProvider}
        i18nProvider={i18nProvider}
        queryClient={queryClient}
        store={store}
      >
        <RevealProvider>{children}</RevealProvider>
        <NotificationToasts />
      </CoreAdminContext>
    </ConsoleContext>
  );
}
