import type { Boot, SecondProofMethod } from '#contract/generated/api.ts';
import type { Challenge, Words } from '#runtime/index.ts';

export interface CodeFormProps {
  readonly authentication: Boot['authentication'];
  readonly challenge: Challenge;
  readonly method: SecondProofMethod;
  readonly words: Words;
  readonly onSignedIn: () => Promise<void>;
  /** The challenge is no longer valid and the user has to sign in again. */
  readonly onGone: () => void;
}
