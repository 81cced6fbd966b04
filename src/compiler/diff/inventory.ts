import type { FormField, FormPart, FormValue, PageFile, ResourceFile } from '#contract/generated/config.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';
import { withoutAnchor } from '../checks/reading/routes.ts';
import type { Config, FormDeclaration, Source } from '../config.ts';
import { baseName } from '../fileTree.ts';
import { groupsOf, isChoice, offeredValues } from '../resolve/fields/offeredValues.ts';
import { partValues } from '../resolve/forms/formLabels.ts';
import { allOf, anyOf, TRUE } from '../satisfy/formula.ts';
import { configSources } from './configSources.ts';
import type { Thing } from './Thing.ts';
import { along, behind, type Lead, type Walk, type Way, walkThing } from './walkThings.ts';

const EVERYBODY: Way = { open: TRUE, key: '' };

function resourceLeads(config: Config, name: unknown): Lead[] {
  if (typeof name !== 'string') return [];
  const source = config.resources.get(name);
  const follows = [`resources.${name}`];
  // A link without a target is not shown.
  if (source === undefined) return [{ open: anyOf(), key: `no ${name}`, follows }];
  return [{ ...behind(EVERYBODY, source.value.guard), follows }];
}

function pageLead(config: Config, { page, guard, blocks }: PageFile): Lead {
  const way = behind(EVERYBODY, guard);
  if (blocks === undefined) return { ...way, follows: [`pages.${page}`] };
  // A page needs one of its blocks.
  const ways: Way[] = [];
  const follows = [`pages.${page}`];
  for (const block of blocks) {
    const leads = 'resource' in block ? resourceLeads(config, block.resource) : [];
    ways.push(along(behind(EVERYBODY, block.guard), ...leads));
    follows.push(`pages.${page}.blocks.${block.id}`, ...leads.flatMap((lead) => lead.follows));
  }
  return {
    open: allOf(way.open, anyOf(...ways.map((block) => block.open))),
    key: `${way.key}|${ways.map((block) => block.key).join('|')}`,
    follows,
  };
}

/** Who has the screens, by route. */
function screenLeads(config: Config): Map<string, Lead> {
  const leads = new Map<string, Lead>();
  for (const [name, { value }] of config.resources) {
    if (value.path === undefined) continue;
    for (const lead of resourceLeads(config, name)) leads.set(value.path, lead);
  }
  for (const { value } of config.pages.values()) {
    if (value.path !== undefined) leads.set(value.path, pageLead(config, value));
  }
  return leads;
}

/** Who has the column of a filter or a named field. */
function columnLeads(resource: ResourceFile, field: unknown): Lead[] {
  const column = resource.list.columns.find((candidate) => candidate.field === field);
  if (column === undefined) return [];
  const follows = [`resources.${resource.resource}.list.columns.${column.field}`];
  return [{ ...behind(EVERYBODY, column.guard), follows }];
}

function isResource(source: Source<unknown>): source is Source<ResourceFile> {
  return source.file.startsWith('config/resources/');
}

/** What a thing of a resource needs beside its guard. */
function leadsInResource(config: Config, resource: ResourceFile): Walk['leads'] {
  return (path, node) => {
    const isFilter = path.includes('.list.filters.');
    const isNamedField = path.includes('.sections.') && Object.keys(node).join() === 'field';
    if (isFilter || isNamedField) return columnLeads(resource, node.field);
    return /\.detail\.(alerts|tabs)\.[^.]+(\.lists\.[^.]+)?$/.test(path) ? resourceLeads(config, node.resource) : [];
  };
}

function shownField(resource: ResourceFile): Walk['shows'] {
  return (path, node) => {
    const isShown = path.includes('.list.columns.') || path.includes('.sections.');
    return isShown && typeof node.field === 'string' ? `${resource.record}.${node.field}` : undefined;
  };
}

/** The values that a filter of a resource offers. */
function filterOffers({ list, where }: ResourceFile, record: RecordSchema | undefined): Walk['offers'] {
  return (path, node) => {
    const filter = /\.list\.filters\.[^.]+$/.test(path)
      ? list.filters?.filter(isChoice).find(({ field }) => field === node.field)
      : undefined;
    if (filter === undefined || record === undefined) return [];
    return offeredValues(filter, record, where).flatMap(({ values, guard, node: at }) =>
      values.map((value) => ({ value, guard, at })),
    );
  };
}

/** The options that the fields of a form offer. */
function formOffers(form: FormDeclaration): Walk['offers'] {
  const known = new Map<unknown, readonly string[]>();
  function note(field: FormField | FormPart, value: FormValue | undefined): void {
    const text = value?.type === 'array' ? value.items : value;
    if (text?.type === 'string' && text.enum !== undefined) known.set(field, text.enum);
    const parts = partValues(value);
    for (const part of 'fields' in field ? field.fields : []) note(part, parts[part.field]);
  }
  for (const { fields } of form.source.value.sections) {
    for (const field of fields) note(field, form.values.properties[field.field]);
  }
  return (_path, node) => {
    const all = known.get(node);
    if (all === undefined) return [];
    const groups = Array.isArray(node.values) ? groupsOf(node.values) : [{ values: all, guard: undefined, node: [] }];
    return groups.flatMap(({ values, guard, node: at }) => values.map((value) => ({ value, guard, at })));
  };
}

function offersElsewhere(config: Config, { file }: Source<unknown>): Walk['offers'] {
  const form = file.startsWith('config/forms/') ? config.forms.get(baseName(file)) : undefined;
  return form === undefined ? () => [] : formOffers(form);
}

/** Everything that a config declares for people, by path. */
export function inventory(config: Config): Map<string, Thing> {
  const things = new Map<string, Thing>();
  const screens = screenLeads(config);
  function add(thing: Thing): void {
    const same = things.get(thing.path);
    // Two of one name are as open as either.
    if (same === undefined) things.set(thing.path, thing);
    else
      things.set(thing.path, {
        ...same,
        open: anyOf(same.open, thing.open),
        openKey: `${same.openKey}/${thing.openKey}`,
      });
  }
  for (const { name, source } of configSources(config)) {
    const leadsElsewhere: Walk['leads'] = (_path, node) => {
      const to = typeof node.to === 'string' ? screens.get(withoutAnchor(node.to)) : undefined;
      return [...(to === undefined ? [] : [to]), ...resourceLeads(config, node.resource)];
    };
    const walk: Walk = isResource(source)
      ? {
          source,
          add,
          leads: leadsInResource(config, source.value),
          shows: shownField(source.value),
          offers: filterOffers(source.value, config.records.get(source.value.record)),
        }
      : { source, add, leads: leadsElsewhere, shows: () => undefined, offers: offersElsewhere(config, source) };
    const value = source.value;
    if (typeof value !== 'object' || value === null) continue;
    walkThing({ ...value }, { path: name, at: [], parent: undefined, way: EVERYBODY }, walk);
  }
  return things;
}
