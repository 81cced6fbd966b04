import { useTranslate } from 'react-admin';
import { Button } from '../../parts/buttons/Button.tsx';
import { ButtonLink } from '../../parts/buttons/ButtonLink.tsx';
import { Message } from '../../parts/messages/Message.tsx';
import { Screen } from '../../screens/Screen.tsx';

/** A screen that could not be rendered. */
export function ErrorScreen({ onRetry }: { readonly onRetry: () => void }) {
  const translate = useTranslate();
  const title = translate('shell.error.title');
  return (
    <Screen id="error" title={title}>
      <Message icon="alert" level={1} title={title} text={translate('shell.error.text')} role="alert">
        <Button kind="primary" onClick={onRetry}>
          {translate('shell.retry')}
        </Button>
        <ButtonLink to="/">{translate('shell.error.home')}</ButtonLink>
      </Message>
    </Screen>
  );
}
