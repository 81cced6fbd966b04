import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Icon } from '../icons/Icon.tsx';
import type { IconKey } from '../icons/iconPaths.ts';
import styles from './ChoiceMenu.module.css';
import { MuiRoot } from './MuiRoot.tsx';

/** An option of a menu. */
export interface MenuChoice {
  readonly id: string;
  readonly label: string;
  /** A second, secondary line. */
  readonly help?: string | undefined;
  readonly icon?: IconKey | undefined;
  /** In a menu with a current choice: whether this is the current one. */
  readonly selected?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly onSelect: () => void;
}

export interface ChoiceMenuProps {
  readonly anchor: HTMLElement;
  /** The name of the menu, for screen readers. */
  readonly label: string;
  readonly choices: readonly MenuChoice[];
  readonly onClose: () => void;
}

/** A menu under the button that opened it. */
export function ChoiceMenu({ anchor, label, choices, onClose }: ChoiceMenuProps) {
  function select(choice: MenuChoice): void {
    onClose();
    choice.onSelect();
  }
  return (
    <MuiRoot>
      <Menu
        open
        anchorEl={anchor}
        onClose={onClose}
        slotProps={{ paper: { role: 'region', 'aria-label': label }, list: { 'aria-label': label } }}
      >
        {choices.map((choice) => (
          <MenuItem
            key={choice.id}
            role={choice.selected === undefined ? 'menuitem' : 'menuitemradio'}
            aria-checked={choice.selected}
            selected={choice.selected ?? false}
            disabled={choice.disabled ?? false}
            onClick={() => select(choice)}
          >
            {choice.icon && <Icon name={choice.icon} />}
            <span className={styles.words}>
              <span>{choice.label}</span>
              {choice.help !== undefined && <small className={styles.help}>{choice.help}</small>}
            </span>
            <span className={styles.check}>{choice.selected && <Icon name="check" size={16} />}</span>
          </MenuItem>
        ))}
      </Menu>
    </MuiRoot>
  );
}
