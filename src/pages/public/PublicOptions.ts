import type { Boot } from '#contract/generated/api.ts';

/** Options of showing the public screens. */
export interface PublicOptions {
  readonly boot: Boot;
  readonly isSignedIn: boolean;
  /** Called once a session is stored; the screen waits for it. */
  readonly onSignedIn: () => Promise<void>;
}
