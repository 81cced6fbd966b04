import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { mergeValues } from '#contract/forms/mergeValues.ts';
import type { FormDraftAnswer } from '#contract/generated/api.ts';
import { useConsole } from '../../console/ConsoleContext.ts';
import { refreshShown } from '../../console/providers/refreshShown.ts';
import { realTimeOf } from '../../core/businessTime.ts';
import { RequestError } from '../../core/session/RequestError.ts';
import { request } from '../../core/session/request.ts';
import type { FormValues } from '../values/FormValues.ts';
import type { ValuePath } from '../values/Typing.ts';
import { withValue } from '../values/withValue.ts';
import type { Draft, DraftConflict, Saving } from './Draft.ts';

/** Pause after the last input before the draft is saved, in milliseconds. */
const PAUSE = 800;

/** Poll interval for changes of other people, and the pause before a failed save is tried again, in milliseconds. */
const POLL_INTERVAL = 8_000;

/** How long after a save its person counts as present, in milliseconds. */
const PRESENT = 2 * 60_000;

const NONE: readonly string[] = [];

/** Reads the draft of the form at an address of an action. */
export async function fetchDraft(address: string, signal?: AbortSignal): Promise<FormDraftAnswer> {
  const { body } = await request(`${address}/draft`, signal === undefined ? {} : { signal });
  return body as FormDraftAnswer;
}

/** The other person who saved a draft a moment ago. */
function otherOf({ saved_by: by, updated }: FormDraftAnswer): string | undefined {
  const isPresent = updated !== undefined && Date.now() - realTimeOf(updated) < PRESENT;
  return by !== undefined && !by.is_self && isPresent ? by.name : undefined;
}

/** The values without the fields that the server has rejected; `undefined` where it named none of them. */
function withoutRejected(values: FormValues, error: unknown): FormValues | undefined {
  if (!(error instanceof RequestError) || error.status !== 400) return undefined;
  const rejected = new Set(error.errors.map(({ field }) => field.split('.')[0]));
  const rest = Object.entries(values).filter(([name]) => !rejected.has(name));
  return rest.length < Object.keys(values).length ? Object.fromEntries(rest) : undefined;
}

/**
 * Saves values, or all but the fields that the server rejects, such as one that a form opened before a deployment still has.
 * Returns whether all are saved.
 * Rule forms.changed-form.
 */
async function putAccepted(put: (values: FormValues) => Promise<void>, values: FormValues): Promise<boolean> {
  try {
    await put(values);
    return true;
  } catch (error) {
    const rest = withoutRejected(values, error);
    if (rest === undefined) throw error;
    await put(rest);
    return false;
  }
}

/**
 * What the people of a business fill in of a form with steps: saved on the server as it is typed, and joined with what others
 * save.
 * Rule forms.shared-drafts.
 */
