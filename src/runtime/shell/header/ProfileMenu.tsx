import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useConsole } from '../../console/ConsoleContext.ts';
import { Button } from '../../parts/buttons/Button.tsx';
import { Icon } from '../../parts/icons/Icon.tsx';
import { Avatar } from '../../parts/marks/Avatar.tsx';
import { Panel } from '../../parts/overlays/lazyOverlays.tsx';
import styles from './Header.module.css';
import { ProfilePanel } from './ProfilePanel.tsx';

/** The account menu on a desktop. */
export function ProfileMenu() {
  const translate = useTranslate();
  const { user, business } = useConsole().console;
  const [anchor, setAnchor] = useState<HTMLElement>();
  const close = () => setAnchor(undefined);
  return (
    <div className={styles.profile}>
      <Button
        kind="plain"
        aria-label={translate('shell.profile.open', { name: user.full_name })}
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Avatar name={business.name} />
        <span className={styles.business}>{business.name}</span>
        <Icon name="chevron-down" size={16} />
      </Button>
      {anchor && (
        <Suspense>
          <Panel anchor={anchor} align="end" label={translate('shell.profile.label')} onClose={close}>
            <ProfilePanel onClose={close} />
          </Panel>
        </Suspense>
      )}
    </div>
  );
}
