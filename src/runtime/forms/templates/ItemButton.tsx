import { Button } from '../../parts/buttons/Button.tsx';
import { Icon } from '../../parts/icons/Icon.tsx';
import type { IconKey } from '../../parts/icons/iconPaths.ts';

interface ItemButtonProps {
  readonly icon: IconKey;
  /** The operation and the item. */
  readonly label: string;
  readonly onClick: () => void;
}

/** An icon button that moves or removes an item of a list. */
export function ItemButton({ icon, label, onClick }: ItemButtonProps) {
  return (
    <Button kind="plain" shape="icon" aria-label={label} onClick={onClick}>
      <Icon name={icon} />
    </Button>
  );
}
