import type { Check } from '../checks/allChecks.ts';
import { checkForeignBrands } from './checkForeignBrands.ts';
import { checkPackFiles } from './checkPackFiles.ts';
import { checkPackWords } from './checkPackWords.ts';
import { checkPatches } from './checkPatches.ts';
import { checkRegistration } from './checkRegistration.ts';

/** Every check of brand packs. */
export const PACK_CHECKS: readonly Check[] = [
  checkForeignBrands,
  checkPackFiles,
  checkPackWords,
  checkPatches,
  checkRegistration,
];
