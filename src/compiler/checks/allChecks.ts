import type { Draft } from '../draft.ts';
import type { Problem } from '../problem.ts';
import { checkReferences } from './checkReferences.ts';

/** A check of how files fit together. It sees what could be read, and never throws. */
export type Check = (draft: Draft) => Problem[];

/** Every cross-file check. */
export const CHECKS: readonly Check[] = [checkReferences];
