import { useDescribeError } from '../../console/useDescribeError.ts';
import { RequestError } from '../../core/session/RequestError.ts';
import { Message } from './Message.tsx';
import { Remedy } from './Remedy.tsx';
import { RequestReference } from './RequestReference.tsx';

interface ErrorMessageProps {
  /** Describes the operation that did not succeed; the code's own title takes precedence. */
  readonly title: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** An error in place: the operation, the reason and the remedy; for support, the id that leads to the log. */
export function ErrorMessage({ title, error, onRetry }: ErrorMessageProps) {
  const description = useDescribeError()(error);
  return (
    <Message icon="alert" title={description.title ?? title} text={description.text} role="alert">
      <Remedy remedy={description.remedy} onRetry={onRetry} />
      {error instanceof RequestError && <RequestReference error={error} />}
    </Message>
  );
}
