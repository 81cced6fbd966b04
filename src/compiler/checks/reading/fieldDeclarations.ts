import type { Column, Guard, ResourceFile } from '#contract/generated/config.ts';
import type { NodePath } from '../../config.ts';
import { besideFields } from '../../resolve/fields/columnReads.ts';
import { allOf, type Formula, formulaOf } from '../../satisfy/formula.ts';

/** One place where a resource shows a field, and the guards between the resource's own and the field. */
export interface FieldDeclaration {
  readonly column: Column;
  readonly path: NodePath;
  /** Guards above the column's own, below the resource's. */
  readonly above: readonly Guard[];
}

function present(...guards: readonly (Guard | undefined)[]): Guard[] {
  return guards.filter((guard) => guard !== undefined);
}

const known = new WeakMap<ResourceFile, readonly FieldDeclaration[]>();

/** What `findFieldDeclarations` finds in a resource that does not change any more. */
export function fieldDeclarations(resource: ResourceFile): readonly FieldDeclaration[] {
  const found = known.get(resource) ?? findFieldDeclarations(resource);
  known.set(resource, found);
  return found;
}

/** Everything that a resource declares as a column or a field. Fields named by a string are the list's columns. */
export function findFieldDeclarations(resource: ResourceFile): FieldDeclaration[] {
  const found: FieldDeclaration[] = resource.list.columns.map((column, index) => ({
    column,
    path: ['list', 'columns', index],
    above: [],
  }));
  for (const [tabIndex, tab] of (resource.detail?.tabs ?? []).entries()) {
    // A tab of one structured field represents the field: both are narrowed together.
    if (tab.type === 'json') found.push({ column: tab, path: ['detail', 'tabs', tabIndex], above: [] });
    if (tab.type === 'page') {
      for (const [index, field] of tab.fields.entries()) {
        if (typeof field === 'string') continue;
        found.push({ column: field, path: ['detail', 'tabs', tabIndex, 'fields', index], above: present(tab.guard) });
      }
    }
    if (tab.type !== 'fields') continue;
    for (const [sectionIndex, section] of tab.sections.entries()) {
      for (const [index, field] of section.fields.entries()) {
        if (typeof field === 'string') continue;
        const path = ['detail', 'tabs', tabIndex, 'sections', sectionIndex, 'fields', index];
        found.push({ column: field, path, above: present(tab.guard, section.guard) });
      }
    }
  }
  return found;
}

/** Whether a declaration shows the value of a field: as its own, or next to it. */
export function shows({ column }: FieldDeclaration, field: string): boolean {
  return column.field === field || besideFields(column).includes(field);
}

/** When a declaration is open, to a person for whom the resource is. */
export function opens({ column, above }: FieldDeclaration): Formula {
  return allOf(...above.map(formulaOf), formulaOf(column.guard));
}
