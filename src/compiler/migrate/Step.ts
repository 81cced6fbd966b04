import type { NodePath } from '../config.ts';
import type { FileKind } from '../parse/files/fileKinds.ts';

/** A value of a file that is written otherwise in the next version. What is around it stays where it is. */
export interface ScalarEdit {
  readonly path: NodePath;
  readonly value: string | number;
}

/** A key of a file that has another name in the next version. What is under it stays. */
export interface KeyEdit {
  readonly path: NodePath;
  readonly key: string;
}

/** What is written otherwise in the next version. */
export type Edit = ScalarEdit | KeyEdit;

/** From one version of the config language to the next. */
export interface Step {
  /** The version that the file is written in before. */
  readonly from: number;
  /** What is written otherwise in a file of a kind, beside the version itself. Takes any parsed value. */
  readonly edits: (kind: FileKind['kind'], value: unknown) => Edit[];
}
