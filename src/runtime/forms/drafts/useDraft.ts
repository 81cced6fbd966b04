import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ResolvedForm } from '#contract/generated/api.ts';
import { useConsole } from '../../console/ConsoleContext.ts';
import type { FormValues } from '../values/FormValues.ts';
import type { ValuePath } from '../values/Typing.ts';
import { withValue } from '../values/withValue.ts';
import type { Draft } from './Draft.ts';
import { type DraftOwner, readDraft, removeDraft, saveDraft } from './drafts.ts';

/** Pause after the last input before the draft is saved, in milliseconds. */
const PAUSE = 300;

/** The unsaved input, stored on the device until it is sent or discarded. */
export function useDraft(form: ResolvedForm, start: FormValues, draftKey: string): Draft {
  const { console } = useConsole();
  const userId = console.user.id;
  const businessId = console.business.id;
  const { environment } = console;
  const owner: DraftOwner = useMemo(
    () => ({ userId, businessId, environment, draftKey }),
    [userId, businessId, environment, draftKey],
  );
  const [restored, setRestored] = useState(() => readDraft(owner, start));
  const [values, setValues] = useState<FormValues>(() => ({ ...start, ...restored }));
  const latest = useRef(values);
  const [isDirty, setIsDirty] = useState(restored !== undefined);
  const pending = useRef<{ timer: number; save: () => void }>(undefined);

  const flush = useCallback(() => {
    if (pending.current === undefined) return;
    clearTimeout(pending.current.timer);
    pending.current.save();
    pending.current = undefined;
  }, []);

  useEffect(() => {
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);

  function keep(next: FormValues): void {
    latest.current = next;
    setIsDirty(true);
    clearTimeout(pending.current?.timer);
    pending.current = { timer: window.setTimeout(flush, PAUSE), save: () => saveDraft(owner, form, start, next) };
  }

  function change(next: FormValues): void {
    keep(next);
    setValues(next);
  }

  function note(path: ValuePath, value: unknown): void {
    keep(withValue(latest.current, path, value));
  }

  /** Removes the draft after it has been sent or discarded. */
  function forget(): void {
    clearTimeout(pending.current?.timer);
    pending.current = undefined;
    removeDraft(owner);
    setIsDirty(false);
  }

  function discard(): void {
    forget();
    setRestored(undefined);
    latest.current = start;
    setValues(start);
  }

  return { values, isDirty, isRestored: restored !== undefined, change, note, forget, discard };
}
