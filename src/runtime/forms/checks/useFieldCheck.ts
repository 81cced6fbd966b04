import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { FormCheck, FormChecksAnswer, ResolvedFormField } from '#contract/generated/api.ts';
import { useConsole } from '../../console/ConsoleContext.ts';
import { realTimeOf } from '../../core/businessTime.ts';
import { request } from '../../core/session/request.ts';
import type { FormValues } from '../values/FormValues.ts';

/** Poll interval while a service has not answered, in milliseconds; longer once it takes longer than usual. */
const POLL_INTERVAL = 1_500;
const SLOW_INTERVAL = 6_000;

/** After how long a check takes longer than usual, and when it can be repeated, in milliseconds. */
const SLOW_AFTER = 15_000;
const REPEAT_AFTER = 10_000;

function isPending(answer: FormChecksAnswer | undefined): boolean {
  return answer?.checks.some(({ status }) => status === 'PENDING') === true;
}

function ageOf(check: FormCheck | undefined, now: number): number {
  return check === undefined ? Number.POSITIVE_INFINITY : now - realTimeOf(check.requested);
}

/** The time, each second while a check is young. */
function useSeconds(isRunning: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isRunning) return;
    setNow(Date.now());
    const timer = window.setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}

/** The check of a field's value by a service. Rule activation.tax-number-check, activation.website-check. */
export function useFieldCheck({ field, check: declared }: ResolvedFormField, address: string, values: FormValues) {
  const { console } = useConsole();
  const queryClient = useQueryClient();
  const queryKey = ['form-checks', address];
  const { data } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await request(`${address}/checks`, { signal })).body as FormChecksAnswer,
    retry: false,
    refetchInterval: ({ state }) => {
      if (!isPending(state.data)) return false;
      const youngest = Math.min(...(state.data?.checks ?? []).map((each) => ageOf(each, Date.now())));
      return youngest < SLOW_AFTER ? POLL_INTERVAL : SLOW_INTERVAL;
    },
  });
  const last = data?.checks.find((check) => check.field === field);
  const name = declared?.with === undefined ? undefined : values[declared.with];
  const isCurrent = last !== undefined && last.value === values[field] && last.name === (name ?? undefined);
  const {
    mutate,
    error,
    isPending: isSending,
  } = useMutation({
    mutationFn: async () => {
      const input = Object.fromEntries(
        [field, ...(declared?.with === undefined ? [] : [declared.with])].flatMap((own) =>
          values[own] === undefined ? [] : [[own, values[own]]],
        ),
      );
      const { business, environment } = console;
      const body = { business_id: business.id, environment, field, input };
      return (await request(`${address}/checks`, { method: 'POST', body })).body as FormChecksAnswer;
    },
    onSuccess: (answer) => queryClient.setQueryData(queryKey, answer),
  });
  const age = ageOf(last, useSeconds(last !== undefined && ageOf(last, Date.now()) < SLOW_AFTER + 1_000));
  return {
    /** The result about the current value. */
    current: isCurrent ? last : undefined,
    isSlow: age > SLOW_AFTER,
    /** Seconds until it can be repeated. */
    wait: Math.max(0, Math.ceil((REPEAT_AFTER - age) / 1_000)),
    isSending,
    error,
    run: () => mutate(),
  };
}
