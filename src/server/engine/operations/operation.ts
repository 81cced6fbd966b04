import type { Readable } from 'node:stream';
import type { ActionDeclaration, OperationName } from '#contract/generated/config.ts';
import type { FileOperationName, ListOperationName, UndoableOperation } from '#contract/operations.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';
import type { ActingPerson } from '../../access/sessions/SessionContext.ts';
import type { Activity } from '../../core/activity/recordActivity.ts';
import type { BrandConfig } from '../../core/config/ConfigStore.ts';
import type { FileStore } from '../../core/files/FileStore.ts';
import type { Services } from '../../core/services.ts';
import type { BusinessTransaction } from '../../database/inBusiness.ts';

/** What every operation runs with. The action is open to the person, and they have confirmed it where it asks for that. */
export interface OperationContext {
  readonly transaction: BusinessTransaction;
  /** Who does it, for which business and environment. */
  readonly session: ActingPerson;
  /** In whose words others are told of it. */
  readonly brand: BrandConfig;
  /** Where they do it from. */
  readonly origin: Activity['origin'];
  /** The action as it is declared. */
  readonly action: ActionDeclaration;
  /** What the action is done to, or makes. */
  readonly record: RecordSchema;
  /** What the form asked for, checked by its schema; empty without a form. */
  readonly input: Readonly<Record<string, unknown>>;
  readonly now: Date;
}

/** An operation on a record, which has been locked and for which the action holds. */
export interface RecordContext extends OperationContext {
  /** UUID of the record. */
  readonly recordId: string;
}

/** What a person is shown of money that moves, besides what the ledger says. Amounts in minor units. */
export interface MoneyFacts {
  /** Who gets it. */
  readonly recipient?: string;
  readonly count?: number;
  /** Where the ledger says it only later: when a batch is sent, or a payout claimed. */
  readonly amount?: bigint;
  readonly fee?: bigint;
  readonly tax?: bigint;
  /** What of a payment can still be refunded afterwards. */
  readonly remaining?: bigint;
}

/** What an operation did. */
export interface OperationOutcome {
  readonly facts?: MoneyFacts;
  readonly activity: Activity['action'];
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
  /** What is shown once and kept nowhere, such as a key. */
  readonly reveal?: string;
}

/** What an operation did that made a record. */
export interface CreationOutcome extends OperationOutcome {
  /** UUID of the new record. */
  readonly recordId: string;
}

/** A change of a record. It throws ApiError to refuse; the transaction is then rolled back. */
export type RecordOperation = (context: RecordContext) => Promise<OperationOutcome>;

/** Makes a record. It throws ApiError to refuse; the transaction is then rolled back. */
export type ListOperation = (context: OperationContext) => Promise<CreationOutcome>;

/** Takes back what an operation did. */
export interface UndoContext extends RecordContext {
  /** What the operation said of the record before and after. */
  readonly done: Pick<OperationOutcome, 'before' | 'after'>;
}

/** Takes back what an operation did. It throws ACTION_NOT_AVAILABLE_ERROR where the record has changed since. */
export type UndoOperation = (context: UndoContext) => Promise<OperationOutcome>;

/** A file that is asked for; the action holds for its record. */
export interface FileContext {
  readonly transaction: BusinessTransaction;
  readonly session: ActingPerson;
  readonly files: FileStore;
  /** UUID of the record. */
  readonly recordId: string;
}

/** A file that is given to a person. */
export interface GivenFile {
  readonly name: string;
  /** Media type. */
  readonly type: string;
  readonly content: Readable;
  /** What the activity log says of it. */
  readonly activity: Activity['action'];
}

/** Gives a file. It throws ApiError to refuse. */
export type FileOperation = (context: FileContext) => Promise<GivenFile>;

/** The records of a page whose file a person may be offered. */
export interface FilesContext extends Pick<FileContext, 'transaction' | 'session'> {
  /** UUIDs. */
  readonly recordIds: readonly string[];
}

interface FileHandler {
  readonly kind: 'file';
  readonly run: FileOperation;
  /** The records whose file the person may have, where the action's guard does not say it all. */
  readonly offeredFor?: (context: FilesContext) => Promise<ReadonlySet<string>>;
}

interface RecordHandler {
  readonly kind: 'record';
  readonly run: RecordOperation;
}

interface UndoableHandler extends RecordHandler {
  readonly undo: UndoOperation;
}

interface ListHandler {
  readonly kind: 'list';
  readonly run: ListOperation;
}

/** What runs an operation: made for the scopes that its description names, and able to undo where that says so. */
export type OperationHandler<Name extends OperationName = OperationName> = Name extends FileOperationName
  ? FileHandler
  : Name extends ListOperationName
    ? ListHandler
    : Name extends UndoableOperation
      ? UndoableHandler
      : RecordHandler;

/** Any handler, as it is met when an action runs. */
export type AnyHandler = FileHandler | RecordHandler | UndoableHandler | ListHandler;

/** Services of what runs actions. */
export interface EngineServices extends Services {
  /** What runs an operation; `undefined` for a name that is not one. */
  readonly operationHandler: (name: string) => AnyHandler | undefined;
}
