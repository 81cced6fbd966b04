import { useTranslate } from 'react-admin';
import { useConsole } from '../../console/ConsoleContext.ts';
import { Icon } from '../../parts/icons/Icon.tsx';
import { MenuButton } from '../../parts/overlays/MenuButton.tsx';
import styles from './Header.module.css';
import { useSwitchEnvironment } from './useSwitchEnvironment.ts';

/**
 * Test or live mode: shows the current one, and switches if the business may use both.
 * Rule modes.switch-not-offered.
 */
export function EnvironmentSwitch() {
  const translate = useTranslate();
  const { environment, can_use_live } = useConsole().console;
  const { busy, switchTo } = useSwitchEnvironment();
  const isLive = environment === 'PRODUCTION';
  const name = translate(isLive ? 'shell.environment.live' : 'shell.environment.test');
  return (
    <MenuButton
      label={`${translate('shell.environment.label')}: ${name}`}
      disabled={busy}
      choices={[
        {
          id: 'PRODUCTION',
          label: translate('shell.environment.live'),
          help: translate(can_use_live ? 'shell.environment.live_help' : 'shell.environment.live_unavailable'),
          selected: isLive,
          disabled: !can_use_live,
          onSelect: () => !isLive && switchTo('PRODUCTION'),
        },
        {
          id: 'DEVELOPMENT',
          label: translate('shell.environment.test'),
          help: translate('shell.environment.test_help'),
          selected: !isLive,
          onSelect: () => isLive && switchTo('DEVELOPMENT'),
        },
      ]}
    >
      <span className={styles.dot} data-tone={isLive ? 'positive' : 'caution'} />
      <span>{name}</span>
      <Icon name="chevron-down" size={16} />
    </MenuButton>
  );
}
