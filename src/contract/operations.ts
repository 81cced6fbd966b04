import type {
  ActionDeclaration,
  ActionScope,
  ConfirmationType,
  Environment,
  OperationName,
} from './generated/config.ts';
import { OPERATIONS } from './generated/operations.ts';

/** What an operation takes and needs: `x-operations` of schemas/shared/operation.schema.json. */
export interface OperationTraits {
  readonly description: string;
  /** The record schema that it is written for, or several; without one, it is for any. */
  readonly record?: string | readonly string[];
  /** It writes what the action's `set` declares. */
  readonly set?: true;
  /** What its actions may be done to. */
  readonly scopes: readonly ActionScope[];
  /** What the person proves again first. */
  readonly confirmation?: ConfirmationType;
  /** It moves money or commits to it: what will happen is shown before, as POST <action>/preview answers it. */
  readonly moves?: true;
  /** What it would have done is shown before, as POST <action>/preview returns it. */
  readonly previews?: true;
  /** It can be taken back. */
  readonly undo?: true;
  /** It gives a file and changes nothing. */
  readonly gives?: true;
  /** It needs the values of a form; optional: it takes them where there is one. */
  readonly input?: true | 'optional';
  /** It answers something that is shown once and kept nowhere. */
  readonly reveals?: true;
}

/** The traits of every operation; one that the schema does not describe does not compile. */
export const OPERATION_TRAITS: Readonly<Record<OperationName, OperationTraits>> = OPERATIONS;

/** Whether what an operation does is shown before it is confirmed. */
export function hasPreview({ moves, previews }: Pick<OperationTraits, 'moves' | 'previews'>): boolean {
  return moves === true || previews === true;
}

/** The operations that can be taken back. */
export type UndoableOperation = {
  [Name in OperationName]: (typeof OPERATIONS)[Name] extends { readonly undo: true } ? Name : never;
}[OperationName];

/** The operations that make a new record and are done to none. */
export type ListOperationName = {
  [Name in OperationName]: 'list' extends (typeof OPERATIONS)[Name]['scopes'][number] ? Name : never;
}[OperationName];

/** The operations that give a file. */
export type FileOperationName = {
  [Name in OperationName]: (typeof OPERATIONS)[Name] extends { readonly gives: true } ? Name : never;
}[OperationName];

/** The traits of an operation by a name that may not be one. */
export function operationTraits(name: string): OperationTraits | undefined {
  return Object.hasOwn(OPERATION_TRAITS, name) ? OPERATION_TRAITS[name as OperationName] : undefined;
}

/**
 * The confirmation that an action requires: the one its operation always requires, or the one that the action declares
 * for the environment. Required if the environment is unknown.
 */
export function confirmationOf(
  { run, confirmation }: Pick<ActionDeclaration, 'run' | 'confirmation'>,
  environment: Environment | undefined,
): ConfirmationType | undefined {
  const always = operationTraits(run)?.confirmation;
  if (always !== undefined || confirmation === undefined) return always;
  const isRequired = environment === undefined || confirmation.environment?.includes(environment) !== false;
  return isRequired ? confirmation.by : undefined;
}
