import { createContext, type ReactNode, useContext, useState } from 'react';
import { useTranslate } from 'react-admin';
import { CopyButton } from '../../parts/buttons/CopyButton.tsx';
import { ReportDialog } from '../../parts/overlays/lazyOverlays.tsx';
import styles from './RevealProvider.module.css';

/** Shows a secret that cannot be shown again, until the user closes it. */
export type Reveal = (title: string, secret: string) => void;

const RevealContext = createContext<Reveal | undefined>(undefined);

/** Keeps a revealed secret visible, even if the screen that ran the action is left. */
export function RevealProvider({ children }: { readonly children: ReactNode }) {
  const translate = useTranslate();
  const [shown, setShown] = useState<{ readonly title: string; readonly secret: string }>();
  return (
    <RevealContext value={(title, secret) => setShown({ title, secret })}>
      {children}
      {shown && (
        <ReportDialog
          title={shown.title}
          close={translate('reveal.close')}
          onClose={() => setShown(undefined)}
          isShownOnce
        >
          <p>{translate('reveal.text')}</p>
          <p className={styles.secret}>
            <code>{shown.secret}</code>
            <CopyButton value={shown.secret} label={shown.title} />
          </p>
        </ReportDialog>
      )}
    </RevealContext>
  );
}

/** Returns a function that shows a secret once. */
export function useReveal(): Reveal {
  const reveal = useContext(RevealContext);
  if (reveal === undefined) throw new Error('Something is revealed outside its provider.');
  return reveal;
}
