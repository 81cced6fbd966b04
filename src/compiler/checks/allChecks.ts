import type { Draft } from '../draft.ts';
import type { Problem } from '../problem.ts';
import { checkActionParts } from './actions/checkActionParts.ts';
import { checkActions } from './actions/checkActions.ts';
import { checkChecklists } from './actions/checkChecklists.ts';
import { checkNotify } from './actions/checkNotify.ts';
import { checkOperations } from './actions/checkOperations.ts';
import { checkRecordActions } from './actions/checkRecordActions.ts';
import { checkFormConditions } from './forms/checkFormConditions.ts';
import { checkFormFields } from './forms/checkFormFields.ts';
import { checkFormLimits } from './forms/checkFormLimits.ts';
import { checkFormOffers } from './forms/checkFormOffers.ts';
import { checkFormPairs } from './forms/checkFormPairs.ts';
import { checkFormRelations } from './forms/checkFormRelations.ts';
import { checkFormRules } from './forms/checkFormRules.ts';
import { checkFormSteps } from './forms/checkFormSteps.ts';
import { checkFormValues } from './forms/checkFormValues.ts';
import { checkFormWords } from './forms/checkFormWords.ts';
import { checkChoices } from './guards/checkChoices.ts';
import { checkGuards } from './guards/checkGuards.ts';
import { checkOpenness } from './guards/checkOpenness.ts';
import { checkPermissions } from './guards/checkPermissions.ts';
import { checkIndexes } from './lists/checkIndexes.ts';
import { checkListParts } from './lists/checkListParts.ts';
import { checkOffered } from './lists/checkOffered.ts';
import { checkTabCount } from './lists/checkTabCount.ts';
import { checkViews } from './lists/checkViews.ts';
import { checkApiAddresses } from './names/checkApiAddresses.ts';
import { checkFileNames } from './names/checkFileNames.ts';
import { checkIds } from './names/checkIds.ts';
import { checkNames } from './names/checkNames.ts';
import { checkPublicApi } from './names/checkPublicApi.ts';
import { checkReferences } from './names/checkReferences.ts';
import { checkResourceNames } from './names/checkResourceNames.ts';
import { checkAlerts } from './records/checkAlerts.ts';
import { checkColumns } from './records/checkColumns.ts';
import { checkConditions } from './records/checkConditions.ts';
import { checkDirections } from './records/checkDirections.ts';
import { checkExpressions } from './records/checkExpressions.ts';
import { checkFields } from './records/checkFields.ts';
import { checkFileColumns } from './records/checkFileColumns.ts';
import { checkMasks } from './records/checkMasks.ts';
import { checkParents } from './records/checkParents.ts';
import { checkRecordNames } from './records/checkRecordNames.ts';
import { checkRelations } from './records/checkRelations.ts';
import { checkTimelines } from './records/checkTimelines.ts';
import { checkCards } from './screens/checkCards.ts';
import { checkHelp } from './screens/checkHelp.ts';
import { checkHome } from './screens/checkHome.ts';
import { checkIcons } from './screens/checkIcons.ts';
import { checkNavigation } from './screens/checkNavigation.ts';
import { checkOutsideLinks } from './screens/checkOutsideLinks.ts';
import { checkPages } from './screens/checkPages.ts';
import { checkPlanned } from './screens/checkPlanned.ts';
import { checkRedirects } from './screens/checkRedirects.ts';
import { checkRoutes } from './screens/checkRoutes.ts';
import { checkSearch } from './screens/checkSearch.ts';
import { checkSingletons } from './screens/checkSingletons.ts';
import { checkTours } from './screens/checkTours.ts';
import { checkCentre } from './settings/checkCentre.ts';
import { checkErrors } from './settings/checkErrors.ts';
import { checkLimits } from './settings/checkLimits.ts';
import { checkNotifications } from './settings/checkNotifications.ts';
import { checkActionTransitions } from './transitions/checkActionTransitions.ts';
import { checkReminders } from './transitions/checkReminders.ts';
import { checkReviews } from './transitions/checkReviews.ts';
import { checkTransitions } from './transitions/checkTransitions.ts';
import { checkGlossary } from './words/checkGlossary.ts';
import { checkImpliedWords } from './words/checkImpliedWords.ts';
import { checkWords } from './words/checkWords.ts';

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
  checkPublicApi,
  checkOffered,
  checkOpenness,
  checkRelations,
  checkTimelines,
];

/** Every cross-file check of the base. */
export const CHECKS: readonly Check[] = [
  ...BRANDED_CHECKS,
  checkCards,
  checkCentre,
  checkChecklists,
  checkChoices,
  checkErrors,
  checkOutsideLinks,
  checkPlanned,
  checkActionParts,
  checkActions,
  checkActionTransitions,
  checkAlerts,
  checkApiAddresses,
  checkFileNames,
  checkFormConditions,
  checkFormFields,
  checkFormLimits,
  checkFormOffers,
  checkFormPairs,
  checkFormRelations,
  checkFormRules,
  checkFormSteps,
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
  checkReminders,
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
  checkSingletons,
  checkTabCount,
  checkTours,
  checkTransitions,
  checkReviews,
  checkViews,
  checkWords,
];
