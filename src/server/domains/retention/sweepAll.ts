import { lt } from 'drizzle-orm';
import type { FileStore } from '../../core/files/FileStore.ts';
import type { Services } from '../../core/services.ts';
import { ENVIRONMENTS } from '../../database/schema/columns.ts';
import {
  businesses,
  one_time_tokens,
  outbox_messages,
  registrations,
  sessions,
  sign_in_tries,
} from '../../database/schema/index.ts';
import { keptSince } from './keptFor.ts';
import { sweepFiles } from './sweepFiles.ts';
import { sweepRows } from './sweepRows.ts';

/** What a sweep needs. */
export interface SweepContext {
  readonly services: Pick<Services, 'database' | 'config' | 'now'>;
  readonly store: FileStore;
  /** Whether the process ends: what is begun is finished, nothing else is begun. */
  isStopping(): boolean;
  onError(error: unknown): void;
}

/** Takes away what of all businesses nobody can use any more (`KEPT_FOR`). What fails for one is told, and others go on. */
export async function sweepAll({ services, store, isStopping, onError }: SweepContext): Promise<void> {
  const { database, config } = services;
  const now = services.now();
  await database.drizzle.delete(outbox_messages).where(lt(outbox_messages.created, keptSince('message', now)));
  await database.drizzle.delete(sessions).where(lt(sessions.expires, keptSince('session', now)));
  const links = keptSince('mailedLink', now);
  await database.drizzle.delete(one_time_tokens).where(lt(one_time_tokens.expires, links));
  await database.drizzle.delete(registrations).where(lt(registrations.expires, links));
  await database.drizzle.delete(sign_in_tries).where(lt(sign_in_tries.last, keptSince('signInTry', now)));
  const rows = await database.drizzle.select({ id: businesses.business_id }).from(businesses);
  for (const { id: businessId } of rows) {
    for (const environment of ENVIRONMENTS) {
      if (isStopping()) return;
      const scope = { businessId, environment };
      try {
        await sweepRows(database, scope, now);
        await sweepFiles(database, store, config.current().config.records.values(), scope, now);
      } catch (error) {
        onError(error);
      }
    }
  }
}
