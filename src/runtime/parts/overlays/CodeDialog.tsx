import Dialog from '@mui/material/Dialog';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../buttons/Button.tsx';
import { CodeInput } from './CodeInput.tsx';
import styles from './ConfirmDialog.module.css';
import { MuiRoot } from './MuiRoot.tsx';

export interface CodeDialogProps {
  readonly title: string;
  readonly text: string;
  /** The label of the input, for screen readers. */
  readonly label: string;
  readonly length: number;
  /** Whether the input is masked, for secrets. */
  readonly masked: boolean;
  /** Whether letters are allowed in the code. */
  readonly letters?: boolean;
  readonly submit: string;
  readonly cancel: string;
  readonly busy: boolean;
  /** The validation error. */
  readonly error?: ReactNode;
  /** The control that requests another code. */
  readonly resend?: ReactNode;
  readonly onSubmit: (code: string) => void;
  readonly onCancel: () => void;
}

/** Prompts for a PIN or a one-time code. It is sent as soon as it is complete, and cleared if it was wrong. */
export function CodeDialog(props: CodeDialogProps) {
  const {
    title,
    text,
    label,
    length,
    masked,
    letters = false,
    submit,
    cancel,
    busy,
    error,
    resend,
    onSubmit,
    onCancel,
  } = props;
  const id = useId();
  const [code, setCode] = useState('');
  const close = busy ? undefined : onCancel;
  const isWhole = code.length === length;

  function send(whole: string): void {
    setCode('');
    onSubmit(whole);
  }

  return (
    <MuiRoot>
      <Dialog
        open
        fullWidth
        maxWidth="xs"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        {...(close !== undefined && { onClose: close })}
      >
        <form
          className={styles.dialog}
          noValidate
          aria-busy={busy}
          onSubmit={(event) => {
            event.preventDefault();
            if (isWhole && !busy) send(code);
          }}
        >
          <h2 id={`${id}-title`}>{title}</h2>
          <p id={`${id}-text`}>{text}</p>
          <CodeInput
            label={label}
            length={length}
            masked={masked}
            letters={letters}
            value={code}
            disabled={busy}
            describedBy={error ? `${id}-error` : undefined}
            onChange={(typed) => (typed.length === length && !busy ? send(typed) : setCode(typed))}
          />
          <div id={`${id}-error`} role="alert">
            {error}
          </div>
          {resend}
          <div className={styles.actions}>
            <Button aria-disabled={busy} onClick={close}>
              {cancel}
            </Button>
            <Button type="submit" kind="primary" aria-disabled={busy || !isWhole}>
              {submit}
            </Button>
          </div>
        </form>
      </Dialog>
    </MuiRoot>
  );
}
