import { useTranslate } from 'react-admin';
import { RequestError } from '../../core/session/RequestError.ts';
import { ButtonLink } from '../../parts/ButtonLink.tsx';
import { ErrorMessage } from '../../parts/ErrorMessage.tsx';
import { Message } from '../../parts/Message.tsx';
import type { BackAddress } from './useBackAddress.ts';

interface DetailProblemProps {
  /** `undefined` where the record is there, but not below the parent of the address. */
  readonly error: unknown;
  readonly back: BackAddress | undefined;
  readonly onRetry: () => void;
}

/** Why there is no record: there is none with this id here, or it could not be fetched. */
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
