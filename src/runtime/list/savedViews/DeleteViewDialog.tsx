import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { SavedView } from '#contract/generated/api.ts';
import { useDescribeError } from '../../console/useDescribeError.ts';
import { ConfirmDialog } from '../../parts/overlays/lazyOverlays.tsx';

interface DeleteViewDialogProps {
  readonly view: SavedView;
  /** Throws RequestError. */
  readonly onDelete: () => Promise<void>;
  readonly onClose: () => void;
}

/** Confirms the deletion of a view; a shared one is deleted for everyone. */
export function DeleteViewDialog({ view, onDelete, onClose }: DeleteViewDialogProps) {
  const translate = useTranslate();
  const describe = useDescribeError();
  const [busy, setBusy] = useState(false);
  const [errorText, setErrorText] = useState<string>();

  async function remove(): Promise<void> {
    setBusy(true);
    try {
      await onDelete();
      onClose();
    } catch (error) {
      setErrorText(describe(error).text);
      setBusy(false);
    }
  }

  return (
    <Suspense>
      <ConfirmDialog
        title={translate('views.delete')}
        text={translate(view.shared ? 'views.delete_shared_ask' : 'views.delete_ask', { name: view.name })}
        confirm={busy ? translate('shell.working') : translate('views.delete')}
        cancel={translate('shell.cancel')}
        tone="critical"
        busy={busy}
        error={errorText}
        onConfirm={() => void remove()}
        onCancel={onClose}
      />
    </Suspense>
  );
}
