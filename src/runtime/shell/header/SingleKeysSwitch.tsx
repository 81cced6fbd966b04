import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { hasSingleKeys, storeSingleKeys } from '../../core/singleKeys.ts';
import { Icon } from '../../parts/icons/Icon.tsx';
import styles from './ProfilePanel.module.css';

/** Turns the shortcuts of one character on or off. */
export function SingleKeysSwitch() {
  const translate = useTranslate();
  const [isOn, setOn] = useState(hasSingleKeys);

  function change(next: boolean): void {
    storeSingleKeys(next);
    setOn(next);
  }

  return (
    <label className={styles.switch}>
      <Icon name="keyboard" />
      <span>{translate('shell.single_keys')}</span>
      <input type="checkbox" checked={isOn} onChange={({ target }) => change(target.checked)} />
    </label>
  );
}