export function useSharedDraft(start: FormValues, address: string, stored: FormDraftAnswer): Draft {
  const client = useQueryClient();
  const { console } = useConsole();
  const business_id = console.business.id;
  const { environment } = console;
  const [values, setValues] = useState<FormValues>(() => (stored.version === 0 ? start : stored.values));
  const [saving, setSaving] = useState<Saving>('saved');
  const [other, setOther] = useState(() => otherOf(stored));
  const [conflicts, setConflicts] = useState<readonly DraftConflict[]>([]);
  const current = useRef(values);
  const synced = useRef({ version: stored.version, values });
  const timer = useRef<number>(undefined);
  const isSaving = useRef(false);
  /** Ends with the save that is under way. */
  const underWay = useRef<Promise<void>>(undefined);
  const isClosed = useRef(false);
  /** The form is being sent: its draft may end at any moment, and is neither read nor saved. */
  const isSending = useRef(false);

  const show = useCallback((next: FormValues) => {
    current.current = next;
    setValues(next);
  }, []);

  /** Joins what another person, or this one on another device, saved with what was typed here. */
  const join = useCallback(
    (theirs: FormDraftAnswer) => {
      const merged = mergeValues(synced.current.values, current.current, theirs.values);
      synced.current = { version: theirs.version, values: theirs.values };
      show(merged.values);
      const isOwn = theirs.saved_by?.is_self === true;
      setConflicts((before) => [
        ...before.filter(({ field }) => !merged.conflicts.some((conflict) => conflict.field === field)),
        ...merged.conflicts.map((conflict) => ({ ...conflict, isOwn })),
      ]);
      setOther(otherOf(theirs));
    },
    [show],
  );

  const isUnsaved = useCallback(() => JSON.stringify(current.current) !== JSON.stringify(synced.current.values), []);

  const save = useCallback(async (): Promise<void> => {
    clearTimeout(timer.current);
    if (isSaving.current || isSending.current || !isUnsaved()) return;
    isSaving.current = true;
    let end: () => void = () => undefined;
    underWay.current = new Promise((resolve) => {
      end = resolve;
    });
    setSaving('saving');
    const sent = current.current;
    const again = (pause: number) => {
      if (!isClosed.current) timer.current = window.setTimeout(() => void save(), pause);
    };
    const put = async (values: FormValues) => {
      const body = { business_id, environment, values, version: synced.current.version };
      const answer = await request(`${address}/draft`, { method: 'PUT', body });
      synced.current = { version: (answer.body as FormDraftAnswer).version, values };
    };
    try {
      const isWhole = await putAccepted(put, sent);
      if (!isWhole) setSaving('failed');
      else if (isUnsaved()) again(PAUSE);
      else setSaving('saved');
    } catch (error) {
      if (error instanceof RequestError && error.code === 'DRAFT_CHANGED_ERROR') {
        await fetchDraft(address).then(join, () => undefined);
        again(0);
      } else {
        setSaving('failed');
        // Another value of the person is tried at once; an outage ends by itself.
        if (!(error instanceof RequestError) || error.status >= 500 || error.status === 0) again(POLL_INTERVAL);
      }
    } finally {
      isSaving.current = false;
      end();
    }
  }, [address, business_id, environment, isUnsaved, join]);

  /** Saves what is not saved yet, and waits for it. */
  const flush = useCallback(async (): Promise<void> => {
    await underWay.current;
    await save();
    clearTimeout(timer.current);
  }, [save]);

  /** Sends the form once all is saved: nothing may arrive after the action that ends the draft. */
  async function sendWith(send: () => Promise<void>): Promise<void> {
    await flush();
    isSending.current = true;
    try {
      await send();
    } finally {
      isSending.current = false;
      if (isUnsaved()) saveSoon();
    }
  }

  /** The screen behind the form shows what was saved. */
  const close = useCallback(async (): Promise<void> => {
    await flush();
    if (synced.current.version !== stored.version) await refreshShown(client);
  }, [client, flush, stored.version]);

  useEffect(() => {
    isClosed.current = false;
    const poll = window.setInterval(() => {
      if (isSaving.current || isSending.current || document.visibilityState === 'hidden') return;
      void fetchDraft(address).then(
        (theirs) => {
          if (isSaving.current || isClosed.current) return;
          if (theirs.version > synced.current.version) join(theirs);
          else setOther(otherOf(theirs));
        },
        () => undefined,
      );
    }, POLL_INTERVAL);
    const leave = () => void save();
    window.addEventListener('pagehide', leave);
    return () => {
      isClosed.current = true;
      clearInterval(poll);
      window.removeEventListener('pagehide', leave);
      void close();
    };
  }, [address, close, join, save]);

  function saveSoon(): void {
    setSaving('saving');
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => void save(), PAUSE);
  }

  function change(next: FormValues): void {
    show(next);
    saveSoon();
  }

  function note(path: ValuePath, value: unknown): void {
    current.current = withValue(current.current, path, value);
    saveSoon();
  }

  /** What was sent is not saved once more. */
  function forget(): void {
    clearTimeout(timer.current);
    synced.current = { version: 0, values: current.current };
  }

  function settle(field: string): void {
    setConflicts((before) => before.filter((conflict) => conflict.field !== field));
  }

  return {
    values,
    isDirty: saving !== 'saved',
    isRestored: false,
    change,
    note,
    forget,
    discard: () => change(start),
    conflicts,
    misfits: stored.misfits ?? NONE,
    settle,
    shared: { goesOn: stored.version > 0, saving, other, sendWith },
  };
}
