import { useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { useDescribeError } from '../../console/useDescribeError.ts';
import { RequestError } from '../../core/session/RequestError.ts';
import { ButtonLink } from '../../parts/buttons/ButtonLink.tsx';
import { Message } from '../../parts/messages/Message.tsx';
import { Remedy } from '../../parts/messages/Remedy.tsx';
import { Screen } from '../../screens/Screen.tsx';

/** A sign-in link is used or expired; the session of the signed-in user stays. */
function LinkError() {
  const translate = useTranslate();
  const title = translate('shell.link_failure.title');
  return (
    <Screen id="error" title={title}>
      <Message icon="link" level={1} title={title} text={translate('shell.link_failure.text')} role="alert">
        <ButtonLink to="/">{translate('shell.error.home')}</ButtonLink>
      </Message>
    </Screen>
  );
}

/** An error as a full page. */
export function RequestErrorScreen() {
  const translate = useTranslate();
  const describe = useDescribeError();
  const search = new URLSearchParams(useLocation().search);
  const navigate = useNavigate();
  if (search.get('reason') === 'sign-in-link') return <LinkError />;
  const code = search.get('code') ?? 'unexpected';
  const from = search.get('from') ?? '/';
  // The address of another site, such as //example.com, is ignored.
  const again = /^\/(?![/\\])/.test(from) ? from : '/';
  const { text, remedy, title = translate('shell.error.title') } = describe(new RequestError({ code, status: 0 }));
  return (
    <Screen id="error" title={title}>
      <Message icon="alert" level={1} title={title} text={text} role="alert">
        <Remedy remedy={remedy} onRetry={() => void navigate(again, { replace: true })} />
        <ButtonLink to="/">{translate('shell.error.home')}</ButtonLink>
      </Message>
    </Screen>
  );
}
