import type { TransitionsFile } from '#contract/generated/config.ts';
import type { PlacedNode } from '../parse/syntax/placedNode.ts';
import type { ProblemCode } from '../problemCodes.ts';

/** What a file is expanded with. */
export interface ExpandContext {
  /** The name of the file, without its folder and ending; of a brand pack its folder. */
  readonly name: string;
  /** Whether there is a text with a key in the key language. */
  readonly hasText: (key: string) => boolean;
  /** The events of a record; `undefined` where its transitions could not be read. */
  readonly eventsOf: (record: string) => TransitionsFile['events'] | undefined;
  /** Reports a problem at the key of a node. */
  readonly report: (node: PlacedNode, code: ProblemCode, what: string, fix: string) => void;
}

/** A name as locale keys spell it. */
export function textName(name: string): string {
  return name.replaceAll('-', '_');
}
