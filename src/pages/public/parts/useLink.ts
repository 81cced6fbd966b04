import { useEffect, useState } from 'react';
import { RequestError, type Words } from '#runtime/index.ts';
import { type Submission, useSubmission } from './useSubmission.ts';

/** State of a mailed link that was opened. */
export interface Link {
  /** The link is not valid: it was used, has expired, or is unknown. */
  readonly isGone: boolean;
  readonly sending: Submission;
  /**
   * Sends a further request with the link; returns whether it succeeded, which it does not if the link is no longer
   * valid.
   */
  readonly run: (work: () => Promise<void>) => Promise<boolean>;
  /** Marks the link as no longer valid. */
  readonly lose: () => void;
}

/** Opens a mailed link, once for each secret, and keeps the result. */
export function useLink(words: Words, secret: string, follow: () => Promise<void>): Link {
  const [isGone, setGone] = useState(false);
  const sending = useSubmission(words);

  async function orGone(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      // The server returns the same error for every invalid link.
      if (!(error instanceof RequestError) || error.status !== 404) throw error;
      setGone(true);
    }
  }

  function run(work: () => Promise<void>): Promise<boolean> {
    return sending.run(() => orGone(work));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a link is opened once, however often the screen renders.
  useEffect(() => void run(follow), [secret]);

  return { isGone, sending, run, lose: () => setGone(true) };
}
