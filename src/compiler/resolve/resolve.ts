import type { ResolvedColumn, ResolvedNotice, ResolvedResource } from '#contract/generated/api.ts';
import type { ResourceFile } from '#contract/generated/config.ts';
import type { GuardFacts } from '#contract/guardFacts.ts';
import type { Config, Source } from '../config.ts';
import { Gate } from './Gate.ts';
import type { BlockAccess, Resolution, ResourceAccess } from './resolution.ts';
import { resolveColumn } from './resolveColumn.ts';
import { resolveHome, resolveNavigation } from './resolveNavigation.ts';
import { resolvePages } from './resolvePages.ts';
import { openColumns, resolveResource } from './resolveResource.ts';
import { resolveViews } from './resolveViews.ts';

/** The resources whose own guard is open. */
function openResources(config: Config, gate: Gate): Map<string, Source<ResourceFile>> {
  const open = new Map<string, Source<ResourceFile>>();
  for (const [name, source] of config.resources) {
    if (gate.admits(source, [], `resources.${name}`, source.value.guard)) open.set(name, source);
  }
  return open;
}

/** Fields by which open related lists narrow a resource: those of the tabs of the resources given. */
function relatedFields(open: ReadonlyMap<string, Source<ResourceFile>>, gate: Gate): Map<string, Set<string>> {
  const fields = new Map<string, Set<string>>();
  for (const source of open.values()) {
    for (const [index, tab] of (source.value.detail?.tabs ?? []).entries()) {
      const path = `resources.${source.value.resource}.detail.tabs.${tab.id}`;
      if (!('resource' in tab) || !gate.admits(source, ['detail', 'tabs', index], path, tab.guard)) continue;
      fields.set(tab.resource, (fields.get(tab.resource) ?? new Set()).add(tab.by));
    }
  }
  return fields;
}

/** The open list columns of a resource whose records another one shows as events. */
function columnsOf(
  config: Config,
  source: Source<ResourceFile> | undefined,
  facts: GuardFacts,
  isOpen: (resource: string) => boolean,
): ResolvedColumn[] {
  const record = source && config.records.get(source.value.record);
  if (source === undefined || record === undefined) return [];
  const columns = openColumns({ source, gate: new Gate(facts) });
  return columns.map((column) => resolveColumn(column, record, isOpen));
}

function resolveNotices(config: Config, gate: Gate): ResolvedNotice[] {
  return config.notices.value.notices
    .filter((notice, index) => gate.admits(config.notices, ['notices', index], `notices.${notice.id}`, notice.guard))
    .map(({ id, tone, text }) => ({ id, tone, text }));
}

/**
 * Everything that the facts open, and nothing else (design: "The server decides").
 * Pure: the same config and facts give the same answer.
 */
export function resolve(config: Config, facts: GuardFacts): Resolution {
  const gate = new Gate(facts);
  const open = openResources(config, gate);
  const relatedBy = relatedFields(open, new Gate(facts));

  const isOpen = (resource: string): boolean => open.has(resource);
  const resources: Record<string, ResolvedResource> = {};
  const access = new Map<string, ResourceAccess>();
  for (const [name, source] of open) {
    const record = config.records.get(source.value.record);
    if (record === undefined) continue;
    const resolved = resolveResource({
      source,
      record,
      gate,
      limits: config.limits.value,
      isOpen,
      columnsOf: (resource) => columnsOf(config, open.get(resource), facts, isOpen),
      labelOf: (resource) => config.resources.get(resource)?.value.label ?? resource,
      relatedBy: [...(relatedBy.get(name) ?? [])],
    });
    resources[name] = resolved.screen;
    access.set(name, resolved.access);
  }

  const blocks = new Map<string, BlockAccess>();
  const pages = resolvePages({ config, gate, resources, blocks });
  const openPaths = new Set([...Object.values(resources), ...Object.values(pages)].map((screen) => screen.path ?? ''));
  const navigation = { config, gate, openPaths };
  return {
    screens: {
      home: resolveHome(navigation),
      navigation: resolveNavigation(navigation),
      resources,
      pages,
      redirects: config.redirects.value.redirects.map(({ from, to }) => ({ from, to })),
      views: resolveViews(config, gate),
      notices: resolveNotices(config, gate),
    },
    access,
    blocks,
    closed: gate.closed,
  };
}
