import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { mergeValues } from '#contract/forms/mergeValues.ts';
import type { FormAnswer, ResolvedForm } from '#contract/generated/api.ts';
import { useConsole } from '../../console/ConsoleContext.ts';
import { request } from '../../core/session/request.ts';
import type { FormValues } from '../values/FormValues.ts';
import type { ValuePath } from '../values/Typing.ts';
import { withValue } from '../values/withValue.ts';
import type { Draft, DraftConflict } from './Draft.ts';
import { type DraftOwner, readDraft, removeDraft, saveDraft } from './drafts.ts';

/** Pause after the last input before the draft is saved, in milliseconds. */
const PAUSE = 300;

const NONE: readonly string[] = [];

/**
 * The unsaved input, stored on the device until it is sent or discarded. `address`: that of the action.
 * Rule actions.changed-record.
 */
export function useDraft(form: ResolvedForm, start: FormValues, draftKey: string, address: string): Draft {
  const { console } = useConsole();
  const userId = console.user.id;
  const businessId = console.business.id;
  const { environment } = console;
  const owner: DraftOwner = useMemo(
    () => ({ userId, businessId, environment, draftKey }),
    [userId, businessId, environment, draftKey],
  );
  const [restored, setRestored] = useState(() => readDraft(owner, form, start));
  const [values, setValues] = useState<FormValues>(restored?.values ?? start);
  const [initial, setInitial] = useState(start);
  const [conflicts, setConflicts] = useState<readonly DraftConflict[]>(restored?.conflicts ?? []);
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
    pending.current = { timer: window.setTimeout(flush, PAUSE), save: () => saveDraft(owner, form, initial, next) };
  }

  function change(next: FormValues): void {
    keep(next);
    setValues(next);
  }

  function note(path: ValuePath, value: unknown): void {
    keep(withValue(latest.current, path, value));
  }

  function cancelSave(): void {
    clearTimeout(pending.current?.timer);
    pending.current = undefined;
  }

  /** Removes the draft after it has been sent or discarded. */
  function forget(): void {
    cancelSave();
    removeDraft(owner);
    setIsDirty(false);
  }

  function discard(): void {
    forget();
    setRestored(undefined);
    setConflicts([]);
    latest.current = initial;
    setValues(initial);
  }

  async function catchUp(): Promise<void> {
    const { body } = await request(`${address}/form`);
    const current = (body as FormAnswer).values;
    const merged = mergeValues(initial, latest.current, current);
    cancelSave();
    latest.current = merged.values;
    setInitial(current);
    setValues(merged.values);
    setConflicts(merged.conflicts);
    saveDraft(owner, form, current, merged.values);
  }

  function settle(field: string): void {
    setConflicts((before) => before.filter((conflict) => conflict.field !== field));
  }

  const isRestored = restored !== undefined;
  const misfits = restored?.misfits ?? NONE;
  return { values, isDirty, isRestored, change, note, forget, discard, conflicts, misfits, settle, initial, catchUp };
}
