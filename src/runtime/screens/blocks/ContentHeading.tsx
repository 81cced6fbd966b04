import { createContext, type ReactNode, useContext } from 'react';

/** Whether the block around has a heading of its own; one that only repeats the screen's is not drawn. */
export const HasHeadingContext = createContext(true);

/** A heading within a block, one level below the heading that is drawn above it. */
export function ContentHeading({ children }: { readonly children: ReactNode }) {
  const Level = useContext(HasHeadingContext) ? 'h3' : 'h2';
  return <Level>{children}</Level>;
}
