import { createContext, type ReactNode, useContext } from 'react';

/** Whether the surrounding block shows its heading; one that repeats the screen's is left out. */
export const HasHeadingContext = createContext(true);

/** A heading within a block, one level below the visible heading above it. */
export function ContentHeading({ children }: { readonly children: ReactNode }) {
  const Level = useContext(HasHeadingContext) ? 'h3' : 'h2';
  return <Level>{children}</Level>;
}
