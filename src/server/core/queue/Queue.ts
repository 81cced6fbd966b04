import type { Environment } from '#contract/generated/config.ts';
import type { Database } from '../../database/database.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import type { QUEUES } from '../../database/schema/index.ts';
import type { Shares } from '../../database/shares/Shares.ts';
import type { BusinessClock, Clocked } from '../clock/businessTime.ts';

/** Name of a kind of background work. */
export type QueueName = (typeof QUEUES)[number];

/** Parameters of a task that its record does not have. */
export type TaskPayload = Readonly<Record<string, string | null>>;

/** A task that a worker has taken, under a lease. */
export interface Task extends Clocked {
  /** UUID. */
  readonly id: string;
  readonly queue: QueueName;
  /** UUID of the lease: another one is given each time that the task is taken. */
  readonly lease: string;
  /** Identifies the task in its queue, business and environment. */
  readonly key: string;
  /** `undefined` for work of no business. */
  readonly scope: BusinessScope | undefined;
  readonly payload: TaskPayload;
  readonly shares: readonly string[];
  /** How many times it has been taken since its last result, this time included. */
  readonly attempts: number;
}

/** A task of one business. */
export interface BusinessTask extends Task {
  readonly scope: BusinessScope;
}

/** A worker, which takes tasks by the real time. */
export interface WorkerRun {
  readonly database: Database;
  realTime(): Date;
  /** Whether the process is shutting down: long work returns `again` at once. */
  isStopping(): boolean;
}

/** What a handler may use of the worker. The time is that of the task's business; the real time for work of no business. */
export interface TaskRun extends Omit<WorkerRun, 'realTime'>, BusinessClock {}

/** Result of a task that did not fail. */
export type TaskResult =
  /** The task is removed in the transaction of `write`, as that business: both happen once, or neither. */
  | {
      readonly state: 'DONE';
      readonly write?: (transaction: BusinessTransaction) => Promise<void>;
      /** Runs after the commit. */
      readonly after?: () => Promise<void>;
    }
  /** It is taken again when it is due, as if for the first time. */
  | { readonly state: 'AGAIN'; readonly due: Date; readonly shares?: readonly string[] };

/** Whether a task may begin: with the shares that it occupies meanwhile, or later. */
export type Admission =
  | { readonly occupies: readonly string[] }
  | { readonly until: Date /** Because what it shares does not respond. */; readonly held: boolean };

/** A kind of background work, and how it is done. */
export interface Queue {
  readonly name: QueueName;
  /** Maximum number of its tasks in progress in one process. */
  readonly concurrency: number;
  /** Maximum number of tasks in progress in one process, by the kind of share: `business`, or the part before the colon. */
  readonly limits?: Readonly<Record<string, number>>;
  /** Its tasks are done one after the other while a test clock moves; default: by any worker meanwhile, as what calls others is. */
  readonly followsTestClock?: true;
  /** Environments whose tasks are taken; default: both. */
  readonly environments?: readonly Environment[];
  /** How long a failed task waits before its next attempt, in milliseconds. After the last one it is dead. */
  readonly waits: readonly number[];
  /** Whether errors before the last one are logged; default: yes. Those of a mail server may name a person. */
  readonly logsErrors?: boolean;
  /** Does the work. An error is stored with the task, which is tried again. */
  handle(task: Task, run: TaskRun): Promise<TaskResult>;
  /** Decides whether a task that was taken begins; default: it does, and occupies its business and its shares. */
  admit?(task: Task, occupied: Shares, run: TaskRun): Promise<Admission>;
  /** Runs in the transaction that marks a task as dead. */
  bury?(transaction: BusinessTransaction, task: Task): Promise<void>;
}

/** The share of a business. */
export function businessShare(businessId: string): string {
  return `business:${businessId}`;
}

/** The task as one of a business. Throws when it has none. */
export function ofBusiness(task: Task): BusinessTask {
  const { scope } = task;
  if (scope === undefined) throw new Error(`A task of the queue ${task.queue} has no business.`);
  return { ...task, scope };
}
