import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { FILE_ID_PREFIX } from '#contract/ids/prefixes.ts';
import { parseRecordId } from '#contract/ids/recordId.ts';
import { useConsole } from '../../console/ConsoleContext.ts';
import { isPassingError, settledRead } from '../../console/providers/settledRead.ts';
import { useToast } from '../../console/ToastProvider.tsx';
import { useDescribeError } from '../../console/useDescribeError.ts';
import { download, readFileDetails, saveFile } from '../../core/session/download.ts';
import { Button } from '../../parts/buttons/Button.tsx';
import { Icon } from '../../parts/icons/Icon.tsx';
import { canShow } from './file/canShow.ts';
import { FileOpener } from './file/FileOpener.tsx';
import { FilePicture } from './file/FilePicture.tsx';
import type { CellProps } from './value/CellProps.ts';
import styles from './value/cells.module.css';
import { EmptyValue } from './value/EmptyValue.tsx';
import { rawOf } from './value/rawOf.ts';

const KILOBYTE = 1024;

/** Formats a size: "214 KB", "1.2 MB". */
function sizeText(bytes: number, language: string): string {
  const isLarge = bytes >= KILOBYTE * KILOBYTE;
  const size = isLarge ? bytes / KILOBYTE / KILOBYTE : Math.ceil(bytes / KILOBYTE);
  const figure = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(size);
  return `${figure} ${isLarge ? 'MB' : 'KB'}`;
}

/**
 * An uploaded file by its name, type and size: a picture or document opens in place, and each can be downloaded.
 * Rule forms.files-open-in-place.
 */
export function FileCell(props: CellProps) {
  const translate = useTranslate();
  const describe = useDescribeError();
  const toast = useToast();
  const { language } = useConsole();
  const id = rawOf(props);
  const isFile = id !== undefined && parseRecordId(FILE_ID_PREFIX, id) !== undefined;
  const path = `/api/files/${id}`;
  const read = useQuery({
    queryKey: ['file', id],
    queryFn: ({ signal }) => readFileDetails(path, signal),
    enabled: isFile,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const { data: file, error: failed } = settledRead(read);
  if (id === undefined) return <EmptyValue column={props.column} />;
  if (!isFile) return <span className={styles.text}>{id}</span>;
  if (failed) {
    return (
      <span>
        {translate('shell.file.unavailable')}{' '}
        {isPassingError(failed) && (
          <Button kind="plain" onClick={() => void read.refetch()}>
            {translate('shell.retry')}
          </Button>
        )}
      </span>
    );
  }

  async function save(): Promise<void> {
    try {
      saveFile(await download(path));
    } catch (error) {
      toast(describe(error).text, 'critical');
    }
  }

  const kind = file?.type.split('/').at(-1)?.toUpperCase();
  const size = file?.size === undefined ? undefined : sizeText(file.size, language);
  const facts = [kind, size].filter((fact) => fact !== undefined).join(', ');
  return (
    <span className={styles.file}>
      {props.column.picture === true && file?.type.startsWith('image/') && <FilePicture path={path} name={file.name} />}
      {file && canShow(file.type) && <FileOpener path={path} name={`${file.name} (${facts})`} />}
      <Button
        kind="plain"
        aria-label={file && translate('shell.file.download', { name: `${file.name} (${facts})` })}
        onClick={() => void save()}
        {...(file && canShow(file.type) && { shape: 'icon' as const })}
      >
        <Icon name="download" />
        {!(file && canShow(file.type)) && (file ? `${file.name} (${facts})` : translate('shell.file.loading'))}
      </Button>
    </span>
  );
}
