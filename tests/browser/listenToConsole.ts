import type { BrowserContext, ConsoleMessage } from 'playwright';
import { expect } from 'vitest';

export interface ConsoleListener {
  allow(said: RegExp): void;
  expectQuiet(): void;
  /** Forgets what was said and what was allowed. */
  forget(): void;
}

/** Whether the console says that something is wrong: an error, a warning, or advice of the browser on the document. */
function isHeard(message: ConsoleMessage): boolean {
  return ['error', 'warning'].includes(message.type()) || message.text().startsWith('[DOM]');
}

/** Collects what the console of a browser window says is wrong, in all its tabs. */
export function listenToConsole(context: BrowserContext): ConsoleListener {
  const said: string[] = [];
  const allowed: RegExp[] = [];
  context.on('console', (message) => {
    if (isHeard(message)) said.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => said.push(`thrown: ${error.error().message}`));
  return {
    allow: (pattern) => allowed.push(pattern),
    expectQuiet() {
      const heard = said.splice(0).filter((line) => !allowed.some((pattern) => pattern.test(line)));
      expect(heard, 'the browser’s console was not quiet').toEqual([]);
    },
    forget() {
      said.length = 0;
      allowed.length = 0;
    },
  };
}
