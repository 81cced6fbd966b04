import { errorWords } from '../language/errorWords.ts';
import type { Words } from '../language/publicWords.ts';
import { Button } from '../parts/Button.tsx';
import { Message } from '../parts/Message.tsx';

interface StartFailureProps {
  readonly error: unknown;
  readonly words: Words;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** The console could not be fetched: nothing is known but the words that the page came with. */
export function StartFailure({ error, words, isRetrying, onRetry }: StartFailureProps) {
  return (
    <main data-screen="error">
      <Message icon="alert" level={1} role="alert" title={words('shell.error.title')} text={errorWords(error, words)}>
        <Button aria-disabled={isRetrying} onClick={onRetry}>
          {words('shell.retry')}
        </Button>
      </Message>
    </main>
  );
}
