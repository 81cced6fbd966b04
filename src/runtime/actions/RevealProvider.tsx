import { createContext, type ReactNode, useContext, useState } from 'react';
import { useTranslate } from 'react-admin';
import { CopyButton } from '../parts/CopyButton.tsx';
import { ReportDialog } from '../parts/overlays.tsx';
import styles from './RevealProvider.module.css';

/** Shows something that cannot be had again, until the person puts it away. */
export type Reveal = (title: string, secret: string) => void;

const RevealContext = createContext<Reveal | undefined>(undefined);

/** What an action has revealed stays in sight, whatever becomes of the screen that it was started from. */
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

/** How to show what cannot be had again. */
export function useReveal(): Reveal {
  const reveal = useContext(RevealContext);
  if (reveal === undefined) throw new Error('Something is revealed outside its provider.');
  return reveal;
}
