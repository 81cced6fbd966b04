import { useTranslate } from 'react-admin';
import { RequestError } from '../../core/session/RequestError.ts';
import { ButtonLink } from '../../parts/ButtonLink.tsx';
import { ErrorMessage } from '../../parts/ErrorMessage.tsx';
import { Message } from '../../parts/Message.tsx';
import type { BackAddress } from './useBackAddress.ts';

interface DetailProblemProps {
  /** `undefined` if the record exists, but not below the parent in the address. */
  readonly error: unknown;
  readonly back: BackAddress | undefined;
  readonly onRetry: () => void;
}

/** Explains why there is no record: none has this id, or it could not be loaded. */
export function DetailErrorMessage({ error, back, onRetry }: DetailProblemProps) {
  const translate = useTranslate();
  if (error === undefined || (error instanceof RequestError && error.status === 404)) {
    return (
      <Message
        icon="search"
        title={translate('detail.not_found')}
        text={translate('detail.not_found_text')}
        role="status"
      >
        {back && <ButtonLink to={back.to}>{translate('detail.back', { label: translate(back.label) })}</ButtonLink>}
      </Message>
    );
  }
  return <ErrorMessage title={translate('detail.error')} error={error} onRetry={onRetry} />;
}
