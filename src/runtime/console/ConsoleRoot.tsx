import { useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import type { Boot } from '#contract/generated/api.ts';
import type { ConsoleStart } from '../early/consoleStart.ts';
import { publicWords } from '../language/publicWords.ts';
import { readLanguage } from '../language/storedLanguage.ts';
import { Shell } from '../shell/Shell.tsx';
import { ShellSkeleton } from '../shell/ShellSkeleton.tsx';
import { ToastProvider } from '../shell/ToastProvider.tsx';
import { showTheme } from '../theme/showTheme.ts';
import { ConsoleProviders } from './ConsoleProviders.tsx';
import { StartFailure } from './StartFailure.tsx';
import { useConsoleStart } from './useConsoleStart.ts';

interface ConsoleRootProps {
  readonly boot: Boot;
  readonly first: Promise<ConsoleStart>;
}

/** The console from its first fetch on: a skeleton in the final layout, the failure with a retry, then the shell. */
export function ConsoleRoot({ boot, first }: ConsoleRootProps) {
  const { start, failure, isLeaving, reload, retry } = useConsoleStart(first);
  const theme = start?.console.brand.theme;

  useEffect(() => {
    if (theme !== undefined) showTheme(theme);
  }, [theme]);

  if (start === undefined) {
    if (failure === undefined) return <ShellSkeleton />;
    const words = publicWords(boot, readLanguage(boot.languages));
    return <StartFailure error={failure} words={words} onRetry={retry} />;
  }
  const { business, environment } = start.console;
  return (
    <ToastProvider>
      <BrowserRouter key={`${business.id}/${environment}`}>
        <ConsoleProviders start={start} reload={reload}>
          <Shell isLeaving={isLeaving} />
        </ConsoleProviders>
      </BrowserRouter>
    </ToastProvider>
  );
}
