import { useTranslate } from 'react-admin';
import type { ResolvedResource } from '#contract/generated/api.ts';
import { ListActions } from '../../actions/buttons/ListActions.tsx';
import { Button } from '../../parts/buttons/Button.tsx';
import { ButtonLink } from '../../parts/buttons/ButtonLink.tsx';
import { ErrorMessage } from '../../parts/messages/ErrorMessage.tsx';
import { Message } from '../../parts/messages/Message.tsx';
import type { RowSource } from './ListRowsProps.ts';

interface ListMessageProps {
  readonly list: RowSource;
  readonly resource: ResolvedResource;
}

/**
 * Explains why there are no rows (an error, filters without matches, or an empty list) and what to do next.
 * Rule lists.empty-and-error.
 */
export function ListMessage({ list, resource }: ListMessageProps) {
  const translate = useTranslate();
  const { error, state, change } = list;
  if (error !== undefined) return <ErrorMessage title={translate('list.error')} error={error} onRetry={list.refetch} />;
  const isNarrowed = Object.keys(state.filter).length > 0 || state.segment !== undefined;
  if (change !== undefined && isNarrowed) {
    return (
      <Message icon="search" title={translate('list.no_match')} text={translate('list.no_match_text')}>
        <Button onClick={() => change({ filter: {}, segment: undefined })}>{translate('list.clear_filters')}</Button>
      </Message>
    );
  }
  // The text of a resource with a screen of its own speaks of that screen.
  const empty = list.isRelated && resource.path !== undefined ? undefined : resource.list.empty;
  return (
    <Message icon="table" title={translate('list.empty')} text={empty && translate(empty.text)}>
      {empty?.to !== undefined && empty.action !== undefined && (
        <ButtonLink to={empty.to} kind="primary">
          {translate(empty.action)}
        </ButtonLink>
      )}
      {!list.isRelated && <ListActions resource={resource} answer={list.answer} />}
    </Message>
  );
}
