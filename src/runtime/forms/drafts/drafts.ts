import { fitValues } from '#contract/forms/fitValues.ts';
import { hasChanged, type MergedValues, mergeValues } from '#contract/forms/mergeValues.ts';
import type { ResolvedForm, ResolvedFormField } from '#contract/generated/api.ts';
import { readSession } from '../../core/session/storedSession.ts';
import type { FormValues } from '../values/FormValues.ts';

/** How long a draft is kept, in milliseconds: 7 days. */
const LIFETIME = 7 * 86_400_000;

/** The owner and the subject of a draft. Signing out removes all drafts from the device. Rule session.drafts. */
export interface DraftOwner {
  readonly userId: string;
  readonly businessId: string;
  readonly environment: string;
  /** Identifies the form and the record. */
  readonly draftKey: string;
}

interface StoredDraft {
  readonly saved: number;
  /** The initial values of the form that was filled in, as JSON. */
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

/** Returns the values that may be stored on the device: no secrets and no files. */
export function draftValues(form: ResolvedForm, values: FormValues): FormValues {
  return keptOf(
    form.sections.flatMap((section) => section.fields),
    values,
  );
}

/** Saves the input so far, while a user is signed in. A device without storage space keeps none. */
export function saveDraft(owner: DraftOwner, form: ResolvedForm, start: FormValues, values: FormValues): void {
  if (readSession() === undefined) return;
  const draft: StoredDraft = { saved: Date.now(), start: JSON.stringify(start), values: draftValues(form, values) };
  try {
    localStorage.setItem(keyOf(owner), JSON.stringify(draft));
  } catch {
    // The form works without a draft.
  }
}

/** Removes a draft. */
export function removeDraft(owner: DraftOwner): void {
  localStorage.removeItem(keyOf(owner));
}

/** A draft of this device, as its form takes it. */
export interface RestoredDraft extends MergedValues {
  /** Fields of which a value was left out, because the form takes another type by now. */
  readonly misfits: readonly string[];
}

/**
 * Returns the draft, fitted to the form and merged with what has changed in its initial values since; `undefined` without a
 * draft, or where the record has all of it.
 * Rule forms.changed-form.
 */
export function readDraft(owner: DraftOwner, form: ResolvedForm, start: FormValues): RestoredDraft | undefined {
  const text = localStorage.getItem(keyOf(owner));
  if (text === null) return undefined;
  try {
    const draft = JSON.parse(text) as Partial<StoredDraft>;
    const isFresh = typeof draft.saved === 'number' && Date.now() - draft.saved < LIFETIME;
    if (isFresh && typeof draft.start === 'string' && typeof draft.values === 'object') {
      const begun = JSON.parse(draft.start) as FormValues;
      // A field that is kept and that the draft does not have was emptied.
      const kept = Object.keys(draftValues(form, begun));
      const others = Object.entries(begun).filter(([field]) => !kept.includes(field));
      const mine = fitValues(form, { ...Object.fromEntries(others), ...draft.values });
      const merged = mergeValues(fitValues(form, begun).values, mine.values, start);
      const fields = Object.keys({ ...start, ...merged.values });
      const hasMore = fields.some((field) => hasChanged(start, merged.values, field));
      if (hasMore || mine.misfits.length > 0) return { ...merged, misfits: mine.misfits };
    }
  } catch {
    // An unreadable draft is ignored.
  }
  removeDraft(owner);
  return undefined;
}
