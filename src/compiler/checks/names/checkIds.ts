import type { Block, NavigationItem, PageFile, ResourceFile } from '#contract/generated/config.ts';
import type { NodePath, Source } from '../../config.ts';
import type { Draft } from '../../draft.ts';
import type { Problem } from '../../problem.ts';
import { problem } from '../../report.ts';
import { filterId } from '../../resolve/fields/resolveFilter.ts';

interface Named {
  readonly id: string;
  readonly path: NodePath;
}

/** Things under a key of a node, by what identifies them. */
function named<T>(items: readonly T[] | undefined, path: NodePath, id: (item: T) => string, key = 'id'): Named[] {
  return (items ?? []).map((item, index) => ({ id: id(item), path: [...path, index, key] }));
}

function repeated(source: Source<unknown>, siblings: readonly Named[], noun: string): Problem[] {
  const problems: Problem[] = [];
  const first = new Map<string, NodePath>();
  for (const { id, path } of siblings) {
    const before = first.get(id);
    if (before === undefined) {
      first.set(id, path);
      continue;
    }
    const { line } = source.place(before);
    const what = `The ${noun} "${id}" is already declared in line ${line}.`;
    problems.push(problem('duplicate-id', source.place(path), what, `Keep one, or give this ${noun} another name.`));
  }
  return problems;
}

function navigationIds(items: readonly NavigationItem[], path: NodePath): Named[] {
  return items.flatMap((item, index) => [
    { id: item.id, path: [...path, index, 'id'] },
    ...navigationIds(item.items ?? [], [...path, index, 'items']),
  ]);
}

/** The names that actions had. */
function formerIds(actions: ResourceFile['actions']): Named[] {
  return (actions ?? []).flatMap(({ formerly }, index) =>
    (formerly ?? []).map((id, position) => ({ id, path: ['actions', index, 'formerly', position] })),
  );
}

function checkResourceIds(draft: Draft): Problem[] {
  const problems: Problem[] = [];
  for (const source of draft.resources.values()) {
    const { list, detail, actions } = source.value;
    problems.push(
      ...repeated(
        source,
        named(list.columns, ['list', 'columns'], (column) => column.field, 'field'),
        'column',
      ),
    );
    problems.push(...repeated(source, named(list.filters, ['list', 'filters'], filterId, 'type'), 'filter'));
    problems.push(
      ...repeated(
        source,
        named(list.segments, ['list', 'segments'], (segment) => segment.id),
        'segment',
      ),
    );
    problems.push(
      ...repeated(
        source,
        (detail?.tabs ?? []).flatMap((tab, index) => [
          { id: tab.id, path: ['detail', 'tabs', index, 'id'] },
          ...named(tab.type === 'lists' ? tab.lists : [], ['detail', 'tabs', index, 'lists'], (part) => part.id),
        ]),
        'tab',
      ),
    );
    problems.push(
      ...repeated(
        source,
        named(detail?.alerts, ['detail', 'alerts'], (alert) => alert.id),
        'alert',
      ),
    );
    problems.push(
      ...repeated(source, [...named(actions, ['actions'], (action) => action.id), ...formerIds(actions)], 'action'),
    );
    for (const [index, tab] of (detail?.tabs ?? []).entries()) {
      if (tab.type === 'page') {
        const fields = tab.fields.map((field, place) => ({
          id: typeof field === 'string' ? field : field.field,
          path: ['detail', 'tabs', index, 'fields', place, ...(typeof field === 'string' ? [] : ['field'])],
        }));
        problems.push(...repeated(source, fields, 'field'));
      }
      if (tab.type !== 'fields') continue;
      const path = ['detail', 'tabs', index, 'sections'];
      problems.push(
        ...repeated(
          source,
          named(tab.sections, path, (section) => section.id),
          'section',
        ),
      );
      const fields = tab.sections.flatMap((section, position) =>
        section.fields.map((field, place) => ({
          id: typeof field === 'string' ? field : field.field,
          path: [...path, position, 'fields', place, ...(typeof field === 'string' ? [] : ['field'])],
        })),
      );
      problems.push(...repeated(source, fields, 'field'));
    }
  }
  return problems;
}

