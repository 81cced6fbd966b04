import type { Guard } from '#contract/generated/config.ts';
import type { NodePath } from '../../config.ts';

/** Something of a form that may be closed. */
export interface FormPiece {
  readonly node: NodePath;
  /** Its name for people. */
  readonly path: string;
  readonly guard: Guard | undefined;
  /** The resource that it picks a record from; without it the field is hidden. */
  readonly resource?: string;
}

/** Whether something of a form is open. */
export type Admits = (piece: FormPiece) => boolean;
