import { useTranslate } from 'react-admin';
import { useConsole } from '../../console/ConsoleContext.ts';
import { signOut } from '../../core/session/signOut.ts';
import { Button } from '../../parts/buttons/Button.tsx';
import { Message } from '../../parts/messages/Message.tsx';
import { Screen } from '../../screens/Screen.tsx';

/** Nothing in this business is open to the user: shows the contacts and the sign-out button. */
export function NothingOpenScreen() {
  const translate = useTranslate();
  const { business } = useConsole().console;
  const title = translate('shell.nothing_open.title');
  return (
    <Screen id="nothing-open" title={title}>
      <Message
        icon="business"
        level={1}
        title={title}
        text={translate('shell.nothing_open.text', { business: business.name })}
      >
        <Button onClick={() => void signOut()}>{translate('shell.sign_out')}</Button>
      </Message>
    </Screen>
  );
}
