import { type ReactNode, useId, useState } from 'react';
import { Button } from '../buttons/Button.tsx';
import { CodeInput } from './CodeInput.tsx';
import { DialogActions } from './DialogActions.tsx';
import { DialogFrame } from './DialogFrame.tsx';

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
  const isWhole = code.length === length;

  function send(whole: string): void {
    setCode('');
    onSubmit(whole);
  }

  return (
    <DialogFrame
      size="small"
      title={title}
      text={text}
      busy={busy}
      error={error}
      errorId={`${id}-error`}
      extra={resend}
      actions={
        <DialogActions>
          <Button aria-disabled={busy} onClick={busy ? undefined : onCancel}>
            {cancel}
          </Button>
          <Button type="submit" kind="primary" aria-disabled={busy || !isWhole}>
            {submit}
          </Button>
        </DialogActions>
      }
      onSubmit={() => isWhole && send(code)}
      onClose={onCancel}
    >
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
    </DialogFrame>
  );
}
