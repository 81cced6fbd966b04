import type { Boot } from '#contract/generated/api.ts';
import { mountConsole } from '#runtime/app/mountConsole.tsx';
import type { StartOutcome } from '#runtime/app/useConsoleStart.ts';
import { ISLANDS } from './pages/islands.ts';

// The code of the console, with its islands, in one file.

/** Mounts the console in an element, replacing its content. */
export function showIn(element: HTMLElement, boot: Boot, outcome: StartOutcome | Promise<StartOutcome>): void {
  mountConsole(element, boot, outcome, ISLANDS);
}
