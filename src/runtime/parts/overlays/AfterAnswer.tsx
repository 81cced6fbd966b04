import { type ReactNode, useDeferredValue } from 'react';

/**
 * Renders what a key or a tap opens after the picture that answers it: in slices, between which the page receives the next
 * key. Until then the focus stays where it is, so this is not for what people type into at once.
 */
export function AfterAnswer({ children }: { readonly children: ReactNode }): ReactNode {
  return useDeferredValue(true, false) && children;
}
