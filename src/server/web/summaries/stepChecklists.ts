import type { OpenJourney } from '#compiler/resolve/screens/resolveJourneys.ts';
import type { JourneyAnswer } from '#contract/generated/api.ts';
import type { SessionContext } from '../../access/sessions/people/SessionContext.ts';
import { inBusiness } from '../../database/inBusiness.ts';
import { readSteps } from '../../engine/forms/checklist/readChecklist.ts';
import type { EngineServices } from '../../engine/operations/operation/operation.ts';
import { isInScope } from '../../engine/resources/statements/recordConditions.ts';
import { recordTable } from '../../engine/resources/statements/recordTable.ts';

/** The steps of the forms behind a journey's steps that are not done, of the one record that the business has. Rule forms.checklist. */
export async function stepChecklists(
  services: EngineServices,
  session: SessionContext,
  { checklists }: OpenJourney,
  steps: JourneyAnswer['steps'],
): Promise<JourneyAnswer['checklists']> {
  const found: NonNullable<JourneyAnswer['checklists']> = {};
  for (const [step, resource] of Object.entries(checklists)) {
    const access = session.resolution.access.get(resource);
    if (steps[step] === 'DONE' || access?.checklist === undefined) continue;
    const { table, column } = recordTable(access.record);
    const [row] = await inBusiness(services.pool, session.scope, (transaction) =>
      transaction
        .select({ id: column('id') })
        .from(table)
        .where(isInScope(access.record, session.scope))
        .limit(1),
    );
    if (row === undefined) continue;
    const answer = await readSteps(services, session, access, String(row.id));
    if (answer !== undefined) found[step] = answer;
  }
  return Object.keys(found).length === 0 ? undefined : found;
}
