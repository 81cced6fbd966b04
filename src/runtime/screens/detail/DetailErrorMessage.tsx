import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import type { ResolvedDetail } from '#contract/generated/api.ts';
import { useConsole } from '../../console/ConsoleContext.ts';
import { RequestError } from '../../core/session/RequestError.ts';
import { ButtonLink } from '../../parts/buttons/ButtonLink.tsx';
import { ErrorMessage } from '../../parts/messages/ErrorMessage.tsx';
import { Message } from '../../parts/messages/Message.tsx';
import { type BackAddress, sameRecordAddress } from './useBackAddress.ts';

interface DetailProblemProps {
  /** `undefined` if the record exists, but not below the parent in the address. */
  readonly error: unknown;
  /** The record was shown before and is no longer in its list. */
  readonly hasLeft: boolean;
  /** The locale key of the resource's name. */
  readonly label: string;
  readonly detail: ResolvedDetail;
  readonly id: string;
  readonly back: BackAddress | undefined;
  readonly onRetry: () => void;
}

/** The list that the user came from, if this detail was opened from a list. */
function listOf(state: unknown): string | undefined {
  return typeof state === 'object' && state !== null && 'list' in state ? String(state.list) : undefined;
}

/** Explains why there is no record: none has this id, it has left its list, or it could not be loaded. */
export function DetailErrorMessage({ error, hasLeft, label, detail, id, back, onRetry }: DetailProblemProps) {
  const translate = useTranslate();
  const { console } = useConsole();
  const from = listOf(useLocation().state);
  const isMissing = error instanceof RequestError && error.status === 404;
  if (error !== undefined && !isMissing) {
    return <ErrorMessage title={translate('detail.error')} error={error} onRetry={onRetry} />;
  }
  // A row that was listed a moment ago exists, if not in this list.
  const wasThere = hasLeft || (isMissing && from !== undefined);
  const elsewhere = wasThere ? sameRecordAddress(console, detail, id) : undefined;
  return (
    <Message
      icon="search"
      title={wasThere ? translate('detail.left', { label: translate(label) }) : translate('detail.not_found')}
      text={translate(wasThere ? 'detail.left_text' : 'detail.not_found_text')}
      role="status"
    >
      {elsewhere && (
        <ButtonLink to={elsewhere.to}>{translate('detail.open_in', { label: translate(elsewhere.label) })}</ButtonLink>
      )}
      {back && <ButtonLink to={back.to}>{translate('detail.back', { label: translate(back.label) })}</ButtonLink>}
    </Message>
  );
}
