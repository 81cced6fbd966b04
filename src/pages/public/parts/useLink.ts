import { useEffect, useState } from 'react';
import { RequestError, type Words } from '#runtime/index.ts';
import { type Submission, useSubmission } from './useSubmission.ts';

/** A link of a mail that was opened. */
export interface Link {
  /** It opens nothing: it was used, is too old, or is none of ours. */
  readonly isGone: boolean;
  readonly sending: Submission;
  /** Sends something more by the link; answers whether it was done, which it was not where the link is gone. */
  readonly run: (work: () => Promise<void>) => Promise<boolean>;
  /** Somebody found out otherwise that it is gone. */
  readonly lose: () => void;
}

/** Follows the link of a mail, once for each secret that it holds, and keeps what becomes of it. */
export function useLink(words: Words, secret: string, follow: () => Promise<void>): Link {
  const [isGone, setGone] = useState(false);
  const sending = useSubmission(words);

  async function orGone(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      // The server says the same of every link that opens nothing.
      if (!(error instanceof RequestError) || error.status !== 404) throw error;
      setGone(true);
    }
  }

  function run(work: () => Promise<void>): Promise<boolean> {
    return sending.run(() => orGone(work));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a link is followed once, however often the screen is drawn.
  useEffect(() => void run(follow), [secret]);

  return { isGone, sending, run, lose: () => setGone(true) };
}
