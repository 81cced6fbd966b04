import type { FocusEvent } from 'react';

/**
 * Scrolls a row that has no room for all of its buttons so that the one with the focus is whole: browsers leave one of which
 * a part is in sight where it is. Rule navigation.focus-in-sight.
 */
export function showFocused({ target }: FocusEvent<HTMLElement>): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
