import { v7 as uuidv7 } from 'uuid';
import type { Services } from '../../core/services.ts';
import { scopeColumns } from '../../database/belongsTo.ts';
import { type BusinessScope, inBusiness } from '../../database/inBusiness.ts';
import { insertRow } from '../../database/insertRow.ts';
import { api_logs } from '../../database/schema/index.ts';
import { sendLater } from '../../database/sendLater.ts';

/** A request to log, without its owner, id and time. */
export type LoggedRequest = Omit<typeof api_logs.$inferInsert, 'business_id' | 'environment' | 'id' | 'created'>;

interface Waiting {
  readonly scope: BusinessScope;
  readonly row: typeof api_logs.$inferInsert;
}

/** Maximum number of requests that wait to be written; further requests with a key wait for room. */
const MAXIMUM_WAITING = 1_000;

/**
 * Writes the API log after responses, also of requests that were rolled back. Requests that end while rows are written are
 * written together next, one transaction for each business: a request alone is written at once, many share a commit.
 * Rule api-keys.logged.
 */
export class ApiLogWriter {
  private waiting: Waiting[] = [];
  private writing: Promise<void> | undefined;

  constructor(
    private readonly services: Pick<Services, 'pool' | 'realTime'>,
    private readonly onError: (error: unknown) => void,
  ) {}

  /** Adds a request to the log. */
  add(scope: BusinessScope, logged: LoggedRequest): void {
    const created = this.services.realTime();
    const id = uuidv7({ msecs: created.getTime() });
    this.waiting.push({ scope, row: { ...logged, ...scopeColumns(scope), id, created } });
    this.writing ??= this.writeAll().finally(() => {
      this.writing = undefined;
    });
  }

  /** Resolves when a further request may be added. */
  async room(): Promise<void> {
    while (this.waiting.length >= MAXIMUM_WAITING) await this.writing;
  }

  /** Resolves when all is written. */
  async stop(): Promise<void> {
    while (this.writing !== undefined) await this.writing;
  }

  private async writeAll(): Promise<void> {
    while (this.waiting.length > 0) {
      const ofScopes = new Map<string, Waiting[]>();
      for (const waiting of this.waiting) {
        const owner = `${waiting.scope.businessId} ${waiting.scope.environment}`;
        const batch = ofScopes.get(owner);
        if (batch === undefined) ofScopes.set(owner, [waiting]);
        else batch.push(waiting);
      }
      this.waiting = [];
      for (const batch of ofScopes.values()) await this.writeBatch(batch);
    }
  }

  /** A row that cannot be stored takes no other with it: it is kept without its request and response. */
  private async writeBatch(batch: readonly Waiting[]): Promise<void> {
    try {
      await this.write(batch);
    } catch (error) {
      this.onError(error);
      for (const { scope, row } of batch.length > 1 ? batch : []) await this.writeBatch([{ scope, row }]);
      const [only] = batch;
      if (batch.length > 1 || only === undefined) return;
      const bare = { ...only, row: { ...only.row, request: null, response: null } };
      await this.write([bare]).catch(this.onError);
    }
  }

  private async write(batch: readonly Waiting[]): Promise<void> {
    const [first] = batch;
    if (first === undefined) return;
    await inBusiness(this.services.pool, first.scope, async (tx) => {
      for (const { row } of batch) await sendLater(tx, insertRow(tx, api_logs, row));
    });
  }
}
