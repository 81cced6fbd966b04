import { hasSingleKeys } from '../../core/singleKeys.ts';

/** Whether a key pressed on an element may be meant for that element: a field, or anything in a dialog or menu. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, select, textarea, [contenteditable], [role="dialog"], [role="menu"]') !== null
  );
}

/** Whether a dialog or menu is open, which keeps the keys to itself. */
export function hasOverlay(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;
}

/** Whether a shortcut of one character may act: the user has them turned on and is not typing. */
export function allowsSingleKey(target: EventTarget | null): boolean {
  return hasSingleKeys() && !isTyping(target);
}
