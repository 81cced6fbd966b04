import type { Check } from '../checks/allChecks.ts';
import { checkForeignBrands } from './checkForeignBrands.ts';
import { checkIdentity } from './checkIdentity.ts';
import { checkLogos } from './checkLogos.ts';
import { checkPackFiles } from './checkPackFiles.ts';
import { checkPackWords } from './checkPackWords.ts';
import { checkPatches } from './checkPatches.ts';
import { checkRegistration } from './checkRegistration.ts';

/** Every check of brand packs. */
export const PACK_CHECKS: readonly Check[] = [
  checkForeignBrands,
  checkIdentity,
  checkLogos,
  checkPackFiles,
  checkPackWords,
  checkPatches,
  checkRegistration,
];
