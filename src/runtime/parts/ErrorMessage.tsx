import { useTranslate } from 'react-admin';
import { errorWords } from '../language/errorWords.ts';
import { RequestError } from '../session/RequestError.ts';
import { Button } from './Button.tsx';
import { Message } from './Message.tsx';
import { RequestReference } from './RequestReference.tsx';

interface ErrorMessageProps {
  /** What could not be done. */
  readonly title: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** A failure in place: what could not be done, why, and another try; for support, the id that leads to the log. */
export function ErrorMessage({ title, error, onRetry }: ErrorMessageProps) {
  const translate = useTranslate();
  return (
    <Message icon="alert" title={title} text={errorWords(error, translate)} role="alert">
      <Button onClick={onRetry}>{translate('shell.retry')}</Button>
      {error instanceof RequestError && <RequestReference error={error} />}
    </Message>
  );
}
