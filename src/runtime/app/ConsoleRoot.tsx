import { useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import type { Boot } from '#contract/generated/api.ts';
import { ToastProvider } from '../console/ToastProvider.tsx';
import { Frame } from '../core/boot/Frame.tsx';
import { publicWords } from '../core/language/publicWords.ts';
import { readLanguage } from '../core/language/storedLanguage.ts';
import { showBrand } from '../core/theme/showBrand.ts';
import { Shell } from '../shell/Shell.tsx';
import { ConsoleProviders } from './ConsoleProviders.tsx';
import { StartErrorScreen } from './StartErrorScreen.tsx';
import { type StartOutcome, useConsoleStart } from './useConsoleStart.ts';

interface ConsoleRootProps {
  readonly boot: Boot;
  readonly first: StartOutcome | Promise<StartOutcome>;
}

/** The console: its static frame, the error of its first request with a retry, or the shell. */
export function ConsoleRoot({ boot, first }: ConsoleRootProps) {
  const { outcome, isLeaving, reload, complete, retry, isRetrying } = useConsoleStart(first);
  const brand = outcome !== undefined && 'start' in outcome ? outcome.start.console.brand : boot.brand;

  useEffect(() => showBrand(brand), [brand]);

  if (outcome === undefined) return <Frame />;
  if ('error' in outcome) {
    const words = publicWords(boot, readLanguage(boot.languages));
    return (
      <StartErrorScreen
        brand={boot.brand}
        error={outcome.error}
        words={words}
        isRetrying={isRetrying}
        onRetry={retry}
      />
    );
  }
  const { business, environment } = outcome.start.console;
  return (
    <ToastProvider>
      <BrowserRouter key={`${business.id}/${environment}`}>
        <ConsoleProviders start={outcome.start} reload={reload} complete={complete}>
          <Shell isLeaving={isLeaving} />
        </ConsoleProviders>
      </BrowserRouter>
    </ToastProvider>
  );
}
