import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import type { DeveloperAnswer } from '#contract/generated/api.ts';
import { useConsole } from '../../console/ConsoleContext.ts';
import { request } from '../../core/session/request.ts';
import { Button } from '../../parts/buttons/Button.tsx';
import { CopyButton } from '../../parts/buttons/CopyButton.tsx';
import { Icon } from '../../parts/icons/Icon.tsx';
import { Skeleton } from '../../parts/loading/Skeleton.tsx';
import { ErrorMessage } from '../../parts/messages/ErrorMessage.tsx';
import { DeveloperCallbacks } from './DeveloperCallbacks.tsx';
import styles from './DeveloperDrawer.module.css';
import { DeveloperRequests } from './DeveloperRequests.tsx';
import { JsonPart } from './JsonPart.tsx';

interface DeveloperDrawerProps {
  /** The API path of what programs have of the record. */
  readonly address: string;
  readonly onClose: () => void;
}

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Section({ title, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}

/** A request that reads the record, with a placeholder for the secret key of the mode. */
function Curl({ path }: { readonly path: string }) {
  const translate = useTranslate();
  const isTest = useConsole().console.environment === 'DEVELOPMENT';
  const key = isTest ? 'TEST_SECRET_KEY' : 'LIVE_SECRET_KEY';
  const command = `curl -u "$${key}:" \\\n  '${location.origin}${path}'`;
  return (
    <>
      <p className={styles.text}>{translate(isTest ? 'developer.curl_test' : 'developer.curl_live')}</p>
      <div className={styles.code}>
        <pre translate="no">
          <code>{command}</code>
        </pre>
        <CopyButton value={command} label="curl" />
      </div>
    </>
  );
}

function DeveloperParts({ record, path, requests, callbacks }: DeveloperAnswer) {
  const translate = useTranslate();
  return (
    <>
      <Section title={translate('developer.record')}>
        <JsonPart value={record} label={translate('developer.record')} />
      </Section>
      <Section title={translate('developer.curl')}>
        {path === undefined ? <p className={styles.text}>{translate('developer.curl_none')}</p> : <Curl path={path} />}
      </Section>
      {requests && (
        <Section title={translate('developer.requests')}>
          <DeveloperRequests requests={requests} />
        </Section>
      )}
      {callbacks && (
        <Section title={translate('developer.callbacks')}>
          <DeveloperCallbacks callbacks={callbacks} />
        </Section>
      )}
    </>
  );
}

/** What programs have of a record: itself, a request to read it, its API requests and its callbacks. */
export function DeveloperDrawer({ address, onClose }: DeveloperDrawerProps) {
  const translate = useTranslate();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['developer', address],
    queryFn: async ({ signal }) => (await request(address, { signal })).body as DeveloperAnswer,
    staleTime: 0,
    retry: false,
  });
  return (
    <div className={styles.drawer} aria-busy={isFetching}>
      <header className={styles.header}>
        <h2>{translate('developer.open')}</h2>
        <Button kind="plain" shape="icon" autoFocus aria-label={translate('shell.close')} onClick={onClose}>
          <Icon name="close" />
        </Button>
      </header>
      {data && <DeveloperParts {...data} />}
      {!data && error && !isFetching && (
        <ErrorMessage title={translate('developer.error')} error={error} onRetry={() => void refetch()} />
      )}
      {!data && (!error || isFetching) && <Skeleton lines={8} height={24} />}
    </div>
  );
}
