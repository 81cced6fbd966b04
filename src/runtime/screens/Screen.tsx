import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import styles from './Screen.module.css';
import { useSetScreenTitle } from './ScreenTitle.tsx';

/** The target of the skip link. */
export const CONTENT_ID = 'content';

interface ScreenProps {
  /** The screen's id, for tests and support. */
  readonly id: string;
  /** Its title, for the window and for screen readers. */
  readonly title: string;
  /** Whether the screen fills the window's height on a desktop and scrolls inside. */
  readonly fill?: boolean;
  readonly children: ReactNode;
}

/** The main landmark of every screen. Navigating to another screen moves the focus here, so that it is announced. */
export function Screen({ id, title, fill = false, children }: ScreenProps) {
  const main = useRef<HTMLElement>(null);
  const navigation = useNavigationType();
  // How the user arrived at the screen; later changes of its query do not move the focus.
  const [wentBack] = useState(navigation === 'POP');
  useSetScreenTitle(title);

  useEffect(() => {
    // On a newly opened page nothing has been announced yet; the browser sets the focus.
    if (document.activeElement === document.body && wentBack) return;
    main.current?.focus({ preventScroll: true });
    if (!wentBack) scrollTo(0, 0);
  }, [wentBack]);

  return (
    <main
      ref={main}
      id={CONTENT_ID}
      tabIndex={-1}
      className={styles.screen}
      data-screen={id}
      data-fill={fill}
      aria-label={title}
    >
      {children}
    </main>
  );
}
