let isPressed = false;

function listen(): void {
  const change = (pressed: boolean) => () => {
    isPressed = pressed;
  };
  addEventListener('pointerdown', change(true), { capture: true });
  for (const name of ['pointerup', 'pointercancel']) addEventListener(name, change(false), { capture: true });
}

if (typeof window !== 'undefined') listen();

/**
 * Runs now, or after the press that is under way and its click: what runs may move a button that is being pressed, whose
 * click would then be lost.
 */
export function afterPress(run: () => void): void {
  if (!isPressed) {
    run();
    return;
  }
  const later = () => {
    for (const name of ['pointerup', 'pointercancel']) removeEventListener(name, later);
    // The click follows the release.
    setTimeout(run);
  };
  for (const name of ['pointerup', 'pointercancel']) addEventListener(name, later);
}
