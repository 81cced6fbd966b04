import { type ReactNode, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFirstFocus } from '../../parts/focus/useFirstFocus.ts';
import { Icon } from '../../parts/icons/Icon.tsx';
import { Panel } from '../../parts/overlays/lazyOverlays.tsx';
import styles from './filters.module.css';

interface FilterPillProps {
  readonly label: string;
  /** The filter's current setting as text; `undefined` while it is off. */
  readonly summary: string | undefined;
  readonly onClear: () => void;
  readonly onOpen?: () => void;
  /** The panel's content; `close` closes it. */
  readonly children: (close: () => void) => ReactNode;
}

/** The content of a panel, whose first field takes the focus. */
function PanelContent({ children }: { readonly children: ReactNode }) {
  const content = useFirstFocus<HTMLDivElement>('button');
  return (
    <div ref={content} className={styles.panel}>
      {children}
    </div>
  );
}

/** A filter in the row of filters: its current setting, a panel to change it, and a button to clear it. */
export function FilterPill({ label, summary, onClear, onOpen, children }: FilterPillProps) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const close = () => setAnchor(undefined);
  return (
    <div
      className={styles.pill}
      data-active={summary !== undefined}
      data-print={summary === undefined ? 'never' : undefined}
    >
      <button
        type="button"
        className={styles.trigger}
        data-print={summary === undefined ? undefined : 'label'}
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        onClick={(event) => {
          onOpen?.();
          setAnchor(event.currentTarget);
        }}
      >
        <span>{label}</span>
        {summary !== undefined && <span className={styles.summary}>{summary}</span>}
        {summary === undefined && <Icon name="chevron-down" size={16} />}
      </button>
      {summary !== undefined && (
        <button
          type="button"
          className={styles.clear}
          aria-label={translate('list.clear_filter', { label })}
          onClick={onClear}
        >
          <Icon name="close" size={16} />
        </button>
      )}
      {anchor && (
        <Suspense>
          <Panel anchor={anchor} label={label} onClose={close}>
            <PanelContent>{children(close)}</PanelContent>
          </Panel>
        </Suspense>
      )}
    </div>
  );
}
