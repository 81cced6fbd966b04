import { useTranslate } from 'react-admin';
import { ButtonLink } from '../../parts/buttons/ButtonLink.tsx';
import { AccessContacts } from '../../parts/messages/AccessContacts.tsx';
import { Message } from '../../parts/messages/Message.tsx';
import { Screen } from '../../screens/Screen.tsx';

/** A screen that only the user's permissions hide: which permission opens it, and who can grant it. */
export function NoAccessScreen({ permissions }: { readonly permissions: readonly string[] }) {
  const translate = useTranslate();
  const title = translate('shell.no_access.title');
  return (
    <Screen id="no-access" title={title}>
      <Message icon="lock" level={1} title={title} details={<AccessContacts permissions={permissions} />}>
        <ButtonLink to="/">{translate('shell.not_found.home')}</ButtonLink>
      </Message>
    </Screen>
  );
}
