import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo, useState } from 'react';
import { useConsole } from '../console/ConsoleContext.ts';

interface ScreenTitleValue {
  readonly title: string;
  readonly setTitle: (title: string) => void;
}

const ScreenTitleContext = createContext<ScreenTitleValue>({ title: '', setTitle: () => undefined });

/** Lets the screen tell the shell its title. */
export function ScreenTitleProvider({ children }: { readonly children: ReactNode }) {
  const [title, setTitle] = useState('');
  const value = useMemo(() => ({ title, setTitle }), [title]);
  return <ScreenTitleContext value={value}>{children}</ScreenTitleContext>;
}

/** The title of the screen that is shown. */
export function useScreenTitle(): string {
  return useContext(ScreenTitleContext).title;
}

/** Gives the window and the phone's header the title of a screen: "<screen> · <brand>". */
export function useSetScreenTitle(title: string): void {
  const { setTitle } = useContext(ScreenTitleContext);
  const brand = useConsole().console.brand.name;
  useLayoutEffect(() => {
    setTitle(title);
    document.title = `${title} · ${brand}`;
  }, [setTitle, title, brand]);
}
