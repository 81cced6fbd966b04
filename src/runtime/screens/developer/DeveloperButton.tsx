import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Icon } from '../../parts/icons/Icon.tsx';
import { LoadBoundary } from '../../parts/loading/LoadBoundary.tsx';
import { SideDrawer } from '../../parts/overlays/lazyOverlays.tsx';
import styles from './DeveloperButton.module.css';

/** The drawer's content loads when it is first opened. */
const DeveloperDrawer = lazy(async () => ({ default: (await import('./DeveloperDrawer.tsx')).DeveloperDrawer }));

interface DeveloperButtonProps {
  /** The API path of the record's list. */
  readonly api: string;
  readonly id: string;
}

/** Opens what programs have of the record. Rule details.developer-drawer. */
export function DeveloperButton({ api, id }: DeveloperButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const label = useTranslate()('developer.open');
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <Icon name="developers" size={16} />
        {label}
      </button>
      {isOpen && (
        <Suspense>
          <SideDrawer side="right" size="reading" label={label} onClose={close}>
            <LoadBoundary floats>
              <Suspense>
                <DeveloperDrawer address={`${api}/${id}/developer`} onClose={close} />
              </Suspense>
            </LoadBoundary>
          </SideDrawer>
        </Suspense>
      )}
    </>
  );
}
