import { type ApiRecord, useConsole, useRead } from '#runtime/islands/index.ts';
import type { CardRows, CardSource } from './cardEvents.ts';

/** More events of one kind than a payment has. */
const MOST = 50;

const FRESH = 10_000;

function useSource(source: CardSource, paymentId: string | undefined) {
  const { console, timeZone } = useConsole();
  const resource = console.resources[source];
  const query = new URLSearchParams({
    range: JSON.stringify([0, MOST - 1]),
    filter: JSON.stringify({ payment_id: paymentId }),
    time_zone: timeZone,
  });
  // The key begins like the rows of the resource, so that changes of those refetch it.
  const key = [source, 'card-timeline', paymentId];
  return useRead<ApiRecord[]>(
    key,
    `${resource?.api}?${query}`,
    FRESH,
    resource !== undefined && paymentId !== undefined,
  );
}

/** Queries the records of a card payment, from each resource that is open to the user. */
export function useCardRows(paymentId: string | undefined): {
  readonly rows: CardRows;
  readonly isWaiting: boolean;
  readonly error: Error | null;
  readonly refetch: () => void;
} {
  const reads = {
    'credit-card-tokenizations': useSource('credit-card-tokenizations', paymentId),
    'credit-card-authentications': useSource('credit-card-authentications', paymentId),
    'credit-card-authorizations': useSource('credit-card-authorizations', paymentId),
    'credit-card-settlements': useSource('credit-card-settlements', paymentId),
    'credit-card-refunds': useSource('credit-card-refunds', paymentId),
    'credit-card-chargebacks': useSource('credit-card-chargebacks', paymentId),
  } as const;
  const all = Object.values(reads);
  const rows: Partial<Record<CardSource, readonly ApiRecord[]>> = {};
  for (const [source, { data }] of Object.entries(reads)) if (data !== undefined) rows[source as CardSource] = data;
  return {
    rows,
    isWaiting: all.some(({ isPending, isFetching }) => isPending && isFetching),
    error: all.find(({ error }) => error !== null)?.error ?? null,
    refetch: () => {
      for (const read of all) if (read.error !== null) void read.refetch();
    },
  };
}
