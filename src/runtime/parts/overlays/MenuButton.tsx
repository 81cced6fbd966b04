import { type ReactNode, Suspense, useState } from 'react';
import { Button, type ButtonProps } from '../buttons/Button.tsx';
import type { MenuChoice } from './ChoiceMenu.tsx';
import { ChoiceMenu } from './lazyOverlays.tsx';

interface MenuButtonProps extends Pick<ButtonProps, 'kind' | 'shape' | 'disabled'> {
  /** The name of the button and its menu, for screen readers. */
  readonly label: string;
  readonly choices: readonly MenuChoice[];
  /** Called before the menu opens. */
  readonly onOpen?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A button that opens a menu. */
export function MenuButton({ label, choices, onOpen, children, ...button }: MenuButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <>
      <Button
        {...button}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={(event) => {
          onOpen?.();
          setAnchor(event.currentTarget);
        }}
      >
        {children}
      </Button>
      {anchor && (
        <Suspense>
          <ChoiceMenu anchor={anchor} label={label} choices={choices} onClose={() => setAnchor(undefined)} />
        </Suspense>
      )}
    </>
  );
}
