import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import type { Console } from '#contract/generated/api.ts';
import { ConsoleProviders } from '../app/ConsoleProviders.tsx';
import { ToastProvider } from '../console/ToastProvider.tsx';
import type { Messages } from '../core/prefetch/consoleStart.ts';
import { FIXTURE_CONSOLE } from '../fixtures/fixtureConsole.ts';
import { FIXTURE_MESSAGES } from '../fixtures/fixtureMessages.ts';
import { ToastRegion } from '../shell/notices/ToastRegion.tsx';

interface RenderOptions {
  readonly console?: Console;
  readonly messages?: Messages;
  /** The address of the window. */
  readonly at?: string;
}

/** Renders an element inside a console, as the shell does. */
export function renderConsole(
  children: ReactNode,
  { console = FIXTURE_CONSOLE, messages = FIXTURE_MESSAGES, at = '/' }: RenderOptions = {},
): RenderResult {
  history.replaceState(null, '', at);
  const start = { console, language: console.user.preferred_language, messages };
  return render(
    <ToastProvider>
      <BrowserRouter>
        <ConsoleProviders start={start} reload={async () => undefined}>
          {children}
          <ToastRegion />
        </ConsoleProviders>
      </BrowserRouter>
    </ToastProvider>,
  );
}
