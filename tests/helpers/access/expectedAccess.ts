import type { Config } from '#compiler/config.ts';
import type { ActionDeclaration, Guard, ResourceFile } from '#contract/generated/config.ts';
import type { GuardFacts } from '#contract/guardFacts.ts';

/** Facts of a user, all of them known. */
export type KnownFacts = { readonly [Fact in keyof GuardFacts]: NonNullable<GuardFacts[Fact]> };

/**
 * Whether a guard opens, computed without the compiler's own evaluation, so that each checks the other (keys are joined by
 * AND, values by OR).
 */
export function opens(guard: Guard | undefined, facts: KnownFacts): boolean {
  if (guard === undefined) return true;
  const { anyone: _anyone, brand_kind: _writtenOutInBrands, internal, not, any, all, ...listed } = guard;
  if (internal !== undefined && internal !== facts.internal) return false;
  if (not !== undefined && opens(not, facts)) return false;
  if (any !== undefined && !any.some((inner) => opens(inner, facts))) return false;
  if (all !== undefined && !all.every((inner) => opens(inner, facts))) return false;
  return Object.entries(listed).every(([fact, wanted]) => {
    const held: readonly string[] = facts[fact as keyof typeof listed];
    return wanted.some((value) => held.includes(value));
  });
}

/** What the config opens of one resource. */
export interface ExpectedResource {
  readonly actions: readonly ActionDeclaration[];
  readonly closedActions: readonly ActionDeclaration[];
  /** Fields that every column and detail field of theirs closes. */
  readonly closedFields: ReadonlySet<string>;
  readonly hasDetail: boolean;
  readonly hasExport: boolean;
  readonly hasTabs: boolean;
}

/** Every place that shows a field, with whether it is open. */
function shownFields({ list, detail }: ResourceFile, facts: KnownFacts): [field: string, isOpen: boolean][] {
  const columns = list.columns.map((column): [string, boolean] => [column.field, opens(column.guard, facts)]);
  const inList = new Map(columns);
  for (const tab of detail?.tabs ?? []) {
    if (!('sections' in tab)) continue;
    for (const section of tab.sections) {
      const isSectionOpen = opens(tab.guard, facts) && opens(section.guard, facts);
      for (const field of section.fields) {
        const isPlain = typeof field === 'string';
        const isOpen = isPlain ? (inList.get(field) ?? true) : opens(field.guard, facts);
        columns.push([isPlain ? field : field.field, isOpen && isSectionOpen]);
      }
    }
  }
  return columns;
}

function expectedResource(resource: ResourceFile, facts: KnownFacts): ExpectedResource {
  const { list, detail, actions = [] } = resource;
  const shown = shownFields(resource, facts);
  const openColumns = list.columns.filter((column) => opens(column.guard, facts)).map(({ field }) => field);
  const open = new Set(shown.filter(([, isOpen]) => isOpen).map(([field]) => field));
  return {
    actions: actions.filter((action) => opens(action.guard, facts)),
    closedActions: actions.filter((action) => !opens(action.guard, facts)),
    closedFields: new Set(shown.map(([field]) => field).filter((field) => !open.has(field))),
    hasDetail: detail?.tabs.some((tab) => opens(tab.guard, facts)) === true,
    hasExport: opens(list.export?.guard, facts) && list.export?.columns.some((f) => openColumns.includes(f)) === true,
    hasTabs: list.tabs !== undefined && opens(list.tabs.guard, facts) && openColumns.includes(list.tabs.field),
  };
}

/** The resources that the config's guards open, by name. */
export function expectedAccess({ resources }: Config, facts: KnownFacts): Map<string, ExpectedResource> {
  const expected = new Map<string, ExpectedResource>();
  for (const [name, { value }] of resources) {
    if (opens(value.guard, facts)) expected.set(name, expectedResource(value, facts));
  }
  return expected;
}
