import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import styles from './Screen.module.css';
import { useSetScreenTitle } from './ScreenTitle.tsx';

/** The id that the skip link leads to. */
export const CONTENT_ID = 'content';

interface ScreenProps {
  /** The screen's id, which tests and support know it by. */
  readonly id: string;
  /** Its name, for the window's title and for screen readers. */
  readonly title: string;
  /** Fill the height of a desk's window and scroll inside. */
  readonly fill?: boolean;
  readonly children: ReactNode;
}

/** The main landmark of every screen. Going to another screen moves the focus here, so that it is read out. */
export function Screen({ id, title, fill = false, children }: ScreenProps) {
  const main = useRef<HTMLElement>(null);
  const navigation = useNavigationType();
  // How the screen was come to; what its own query does later moves nothing.
  const [wentBack] = useState(navigation === 'POP');
  useSetScreenTitle(title);

  useEffect(() => {
    // Nothing has been read yet when the page has just been opened; the browser puts the focus where it belongs.
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
