import LinearProgress from '@mui/material/LinearProgress';
import type { WidgetProps } from '@rjsf/utils';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { UPLOAD_LIMITS } from '#contract/forms/uploadLimits.ts';
import { canShow } from '../../cells/columns/file/canShow.ts';
import { FileOpener } from '../../cells/columns/file/FileOpener.tsx';
import { useDescribeError } from '../../console/useDescribeError.ts';
import { Button } from '../../parts/buttons/Button.tsx';
import styles from '../../parts/fields/forms.module.css';
import { Icon } from '../../parts/icons/Icon.tsx';
import { useUpload } from '../upload/useUpload.ts';
import { describedBy, widgetField } from './base/widgetField.ts';

/** Codes of files that are rejected again, however often they are sent. */
const REJECTED = /^(?:UPLOAD_FILE_ERROR|UNSUPPORTED)_/;

/** A file, which is uploaded as soon as it is chosen; the form holds its id. */
export function FileWidget(props: WidgetProps) {
  const translate = useTranslate();
  const describe = useDescribeError();
  const input = useRef<HTMLInputElement>(null);
  const { id, value, disabled, onChange } = props;
  const { accept = 'document' } = widgetField(props);
  const { state, send, forget } = useUpload(accept, (id) => onChange(id));
  const { types, endings = [] } = UPLOAD_LIMITS[accept];
  const isThere = typeof value === 'string';
  const percent = state.kind === 'sending' ? Math.round(state.share * 100) : 0;

  return (
    <div className={styles.file}>
      <input
        ref={input}
        hidden
        type="file"
        data-field={id}
        accept={[...types, ...endings].join()}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file may be chosen again.
          target.value = '';
          if (file) send(file);
        }}
      />
      <div className={styles.fileRow}>
        <Button id={id} aria-describedby={describedBy(id)} disabled={disabled} onClick={() => input.current?.click()}>
          {translate(isThere ? 'shell.form.upload_other' : 'shell.form.upload')}
        </Button>
        {isThere && (
          <span className={styles.fileName}>
            <Icon name="check" size={16} />
            {state.kind === 'done' ? state.name : translate('shell.form.uploaded')}
          </span>
        )}
        {isThere && types.every(canShow) && <FileOpener path={`/api/files/${value}`} />}
        {isThere && (
          <Button
            kind="plain"
            shape="icon"
            aria-label={translate('shell.form.remove')}
            onClick={() => {
              forget();
              onChange(undefined);
            }}
          >
            <Icon name="close" />
          </Button>
        )}
      </div>
      <small>{translate(`shell.form.accept_${accept}`)}</small>
      <div aria-live="polite">
        {state.kind === 'sending' && (
          <>
            <LinearProgress variant="determinate" value={percent} aria-label={state.name} />
            <div className={styles.fileRow}>
              <small>{translate('shell.form.uploading', { percent })}</small>
              <Button kind="plain" onClick={forget}>
                {translate('shell.form.cancel_upload')}
              </Button>
            </div>
          </>
        )}
        {state.kind === 'failed' && (
          <p className={styles.error}>
            {describe(state.error).text}{' '}
            {!REJECTED.test(state.error.code) && (
              <Button kind="plain" onClick={() => send(state.file)}>
                {translate(state.error.code === 'network' ? 'shell.form.continue_upload' : 'shell.retry')}
              </Button>
            )}
          </p>
        )}
      </div>
    </div>
  );
}
