import { useQuery } from '@tanstack/react-query';
import { download } from '../../core/session/download.ts';
import styles from './value/cells.module.css';

/** Reads a picture as a data address: an image could not carry the token. */
async function readPicture(path: string, signal: AbortSignal): Promise<string> {
  const { content } = await download(path, signal);
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The picture could not be read.'));
    reader.readAsDataURL(content);
  });
}

interface FilePictureProps {
  readonly path: string;
  /** Name of the file: its alternative text. */
  readonly name: string;
}

/** An uploaded picture. Nothing where it cannot be shown: its name is below it. */
export function FilePicture({ path, name }: FilePictureProps) {
  const { data } = useQuery({
    queryKey: ['picture', path],
    queryFn: ({ signal }) => readPicture(path, signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return data === undefined ? null : <img className={styles.picture} src={data} alt={name} decoding="async" />;
}
