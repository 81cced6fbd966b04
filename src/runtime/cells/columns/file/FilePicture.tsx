import { Picture } from './Picture.tsx';
import { useFileContent } from './useFileContent.ts';

interface FilePictureProps {
  readonly path: string;
  /** Name of the file: its alternative text. */
  readonly name: string;
}

/** An uploaded picture. Nothing where it cannot be shown: its name is below it. */
export function FilePicture({ path, name }: FilePictureProps) {
  const { data } = useFileContent(path);
  return data === undefined ? null : <Picture {...data} name={name} />;
}
