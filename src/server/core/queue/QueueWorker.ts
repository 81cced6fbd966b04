import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../database/database.ts';
import { Shares } from '../../database/shares/Shares.ts';
import { correctFuture, dueQueues, LEASE_MS, renewLeases, returnTask, takeTask } from './leases.ts';
import { type Admission, businessShare, type Queue, type QueueName, type Task, type WorkerRun } from './Queue.ts';
import { runOf, runTask } from './runTask.ts';

/** How often due tasks are looked up, in milliseconds: people wait for codes. */
const POLL_INTERVAL_MS = 1_000;

/** How often leases are extended, in milliseconds. */
const RENEWAL_INTERVAL_MS = LEASE_MS / 3;

/** How often what a wrong clock has set is corrected, in milliseconds. */
const CORRECTION_INTERVAL_MS = 60 * 60_000;

/** How long a shutdown waits for tasks in progress, in milliseconds: as long as a callback may take, and a second. */
const STOP_DEADLINE_MS = 11_000;

/** A queue with its tasks in progress. */
interface Lane {
  readonly queue: Queue;
  readonly underway: Map<Task, Promise<void>>;
  readonly occupied: Shares;
}

/** Connection, clock and error log of a worker. */
export interface WorkerContext {
  readonly database: Database;
  realTime(): Date;
  onError(error: unknown, queue: QueueName | undefined): void;
}

/**
 * Does the work of all queues while the server runs. Any number of processes may run one: a task is taken once, and again
 * when its lease expires without a result.
 * Rule security.background-once.
 */
export class QueueWorker {
  private readonly lanes: ReadonlyMap<QueueName, Lane>;
  private readonly pending = new Set<QueueName>();
  private readonly timers: NodeJS.Timeout[] = [];
  private readonly run: WorkerRun;
  private taking: Promise<void> | undefined;
  private stopping = false;

  constructor(
    queues: readonly Queue[],
    private readonly context: WorkerContext,
  ) {
    const { database, realTime } = context;
    this.run = { database, realTime: () => realTime(), isStopping: () => this.stopping };
    this.lanes = new Map(queues.map((queue) => [queue.name, laneOf(queue)]));
  }

  /** Does what is due already, then looks for more. */
  start(): void {
    this.every(POLL_INTERVAL_MS, () => this.poll());
    this.every(RENEWAL_INTERVAL_MS, () => this.renew());
    this.every(CORRECTION_INTERVAL_MS, () => this.correct());
    this.guard(this.correct()).then(() => this.wake());
  }

  /** Takes due tasks now: of one queue, after a commit that has added one, or of all. */
  wake(name?: QueueName): void {
    if (name === undefined) for (const each of this.lanes.keys()) this.pending.add(each);
    else this.pending.add(name);
    this.takePending();
  }

  /** Takes no more tasks, and waits for those in progress until a deadline; the rest is left to other processes. */
  async stop(): Promise<void> {
    this.stopping = true;
    const deadline = new AbortController();
    const ended = this.end();
    await Promise.race([ended, wait(STOP_DEADLINE_MS, undefined, { signal: deadline.signal }).catch(() => undefined)]);
    deadline.abort();
    for (const timer of this.timers) clearInterval(timer);
  }

  private async end(): Promise<void> {
    await this.taking;
    await Promise.all([...this.lanes.values()].flatMap(({ underway }) => [...underway.values()]));
  }

  private every(interval: number, work: () => Promise<void>): void {
    const timer = setInterval(() => this.guard(work()), interval);
    timer.unref();
    this.timers.push(timer);
  }

  private guard(work: Promise<void>): Promise<void> {
    return work.catch((error: unknown) => this.context.onError(error, undefined));
  }

  private async poll(): Promise<void> {
    if (this.stopping || this.taking !== undefined) return;
    const { database, realTime } = this.context;
    const free = [...this.lanes.values()].filter(hasRoom).map(({ queue }) => queue.name);
    if (free.length === 0) return;
    for (const name of await dueQueues(database, free, realTime())) this.pending.add(name);
    this.takePending();
  }

  private async renew(): Promise<void> {
    const tasks = [...this.lanes.values()].flatMap(({ underway }) => [...underway.keys()]);
    if (tasks.length > 0) await renewLeases(this.context.database, tasks, this.context.realTime());
  }

  private async correct(): Promise<void> {
    if (!this.stopping) await correctFuture(this.context.database, this.context.realTime());
  }

  private takePending(): void {
    if (this.stopping || this.pending.size === 0) return;
    this.taking ??= this.guard(this.take()).finally(() => {
      this.taking = undefined;
      this.takePending();
    });
  }

  private async take(): Promise<void> {
    for (const name of this.pending) {
      this.pending.delete(name);
      const lane = this.lanes.get(name);
      while (lane !== undefined && !this.stopping && hasRoom(lane) && (await this.begin(lane)));
    }
  }

  /** Takes a task and starts it; returns `false` when none may be taken. */
  private async begin(lane: Lane): Promise<boolean> {
    const { queue, occupied, underway } = lane;
    const { database, realTime } = this.context;
    const task = await takeTask(database, queue, realTime(), occupied.full());
    if (task === undefined) return false;
    const admission = await this.admit(lane, task);
    if ('until' in admission) {
      await returnTask(database, task, { due: admission.until, held: admission.held }, realTime());
      return true;
    }
    const release = occupied.take(admission.occupies);
    const work = runTask(queue, task, this.run)
      .catch((error: unknown) => {
        if (queue.logsErrors !== false) this.context.onError(error, queue.name);
      })
      .finally(() => {
        release();
        underway.delete(task);
        this.wake(queue.name);
      });
    underway.set(task, work);
    return true;
  }

  private async admit({ queue, occupied }: Lane, task: Task): Promise<Admission> {
    if (queue.admit !== undefined) return queue.admit(task, occupied, runOf(task, this.run));
    const { scope, shares } = task;
    return { occupies: scope === undefined ? shares : [businessShare(scope.businessId), ...shares] };
  }
}

function laneOf(queue: Queue): Lane {
  const { limits = {} } = queue;
  const limitOf = (share: string) => limits[share.slice(0, share.indexOf(':'))] ?? Number.POSITIVE_INFINITY;
  return { queue, underway: new Map(), occupied: new Shares(limitOf) };
}

function hasRoom({ queue, underway }: Lane): boolean {
  return underway.size < queue.concurrency;
}
