import { useTranslate } from 'react-admin';
import type { ResolvedResource } from '#contract/generated/api.ts';
import { ButtonLink } from '../../parts/ButtonLink.tsx';
import { ErrorMessage } from '../../parts/ErrorMessage.tsx';
import { Message } from '../../parts/Message.tsx';
import { RequestError } from '../../session/RequestError.ts';

interface DetailProblemProps {
  readonly error: unknown;
  readonly resource: ResolvedResource;
  readonly onRetry: () => void;
}

/** Why there is no record: there is none with this id here, or it could not be fetched. */
export function DetailProblem({ error, resource, onRetry }: DetailProblemProps) {
  const translate = useTranslate();
  if (error instanceof RequestError && error.status === 404) {
    return (
      <Message
        icon="search"
        title={translate('detail.not_found')}
        text={translate('detail.not_found_text')}
        role="status"
      >
        <ButtonLink to={resource.path}>{translate('detail.back', { label: translate(resource.label) })}</ButtonLink>
      </Message>
    );
  }
  return <ErrorMessage title={translate('detail.error')} error={error} onRetry={onRetry} />;
}
