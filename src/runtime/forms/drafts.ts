import type { ResolvedForm, ResolvedFormField } from '#contract/generated/api.ts';
import { readSession } from '../core/session/storedSession.ts';
import type { FormValues } from './FormValues.ts';

/** How long a draft is kept, in milliseconds: 7 days. */
const LIFETIME = 7 * 86_400_000;

/** Whose draft it is and of what. Signing out takes all of them off the device. Rule session.drafts. */
export interface DraftOwner {
  readonly userId: string;
  readonly businessId: string;
  readonly environment: string;
  /** Which form, of which record. */
  readonly draftKey: string;
}

interface StoredDraft {
  readonly saved: number;
  /** What the form began with; where that has changed since, the draft is of no use. */
  readonly start: string;
  readonly values: FormValues;
}

function keyOf({ userId, businessId, environment, draftKey }: DraftOwner): string {
  return `beranda.draft.${userId}.${businessId}.${environment}.${draftKey}`;
}

function isKept({ secret, type }: ResolvedFormField): boolean {
  return secret !== true && type !== 'file';
}

function keptOf(fields: readonly ResolvedFormField[], values: FormValues): FormValues {
  const kept: Record<string, unknown> = {};
  for (const field of fields) {
    const value = values[field.field];
    if (value === undefined || !isKept(field)) continue;
    kept[field.field] = field.fields === undefined ? value : keptParts(field.fields, value);
  }
  return kept;
}

function keptParts(fields: readonly ResolvedFormField[], value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => keptParts(fields, item));
  return typeof value === 'object' && value !== null ? keptOf(fields, value as FormValues) : value;
}

/** What of the values may stay on the device: no secret and no file. */
export function draftValues(form: ResolvedForm, values: FormValues): FormValues {
  return keptOf(
    form.sections.flatMap((section) => section.fields),
    values,
  );
}

/** Keeps what has been typed so far, while somebody is signed in. A device without room keeps none. */
export function saveDraft(owner: DraftOwner, form: ResolvedForm, start: FormValues, values: FormValues): void {
  if (readSession() === undefined) return;
  const draft: StoredDraft = { saved: Date.now(), start: JSON.stringify(start), values: draftValues(form, values) };
  try {
    localStorage.setItem(keyOf(owner), JSON.stringify(draft));
  } catch {
    // Typing goes on without it.
  }
}

/** Forgets what had been typed. */
export function removeDraft(owner: DraftOwner): void {
  localStorage.removeItem(keyOf(owner));
}

/** What had been typed before, or `undefined` where there is nothing, or nothing of use any more. */
export function readDraft(owner: DraftOwner, start: FormValues): FormValues | undefined {
  const text = localStorage.getItem(keyOf(owner));
  if (text === null) return undefined;
  try {
    const draft = JSON.parse(text) as Partial<StoredDraft>;
    const isFresh = typeof draft.saved === 'number' && Date.now() - draft.saved < LIFETIME;
    if (isFresh && draft.start === JSON.stringify(start) && typeof draft.values === 'object') return draft.values;
  } catch {
    // What cannot be read is no draft.
  }
  removeDraft(owner);
  return undefined;
}
