import { useQuery } from '@tanstack/react-query';
import { download } from '../../../core/session/download.ts';

/** An uploaded file with its content, which never changes: a cell and the dialog that it opens download it once. */
export function useFileContent(path: string) {
  return useQuery({
    queryKey: ['file-content', path],
    queryFn: ({ signal }) => download(path, signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
