import type { Readable } from 'node:stream';
import type { ActionDeclaration, OperationName } from '#contract/generated/config.ts';
import type { FileOperationName, ListOperationName, UndoableOperation } from '#contract/operations.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';
import type { ActingPerson } from '../../../access/sessions/people/SessionContext.ts';
import type { Activity } from '../../../core/activity/recordActivity.ts';
import type { BrandConfig } from '../../../core/config/ConfigStore.ts';
import type { FileStore } from '../../../core/files/FileStore.ts';
import type { Services } from '../../../core/services.ts';
import type { BusinessScope, BusinessTransaction } from '../../../database/inBusiness.ts';

/** Context of every operation. The action is open to the user and confirmed if required. */
export interface OperationContext {
  readonly transaction: BusinessTransaction;
  /** The acting user with business and environment. */
  readonly session: ActingPerson;
  /** Brand of messages to others. */
  readonly brand: BrandConfig;
  /** IP address and user agent. */
  readonly origin: Activity['origin'];
  /** The declaration of the action. */
  readonly action: ActionDeclaration;
  /** Schema of the record that is changed or created. */
  readonly record: RecordSchema;
  /** Validated form values; empty without a form. */
  readonly input: Readonly<Record<string, unknown>>;
  readonly now: Date;
}

/** Context of an operation on a record, which is locked and matches the action's `when`. */
export interface RecordContext extends OperationContext {
  /** UUID of the record. */
  readonly recordId: string;
}

/** Details of a money movement for the preview, besides the ledger's. Amounts in minor units. */
export interface MoneyFacts {
  /** The recipient. */
  readonly recipient?: string;
  readonly count?: number;
  /** Amount of a movement that the ledger posts later: when a batch is sent, or a payout claimed. */
  readonly amount?: bigint;
  readonly fee?: bigint;
  readonly tax?: bigint;
  /** The amount is only named: the ledger posts nothing, as for a card that declines. */
  readonly unmoved?: true;
  /** Amount of a payment that remains refundable. */
  readonly remaining?: bigint;
}

/** What a rule would have done to payments of the past. */
export interface Trial {
  /** Whether it would have stopped them, or let them pass. */
  readonly action: 'BLOCK' | 'ALLOW';
  readonly payments: number;
  /** Sum of their amounts, minor units. */
  readonly amount: bigint;
  /** References of a few of them. */
  readonly examples: readonly string[];
}

/** Result of an operation. */
export interface OperationOutcome {
  readonly facts?: MoneyFacts;
  /** For the preview of an operation that shows what it would have done. */
  readonly trial?: Trial;
  readonly activity: Activity['action'];
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
  /** A secret that is shown once and not stored, such as a key. */
  readonly reveal?: string;
  /** A page elsewhere on which the person goes on; not stored, since it has a secret. */
  readonly leads_to?: string;
}

/** Result of an operation that created a record. */
export interface CreationOutcome extends OperationOutcome {
  /** UUID of the new record. */
  readonly recordId: string;
}

/** Changes a record. Throws ApiError to reject; the transaction is then rolled back. */
export type RecordOperation = (context: RecordContext) => Promise<OperationOutcome>;

/** Creates a record. Throws ApiError to reject; the transaction is then rolled back. */
export type ListOperation = (context: OperationContext) => Promise<CreationOutcome>;

/** Context of an undo. */
export interface UndoContext extends RecordContext {
  /** Values of the record before and after the operation. */
  readonly done: Pick<OperationOutcome, 'before' | 'after'>;
}

/** Undoes an operation. Throws ACTION_NOT_AVAILABLE_ERROR when the record has changed since. */
export type UndoOperation = (context: UndoContext) => Promise<OperationOutcome>;

/** A requested file; the action's `when` matches its record. */
export interface FileContext {
  readonly transaction: BusinessTransaction;
  readonly session: ActingPerson;
  readonly files: FileStore;
  /** Schema of the record. */
  readonly record: RecordSchema;
  /** Brand of the business. */
  readonly brand: BrandConfig;
  /** UUID of the record. */
  readonly recordId: string;
}

/** A file for the user. */
export interface GivenFile {
  readonly name: string;
  /** Media type. */
  readonly type: string;
  readonly content: Readable;
  /** Activity for the log; none where what the file shows is meant for everyone. */
  readonly activity?: Activity['action'];
}

/** Returns a file. Throws ApiError to reject. */
export type FileOperation = (context: FileContext) => Promise<GivenFile>;

/** The records of a page, for checking which files are available. */
export interface FilesContext extends Pick<FileContext, 'transaction' | 'session'> {
  /** UUIDs. */
  readonly recordIds: readonly string[];
}

interface FileHandler {
  readonly kind: 'file';
  readonly run: FileOperation;
  /** The records whose file the user may download, when the guard is not sufficient. */
  readonly offeredFor?: (context: FilesContext) => Promise<ReadonlySet<string>>;
}

/** A background job of an operation that has ended: done, cancelled or given up. */
export interface EndedJob {
  /** UUID. */
  readonly id: string;
  readonly scope: BusinessScope;
}

/** A record whose form is opened. */
export type StartContext = Pick<RecordContext, 'transaction' | 'session' | 'brand' | 'recordId'>;

interface RecordHandler {
  readonly kind: 'record';
  readonly run: RecordOperation;
  /** It locks what it changes in an order of its own, and checks the state under its locks. */
  readonly locksItself?: true;
  /** Initial values of the form besides those of the record; names that the form does not have are left out. */
  readonly start?: (context: StartContext) => Promise<Readonly<Record<string, unknown>>>;
  /** The choices that fields of the form offer for this record, by field, where these are not all. */
  readonly offers?: (context: StartContext) => Promise<Readonly<Record<string, readonly string[]>>>;
  /** What follows when a job of the operation has ended, in the same transaction: some of its records may not be done. */
  readonly afterJob?: (transaction: BusinessTransaction, job: EndedJob, now: Date) => Promise<void>;
}

interface UndoableHandler extends RecordHandler {
  readonly undo: UndoOperation;
}

interface ListHandler {
  readonly kind: 'list';
  readonly run: ListOperation;
}

/** Handler of an operation: for the scopes of its description, with undo if the description has it. */
export type OperationHandler<Name extends OperationName = OperationName> = Name extends FileOperationName
  ? FileHandler
  : Name extends ListOperationName
    ? ListHandler
    : Name extends UndoableOperation
      ? UndoableHandler
      : RecordHandler;

/** Any handler, as looked up at run time. */
export type AnyHandler = FileHandler | RecordHandler | UndoableHandler | ListHandler;

/** Services of the engine. */
export interface EngineServices extends Services {
  /** The handler of an operation; `undefined` for an unknown name. */
  readonly operationHandler: (name: string) => AnyHandler | undefined;
}
