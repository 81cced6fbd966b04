import { useTranslate } from 'react-admin';
import type { ResolvedDetail, ResolvedResource } from '#contract/generated/api.ts';
import { listRequest } from '#contract/listState/listRequest.ts';
import { readListState } from '#contract/listState/listState.ts';
import type { PageInfo } from '#contract/listState/pageInfo.ts';
import { ListActions } from '../actions/buttons/ListActions.tsx';
import { useConsole } from '../console/ConsoleContext.ts';
import { useListRows } from '../console/providers/useListRows.ts';
import { PartBoundary } from '../parts/boundary/PartBoundary.tsx';
import { Skeleton } from '../parts/loading/Skeleton.tsx';
import { ErrorMessage } from '../parts/messages/ErrorMessage.tsx';
import { Message } from '../parts/messages/Message.tsx';
import styles from './detail/DetailScreen.module.css';
import { DetailScreen } from './detail/DetailScreen.tsx';
import { ParentLink } from './page/ParentLink.tsx';
import { Screen } from './Screen.tsx';

interface SingletonScreenProps {
  readonly name: string;
  readonly resource: ResolvedResource;
  readonly detail: ResolvedDetail;
}

/**
 * The one record of a business. While it does not exist, the form that creates it is opened, if the user may create it.
 * Rule details.singleton.
 */
export function SingletonScreen({ name, resource, detail }: SingletonScreenProps) {
  const translate = useTranslate();
  const { timeZone } = useConsole();
  const list = useListRows(name, resource, listRequest(readListState('', resource.list), timeZone));
  const id = list.rows?.[0]?.id;
  if (id !== undefined) {
    return <DetailScreen name={name} resource={resource} detail={detail} id={id} parentId={undefined} />;
  }
  const title = translate(resource.label);
  return (
    <Screen id={detail.screen} title={title}>
      <header className={styles.header}>
        {resource.path !== undefined && <ParentLink path={resource.path} />}
        <div className={styles.headline}>
          <h1>{title}</h1>
        </div>
      </header>
      {list.error !== undefined && (
        <ErrorMessage title={translate('detail.error')} error={list.error} onRetry={list.refetch} />
      )}
      {list.error === undefined && list.rows === undefined && <Skeleton lines={3} height={56} />}
      {list.rows !== undefined && <NoRecord resource={resource} answer={list.answer} />}
    </Screen>
  );
}

interface NoRecordProps {
  readonly resource: ResolvedResource;
  readonly answer: PageInfo | undefined;
}

function NoRecord({ resource, answer }: NoRecordProps) {
  const translate = useTranslate();
  const { empty } = resource.list;
  return (
    <Message icon="settings" title={translate('detail.not_set_up')} text={empty && translate(empty.text)}>
      <PartBoundary part="actions" shape="text">
        <ListActions resource={resource} startsFirst answer={answer} />
      </PartBoundary>
    </Message>
  );
}
