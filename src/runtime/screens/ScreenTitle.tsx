import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo, useState } from 'react';
import { useConsole } from '../console/ConsoleContext.ts';

interface ScreenTitleValue {
  readonly title: string;
  readonly setTitle: (title: string) => void;
}

const ScreenTitleContext = createContext<ScreenTitleValue>({ title: '', setTitle: () => undefined });

/** Lets the screen set the title in the shell. */
export function ScreenTitleProvider({ children }: { readonly children: ReactNode }) {
  const [title, setTitle] = useState('');
  const value = useMemo(() => ({ title, setTitle }), [title]);
  return <ScreenTitleContext value={value}>{children}</ScreenTitleContext>;
}

/** Returns the title of the current screen. */
export function useScreenTitle(): string {
  return useContext(ScreenTitleContext).title;
}

/** Sets the title of a screen in the window and in the phone's header: "<screen> · <brand>". */
export function useSetScreenTitle(title: string): void {
  const { setTitle } = useContext(ScreenTitleContext);
  const brand = useConsole().console.brand.name;
  useLayoutEffect(() => {
    setTitle(title);
    document.title = `${title} · ${brand}`;
  }, [setTitle, title, brand]);
}
