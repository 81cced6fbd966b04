import { useDeferredValue, useMemo, useState } from 'react';
import { shownFields } from '#contract/forms/shownFields.ts';
import type { ResolvedForm } from '#contract/generated/api.ts';
import type { FormValues } from '../values/FormValues.ts';

/** The id of the last step, in which everything is read once more before it is sent. */
export const REVIEW = 'review';

/** The steps of a form that is filled in part by part. */
export interface Steps {
  /** The ids in order, the review last. */
  readonly ids: readonly string[];
  readonly current: string;
  readonly isReview: boolean;
  readonly go: (id: string) => void;
  readonly next: () => void;
  readonly back: () => void;
  /** The step of a field. */
  readonly stepOf: (field: string) => string | undefined;
}

/**
 * Returns the steps of a form that have a field at these values; `undefined` for a form that is filled in at once. The first
 * step is shown or, of a draft that goes on, the first one that is not complete: that of one of the `begunWith` fields, or
 * the review where there are none. `onLeave` is called before another step is shown.
 */
export function useSteps(
  form: ResolvedForm,
  values: FormValues,
  begunWith: () => readonly string[] | undefined,
  onLeave: () => void,
): Steps | undefined {
  const ids = useMemo(() => {
    const shown = shownFields(form, values);
    const hasField = (id: string) =>
      form.sections.some(({ step, fields }) => step === id && fields.some(({ field }) => shown.has(field)));
    return [...(form.steps ?? []).map(({ id }) => id).filter(hasField), REVIEW];
  }, [form, values]);
  const stepOf = useMemo(() => {
    const places = new Map(form.sections.flatMap(({ step, fields }) => fields.map(({ field }) => [field, step])));
    return (field: string) => places.get(field);
  }, [form]);
  const [current, setCurrent] = useState(() => {
    const left = form.steps === undefined ? undefined : begunWith()?.map(stepOf);
    const first = left === undefined ? ids[0] : ids.find((id) => left.includes(id));
    return first ?? REVIEW;
  });
  if (form.steps === undefined) return undefined;
  const place = ids.indexOf(current);
  const go = (id: string) => {
    onLeave();
    setCurrent(id);
  };
  return {
    ids,
    current,
    isReview: current === REVIEW,
    go,
    next: () => go(ids[Math.min(place + 1, ids.length - 1)] ?? REVIEW),
    back: () => go(ids[Math.max(place - 1, 0)] ?? REVIEW),
    stepOf,
  };
}

/** Counts what is left to do in each step, from the fields with an error. */
export function useLeft(
  steps: Steps | undefined,
  values: unknown,
  invalidFields: (values: unknown) => readonly string[],
): ReadonlyMap<string, number> {
  const deferred = useDeferredValue(values);
  const stepOf = steps?.stepOf;
  return useMemo(() => {
    const left = new Map<string, number>();
    for (const field of stepOf === undefined ? [] : new Set(invalidFields(deferred))) {
      const step = stepOf?.(field);
      if (step !== undefined) left.set(step, (left.get(step) ?? 0) + 1);
    }
    return left;
  }, [stepOf, deferred, invalidFields]);
}
