import Dialog, { type DialogProps } from '@mui/material/Dialog';
import { type FormEvent, type ReactNode, useId } from 'react';
import { NARROW, useMediaQuery } from '../browser/useMediaQuery.ts';
import styles from './DialogFrame.module.css';
import { MuiRoot } from './MuiRoot.tsx';
import { useFocusReturn } from './useFocusReturn.ts';

/** Without a cause, a dialog closes by one of its buttons. */
export type CloseCause = 'escapeKeyDown' | 'backdropClick';

export interface DialogFrameProps {
  /** The heading, which names the dialog. */
  readonly title: string;
  /** Whether the title is for screen readers only: the content has a heading or an input of its own. */
  readonly hidesTitle?: boolean;
  /** A sentence below the heading, which describes the dialog. */
  readonly text?: string | undefined;
  /** The width: a question, a form, a table. */
  readonly size: 'small' | 'medium' | 'large';
  /** At the top of the window, the dialog stays in place while its content becomes shorter or longer. */
  readonly place?: 'middle' | 'top';
  /** Whether the dialog fills the screen of a phone, for content that is read or filled in at length. */
  readonly fillsPhone?: boolean;
  /** While a request is under way, the dialog neither closes nor submits. */
  readonly busy?: boolean;
  /** The error, in place. */
  readonly error?: ReactNode;
  /** The id of the error, for the input that it describes. */
  readonly errorId?: string;
  /** Between the error and the buttons. */
  readonly extra?: ReactNode;
  /** The buttons, in DialogActions. Without them, the content has its own. */
  readonly actions?: ReactNode;
  /** Makes the content a form. */
  readonly onSubmit?: (() => void) | undefined;
  /** Called when a value of the form changes. */
  readonly onInput?: () => void;
  /** Called on Escape and on a click outside. Without it, neither closes the dialog. */
  readonly onClose?: ((cause: CloseCause) => void) | undefined;
  readonly children?: ReactNode;
}

const WIDTHS = { small: 'xs', medium: 'sm', large: 'xl' } as const;

/** The paper of a dialog at the top of the window. */
const TOP_PAPER = { width: 'min(576px, 100% - 16px)', maxWidth: 'none', margin: 'min(10vh, 80px) 8px 8px' };

/**
 * The frame of every dialog: its name, content, error and buttons, which stay visible while long content scrolls. It
 * keeps the focus, and returns it when it closes.
 */
export function DialogFrame(props: DialogFrameProps) {
  const { title, hidesTitle = false, text, size, place = 'middle', fillsPhone = false, busy = false } = props;
  const { error, errorId, extra, actions, onSubmit, onInput, onClose, children } = props;
  const id = useId();
  const isNarrow = useMediaQuery(NARROW);
  useFocusReturn();

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!busy) onSubmit?.();
  }

  const close: DialogProps['onClose'] = (_event, cause) => {
    if (!busy) onClose?.(cause);
  };
  const content = (
    <>
      {!hidesTitle && <h2 id={`${id}-title`}>{title}</h2>}
      {text && (
        <p id={`${id}-text`} className={styles.text}>
          {text}
        </p>
      )}
      {children}
      {actions && (
        <>
          <div id={errorId} className={styles.error} role="alert">
            {error}
          </div>
          {extra}
          {actions}
        </>
      )}
    </>
  );
  return (
    <MuiRoot>
      <Dialog
        open
        fullWidth
        maxWidth={WIDTHS[size]}
        fullScreen={fillsPhone && isNarrow}
        scroll={place === 'top' ? 'paper' : 'body'}
        aria-labelledby={hidesTitle ? undefined : `${id}-title`}
        aria-describedby={text ? `${id}-text` : undefined}
        onClose={close}
        {...(place === 'top' && { sx: { '& .MuiDialog-container': { alignItems: 'flex-start' } } })}
        slotProps={{ paper: { 'aria-label': hidesTitle ? title : undefined, sx: place === 'top' ? TOP_PAPER : {} } }}
      >
        {hidesTitle ? (
          content
        ) : onSubmit === undefined ? (
          <div className={styles.frame} data-size={size} aria-busy={busy}>
            {content}
          </div>
        ) : (
          <form
            className={styles.frame}
            data-size={size}
            noValidate
            aria-busy={busy}
            onInput={onInput}
            onSubmit={submit}
          >
            {content}
          </form>
        )}
      </Dialog>
    </MuiRoot>
  );
}
