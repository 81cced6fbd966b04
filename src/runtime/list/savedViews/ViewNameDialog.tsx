import { Suspense, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useDescribeError } from '../../console/useDescribeError.ts';
import { FormDialog } from '../../parts/overlays/lazyOverlays.tsx';
import styles from './ViewNameDialog.module.css';

interface ViewNameDialogProps {
  readonly title: string;
  readonly name: string;
  /** Whether the view can be shared as well. */
  readonly canShare: boolean;
  /** Throws RequestError. */
  readonly onSubmit: (name: string, shared: boolean) => Promise<void>;
  readonly onClose: () => void;
}

/** The longest name, as in schemas/api/view.schema.json. */
const LONGEST_NAME = 60;

/** Prompts for a view's name. */
export function ViewNameDialog({ title, name: before, canShare, onSubmit, onClose }: ViewNameDialogProps) {
  const translate = useTranslate();
  const describe = useDescribeError();
  const id = useId();
  const [name, setName] = useState(before);
  const [shared, setShared] = useState(false);
  const [busy, setBusy] = useState(false);
  const [errorText, setErrorText] = useState<string>();

  async function submit(): Promise<void> {
    if (name.trim() === '') {
      setErrorText(translate('views.name_missing'));
      return;
    }
    setBusy(true);
    try {
      await onSubmit(name, shared);
      onClose();
    } catch (error) {
      setErrorText(describe(error).text);
      setBusy(false);
    }
  }

  return (
    <Suspense>
      <FormDialog
        title={title}
        submit={busy ? translate('shell.working') : translate('views.save_name')}
        cancel={translate('shell.cancel')}
        busy={busy}
        error={errorText && <p className={styles.error}>{errorText}</p>}
        onSubmit={() => void submit()}
        onCancel={onClose}
      >
        <label className={styles.field} htmlFor={`${id}-name`}>
          <span>{translate('views.name')}</span>
          <input
            id={`${id}-name`}
            // biome-ignore lint/a11y/noAutofocus: the dialog was opened to be filled in.
            autoFocus
            value={name}
            maxLength={LONGEST_NAME}
            autoComplete="off"
            aria-invalid={errorText !== undefined}
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        {canShare && (
          <label className={styles.share}>
            <input type="checkbox" checked={shared} onChange={(event) => setShared(event.target.checked)} />
            <span>{translate('views.share_with_business')}</span>
          </label>
        )}
      </FormDialog>
    </Suspense>
  );
}
