import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';

/** An action that a toast offers, such as undo. */
export interface ToastAction {
  readonly label: string;
  /** When the offer expires, in milliseconds since 1970; the toast stays until then. */
  readonly until: number;
  readonly onSelect: () => void;
  /** Called when the toast is gone; after `onSelect`, if the user has selected it. */
  readonly onExpire?: () => void;
}

/** The content of a toast. */
export interface ToastMessage {
  readonly id: number;
  readonly text: ReactNode;
  readonly tone: 'positive' | 'critical';
  readonly action?: ToastAction | undefined;
}

interface ToastValue {
  readonly toast: ToastMessage | undefined;
  readonly show: (text: ReactNode, tone?: ToastMessage['tone'], action?: ToastAction) => void;
  readonly close: () => void;
}

const ToastContext = createContext<ToastValue | undefined>(undefined);

/** Keeps the toast above the console, so that it survives a switch of business or environment. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [toast, setToast] = useState<ToastMessage>();
  const current = useRef<ToastMessage>(undefined);
  const replace = useCallback((next: ToastMessage | undefined) => {
    const gone = current.current;
    current.current = next;
    setToast(next);
    gone?.action?.onExpire?.();
  }, []);
  const lastId = useRef(0);
  const show = useCallback<ToastValue['show']>(
    (text, tone = 'positive', action = undefined) => {
      lastId.current += 1;
      replace({ id: lastId.current, text, tone, action });
    },
    [replace],
  );
  const close = useCallback(() => replace(undefined), [replace]);
  const value = useMemo(() => ({ toast, show, close }), [toast, show, close]);
  return <ToastContext value={value}>{children}</ToastContext>;
}

function useToastValue(): ToastValue {
  const value = useContext(ToastContext);
  if (value === undefined) throw new Error('A toast is shown outside its provider.');
  return value;
}

/** Returns a function that shows a toast about a completed change. */
export function useToast(): ToastValue['show'] {
  return useToastValue().show;
}

/** Returns the current toast and a function that closes it. */
export function useShownToast(): Pick<ToastValue, 'toast' | 'close'> {
  return useToastValue();
}
