import type { PlacedNode } from '../parse/syntax/placedNode.ts';
import type { ProblemCode } from '../problemCodes.ts';

/** What a file is expanded with. */
export interface ExpandContext {
  /** The name of the file, without its folder and ending; of a brand pack its folder. */
  readonly name: string;
  /** Whether there is a text with a key in the key language. */
  readonly hasText: (key: string) => boolean;
  /** Reports a problem at the key of a node. */
  readonly report: (node: PlacedNode, code: ProblemCode, what: string, fix: string) => void;
}

/** A name as locale keys spell it. */
export function textName(name: string): string {
  return name.replaceAll('-', '_');
}
