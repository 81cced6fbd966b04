import type { Draft } from '../draft.ts';
import type { Problem } from '../problem.ts';
import { checkActionParts } from './checkActionParts.ts';
import { checkActions } from './checkActions.ts';
import { checkAlerts } from './checkAlerts.ts';
import { checkApiAddresses } from './checkApiAddresses.ts';
import { checkCards } from './checkCards.ts';
import { checkChoices } from './checkChoices.ts';
import { checkColumns } from './checkColumns.ts';
import { checkConditions } from './checkConditions.ts';
import { checkDirections } from './checkDirections.ts';
import { checkErrors } from './checkErrors.ts';
import { checkExpressions } from './checkExpressions.ts';
import { checkFields } from './checkFields.ts';
import { checkFileColumns } from './checkFileColumns.ts';
import { checkFileNames } from './checkFileNames.ts';
import { checkFormConditions } from './checkFormConditions.ts';
import { checkFormFields } from './checkFormFields.ts';
import { checkFormLimits } from './checkFormLimits.ts';
import { checkFormPairs } from './checkFormPairs.ts';
import { checkFormRelations } from './checkFormRelations.ts';
import { checkFormRules } from './checkFormRules.ts';
import { checkFormValues } from './checkFormValues.ts';
import { checkFormWords } from './checkFormWords.ts';
import { checkGlossary } from './checkGlossary.ts';
import { checkGuards } from './checkGuards.ts';
import { checkHelp } from './checkHelp.ts';
import { checkHome } from './checkHome.ts';
import { checkIcons } from './checkIcons.ts';
import { checkIds } from './checkIds.ts';
import { checkImpliedWords } from './checkImpliedWords.ts';
import { checkIndexes } from './checkIndexes.ts';
import { checkLimits } from './checkLimits.ts';
import { checkListParts } from './checkListParts.ts';
import { checkMasks } from './checkMasks.ts';
import { checkNames } from './checkNames.ts';
import { checkNavigation } from './checkNavigation.ts';
import { checkNotifications } from './checkNotifications.ts';
import { checkNotify } from './checkNotify.ts';
import { checkOffered } from './checkOffered.ts';
import { checkOpenness } from './checkOpenness.ts';
import { checkOperations } from './checkOperations.ts';
import { checkOutsideLinks } from './checkOutsideLinks.ts';
import { checkPages } from './checkPages.ts';
import { checkParents } from './checkParents.ts';
import { checkPermissions } from './checkPermissions.ts';
import { checkPlanned } from './checkPlanned.ts';
import { checkRecordActions } from './checkRecordActions.ts';
import { checkRecordNames } from './checkRecordNames.ts';
import { checkRedirects } from './checkRedirects.ts';
import { checkReferences } from './checkReferences.ts';
import { checkRelations } from './checkRelations.ts';
import { checkResourceNames } from './checkResourceNames.ts';
import { checkRoutes } from './checkRoutes.ts';
import { checkSearch } from './checkSearch.ts';
import { checkTabCount } from './checkTabCount.ts';
import { checkTimelines } from './checkTimelines.ts';
import { checkViews } from './checkViews.ts';
import { checkWords } from './checkWords.ts';

/** A check of how files fit together. It sees what could be read, and never throws. */
export type Check = (draft: Draft) => Problem[];

/** Checks that a brand's config passes as well, since a pack can break what they ask for. */
export const BRANDED_CHECKS: readonly Check[] = [
  checkColumns,
  checkDirections,
  checkFileColumns,
  checkRecordNames,
  checkConditions,
  checkExpressions,
  checkFields,
  checkHelp,
  checkHome,
  checkImpliedWords,
  checkIndexes,
  checkMasks,
  checkListParts,
  checkOffered,
  checkOpenness,
  checkRelations,
  checkTimelines,
];

/** Every cross-file check of the base. */
export const CHECKS: readonly Check[] = [
  ...BRANDED_CHECKS,
  checkCards,
  checkChoices,
  checkErrors,
  checkOutsideLinks,
  checkPlanned,
  checkActionParts,
  checkActions,
  checkAlerts,
  checkApiAddresses,
  checkFileNames,
  checkFormConditions,
  checkFormFields,
  checkFormLimits,
  checkFormPairs,
  checkFormRelations,
  checkFormRules,
  checkFormValues,
  checkFormWords,
  checkGlossary,
  checkGuards,
  checkIcons,
  checkIds,
  checkLimits,
  checkNames,
  checkNavigation,
  checkNotifications,
  checkNotify,
  checkPages,
  checkParents,
  checkOperations,
  checkPermissions,
  checkRecordActions,
  checkRedirects,
  checkReferences,
  checkResourceNames,
  checkRoutes,
  checkSearch,
  checkTabCount,
  checkViews,
  checkWords,
];
