import { lt, sql } from 'drizzle-orm';
import type { FileStore } from '../../core/files/FileStore.ts';
import { businessesThat } from '../../core/periodic/businessesThat.ts';
import type { Services } from '../../core/services.ts';
import type { Database } from '../../database/database.ts';
import {
  one_time_tokens,
  outbox_messages,
  queue_tasks,
  registrations,
  sessions,
  sign_in_tries,
} from '../../database/schema/index.ts';
import { anyOf, type ScopeTerms } from '../../database/scopeTerms.ts';
import { retainedSince } from './retention.ts';
import { hasUnattachedFiles, sweepFiles } from './sweepFiles.ts';
import { hasOldRows, sweepRows } from './sweepRows.ts';
import { hasExpiredUploads, sweepUploads } from './sweepUploads.ts';

/** Context for deleting expired data. */
export interface SweepContext {
  readonly services: Pick<Services, 'database' | 'config' | 'realTime'>;
  readonly store: FileStore;
  /** Whether the process is shutting down: the business in progress is finished and no other is started. */
  isStopping(): boolean;
  onError(error: unknown): void;
}

/** Deletes the messages created before a moment, and their tasks that still wait or are dead. */
async function deleteMessages({ drizzle }: Database, before: Date): Promise<void> {
  await drizzle.execute(sql`
    with deleted as (
      delete from ${outbox_messages} where created < ${before.toISOString()}::timestamptz returning message_id, channel)
    delete from ${queue_tasks} q using deleted
    where q.queue = deleted.channel and q.key = deleted.message_id::text and q.business_id is null`);
}

/** Deletes expired data of all businesses (`RETENTION`). An error in one business is logged, and others continue. */
export async function sweepAll({ services, store, isStopping, onError }: SweepContext): Promise<void> {
  const { database, config } = services;
  const now = services.realTime();
  await deleteMessages(database, retainedSince('message', now));
  await database.drizzle.delete(sessions).where(lt(sessions.expires, retainedSince('session', now)));
  const links = retainedSince('mailedLink', now);
  await database.drizzle.delete(one_time_tokens).where(lt(one_time_tokens.expires, links));
  await database.drizzle.delete(registrations).where(lt(registrations.expires, links));
  await database.drizzle.delete(sign_in_tries).where(lt(sign_in_tries.last, retainedSince('signInTry', now)));
  const records = [...config.current().config.records.values()];
  const hasExpiredData = (business: ScopeTerms) =>
    anyOf([hasOldRows(business, now), hasExpiredUploads(business, now), hasUnattachedFiles(records, business, now)]);
  for (const { scope } of await businessesThat(services, hasExpiredData)) {
    if (isStopping()) return;
    try {
      await sweepRows(database, scope, now);
      await sweepUploads(database, store, scope, now);
      await sweepFiles(database, store, records, scope, now);
    } catch (error) {
      onError(error);
    }
  }
}
