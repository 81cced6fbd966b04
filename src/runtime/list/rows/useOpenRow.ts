import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Opens the record of a row; it knows the list that it was opened from. */
export type OpenRow = (path: string) => void;

/** Returns how rows are opened: always the same function, so that a new address renders no row again. */
export function useOpenRow(): OpenRow {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const latest = useRef<OpenRow>(() => undefined);
  useLayoutEffect(() => {
    latest.current = (path) => void navigate(path, { state: { list: pathname + search } });
  }, [navigate, pathname, search]);
  return useCallback((path) => latest.current(path), []);
}