/** What a block is made of, with the key of the list. */
function itemsOf(block: Block): [string, readonly { readonly id: string }[]] {
  if (block.type === 'quick-actions') return ['actions', block.actions];
  if (block.type === 'to-do') return ['items', block.items];
  return ['cards', 'cards' in block ? block.cards : []];
}

function checkBlockIds(source: Source<PageFile>): Problem[] {
  return (source.value.blocks ?? []).flatMap((block, index) => {
    const [key, items] = itemsOf(block);
    return repeated(
      source,
      named(items, ['blocks', index, key], (item) => item.id),
      'card',
    );
  });
}

/**
 * Ids are unique among siblings; those of the navigation in the whole file, since brand packs name items by them.
 */
export function checkIds(draft: Draft): Problem[] {
  const problems = checkResourceIds(draft);
  const { navigation, notices, flags, permissions, journeys, errors, applications, notifications, tours } = draft;
  for (const source of draft.pages.values()) {
    problems.push(
      ...repeated(
        source,
        named(source.value.blocks, ['blocks'], (block) => block.id),
        'block',
      ),
    );
    problems.push(...checkBlockIds(source));
  }
  for (const source of draft.forms.values()) {
    const { sections, steps } = source.value;
    const ids = named(sections, ['sections'], (section) => section.id);
    problems.push(...repeated(source, ids, 'section'));
    problems.push(
      ...repeated(
        source,
        named(steps, ['steps'], (step) => step.id),
        'step',
      ),
    );
  }
  if (journeys) {
    const list = journeys.value.journeys;
    problems.push(
      ...repeated(
        journeys,
        named(list, ['journeys'], (journey) => journey.id),
        'journey',
      ),
    );
    for (const [index, { steps }] of list.entries()) {
      problems.push(
        ...repeated(
          journeys,
          named(steps, ['journeys', index, 'steps'], (step) => step.id),
          'step',
        ),
      );
    }
  }
  if (tours) {
    const list = tours.value.tours;
    problems.push(
      ...repeated(
        tours,
        named(list, ['tours'], (tour) => tour.id),
        'tour',
      ),
    );
    for (const [index, { steps }] of list.entries()) {
      const ids = named(steps, ['tours', index, 'steps'], (step) => step.id);
      problems.push(...repeated(tours, ids, 'step'));
    }
  }
  if (errors) {
    const codes = named(errors.value.errors, ['errors'], (error) => error.code, 'code');
    problems.push(...repeated(errors, codes, 'code'));
  }
  if (navigation !== undefined) {
    const ids = navigation.value.sections.flatMap((section, index) => [
      { id: section.id, path: ['sections', index, 'id'] },
      ...navigationIds(section.items, ['sections', index, 'items']),
    ]);
    problems.push(...repeated(navigation, ids, 'navigation item'));
    const searched = named(navigation.value.search, ['search'], (entry) => entry.to, 'to');
    problems.push(...repeated(navigation, searched, 'search entry'));
  }
  if (notices)
    problems.push(
      ...repeated(
        notices,
        named(notices.value.notices, ['notices'], (notice) => notice.id),
        'notice',
      ),
    );
  if (flags)
    problems.push(
      ...repeated(
        flags,
        named(flags.value.flags, ['flags'], (flag) => flag.id),
        'flag',
      ),
    );
  if (applications) {
    const ids = named(applications.value.applications, ['applications'], (application) => application.id);
    problems.push(...repeated(applications, ids, 'application'));
  }
  if (notifications) {
    const ids = named(notifications.value.notifications, ['notifications'], (notification) => notification.id);
    const kinds = named(notifications.value.centre.kinds, ['centre', 'kinds'], (kind) => kind.id);
    problems.push(...repeated(notifications, ids, 'notification'), ...repeated(notifications, kinds, 'notification'));
  }
  if (permissions) {
    const ids = named(permissions.value.permissions, ['permissions'], (permission) => permission.id);
    problems.push(...repeated(permissions, ids, 'permission'));
  }
  return problems;
}
