import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { settledRead } from '../../../console/providers/settledRead.ts';
import { type DownloadedFile, saveFile } from '../../../core/session/download.ts';
import { Button } from '../../../parts/buttons/Button.tsx';
import { Skeleton } from '../../../parts/loading/Skeleton.tsx';
import { ErrorMessage } from '../../../parts/messages/ErrorMessage.tsx';
import { DialogActions } from '../../../parts/overlays/DialogActions.tsx';
import { DialogFrame } from '../../../parts/overlays/DialogFrame.tsx';
import styles from '../value/cells.module.css';
import { Picture } from './Picture.tsx';
import { useFileContent } from './useFileContent.ts';

interface FileDialogProps {
  readonly path: string;
  readonly onClose: () => void;
}

/** A document in the browser's own viewer, where it has one. */
function DocumentFrame({ content, name }: DownloadedFile) {
  const translate = useTranslate();
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(content);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [content]);
  if (!navigator.pdfViewerEnabled) return <p>{translate('shell.file.no_viewer')}</p>;
  return address === undefined ? null : <iframe className={styles.document} src={address} title={name} />;
}

/** An uploaded picture or document, shown in place. Rule forms.files-open-in-place. */
export function FileDialog({ path, onClose }: FileDialogProps) {
  const translate = useTranslate();
  const read = useFileContent(path);
  const { data, error } = settledRead(read);
  return (
    <DialogFrame
      size="large"
      fillsPhone
      title={data?.name ?? translate('shell.file.loading')}
      onClose={onClose}
      actions={
        <DialogActions>
          <Button onClick={onClose}>{translate('shell.close')}</Button>
          <Button kind="primary" aria-disabled={data === undefined} onClick={() => data && saveFile(data)}>
            {translate('shell.file.save')}
          </Button>
        </DialogActions>
      }
    >
      <div className={styles.shown}>
        {error && (
          <ErrorMessage title={translate('shell.error.title')} error={error} onRetry={() => void read.refetch()} />
        )}
        {data === undefined && !error && <Skeleton lines={6} height={24} />}
        {data?.content.type.startsWith('image/') && <Picture {...data} />}
        {data?.content.type === 'application/pdf' && <DocumentFrame {...data} />}
      </div>
    </DialogFrame>
  );
}
