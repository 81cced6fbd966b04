import { Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { Button, Icon, SideDrawer, useConsole } from '#runtime/islands/index.ts';
import styles from './help.module.css';

interface SupportChatProps {
  /** The chat of the brand and country, on a site outside. */
  readonly address: string;
  readonly onClose: () => void;
}

/**
 * The support chat in a frame, which loads when it is opened and again for another department. The site reads nothing of
 * the page. Rule notifications.support-chat.
 */
export function SupportChat({ address, onClose }: SupportChatProps) {
  const translate = useTranslate();
  const { support_email: email } = useConsole().console.brand;
  const title = translate('help.support_chat');
  return (
    <Suspense>
      <SideDrawer side="right" size="reading" label={title} onClose={onClose}>
        <div className={styles.chat}>
          <header className={styles.chatTop}>
            <h2>{title}</h2>
            <Button kind="plain" shape="icon" autoFocus aria-label={translate('shell.close')} onClick={onClose}>
              <Icon name="close" />
            </Button>
          </header>
          <iframe
            key={address}
            className={styles.chatFrame}
            title={title}
            src={address}
            sandbox="allow-forms allow-popups allow-same-origin allow-scripts"
            referrerPolicy="no-referrer"
          />
          <p className={styles.chatHelp}>
            {translate('help.support_chat_else')} <a href={`mailto:${email}`}>{email}</a>
          </p>
        </div>
      </SideDrawer>
    </Suspense>
  );
}
