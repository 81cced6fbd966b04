import { useTranslate } from 'react-admin';
import { ButtonLink } from '../../parts/buttons/ButtonLink.tsx';
import { Message } from '../../parts/messages/Message.tsx';
import { Screen } from '../../screens/Screen.tsx';

/** No screen is at this address, or none that is open to the user; both look the same. */
export function NotFoundScreen() {
  const translate = useTranslate();
  const title = translate('shell.not_found.title');
  return (
    <Screen id="not-found" title={title}>
      <Message icon="search" level={1} title={title} text={translate('shell.not_found.text')}>
        <ButtonLink to="/">{translate('shell.not_found.home')}</ButtonLink>
      </Message>
    </Screen>
  );
}
