import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { useFailure } from '../../console/useFailure.ts';
import { ButtonLink } from '../../parts/ButtonLink.tsx';
import { Message } from '../../parts/Message.tsx';
import { Remedy } from '../../parts/Remedy.tsx';
import { RequestError } from '../../session/RequestError.ts';
import { Screen } from '../../shell/Screen.tsx';

/** The route of failures that are shown as a whole page (shell.md, section 2); `?code` says which. */
export const FAILURE_PATH = '/error';

/** The address that shows a code as a whole page. */
export function failureAddress(code: string): string {
  return `${FAILURE_PATH}?code=${encodeURIComponent(code)}`;
}

/** What failed, as a whole page. */
export function FailureScreen() {
  const translate = useTranslate();
  const describe = useFailure();
  const code = new URLSearchParams(useLocation().search).get('code') ?? 'unexpected';
  const { text, remedy, title = translate('shell.error.title') } = describe(new RequestError({ code, status: 0 }));
  return (
    <Screen id="error" title={title}>
      <Message icon="alert" level={1} title={title} text={text} role="alert">
        <Remedy remedy={remedy} onRetry={() => history.back()} />
        <ButtonLink to="/">{translate('shell.error.home')}</ButtonLink>
      </Message>
    </Screen>
  );
}
