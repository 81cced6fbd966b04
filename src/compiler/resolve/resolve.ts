import { OTHER_KINDS } from '#contract/columns/recordWord.ts';
import type { ResolvedColumn, ResolvedResource } from '#contract/generated/api.ts';
import type { ResourceFile } from '#contract/generated/config.ts';
import type { GuardFacts } from '#contract/guardFacts.ts';
import type { Config, Source } from '../config.ts';
import { relatedPlaces } from '../relatedPlaces.ts';
import { resolveColumn } from './fields/resolveColumn.ts';
import { resolveForms } from './forms/resolveForms.ts';
import { Gate } from './gate/Gate.ts';
import { openRoutes } from './gate/OpenRoutes.ts';
import type { Resolution } from './resolution.ts';
import { withFollowed } from './resources/followedLists.ts';
import type { ResourceAccess } from './resources/ResourceAccess.ts';
import { openColumns, resolveResource } from './resources/resolveResource.ts';
import type { BlockAccess } from './screens/BlockAccess.ts';
import { closedActions, closedRoutes } from './screens/permissionClosed.ts';
import { resolveBalance } from './screens/resolveBalance.ts';
import { resolveDeveloper } from './screens/resolveDeveloper.ts';
import { resolveHelp } from './screens/resolveHelp.ts';
import { resolveJourneys } from './screens/resolveJourneys.ts';
import { resolveHome, resolveNavigation } from './screens/resolveNavigation.ts';
import { resolveNotices } from './screens/resolveNotices.ts';
import { resolvePages } from './screens/resolvePages.ts';
import { resolveRedirects } from './screens/resolveRedirects.ts';
import { resolveTours } from './screens/resolveTours.ts';
import { newShowing } from './screens/showing.ts';
import { centreAddress, resolveCentre } from './settings/resolveCentre.ts';
import { resolveErrors } from './settings/resolveErrors.ts';
import { resolveLimits } from './settings/resolveLimits.ts';
import { resolveNotifications } from './settings/resolveNotifications.ts';
import { resolvePermissions } from './settings/resolvePermissions.ts';
import { resolveViews } from './settings/resolveViews.ts';

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
    for (const { declared, steps } of relatedPlaces(source.value)) {
      if (!steps.every(({ node, path, guard }) => gate.admits(source, node, path, guard))) continue;
      fields.set(declared.resource, (fields.get(declared.resource) ?? new Set()).add(declared.foreign_key));
    }
  }
  return fields;
}

/** Returns the open list columns of open resources whose records others show as events. */
function columnsOf(
  config: Config,
  open: ReadonlyMap<string, Source<ResourceFile>>,
  facts: GuardFacts,
): (resource: string) => ResolvedColumn[] {
  const gate = new Gate(facts);
  return (resource) => {
    const source = open.get(resource);
    const record = source && config.records.get(source.value.record);
    if (source === undefined || record === undefined) return [];
    const columns = openColumns({ source, record, gate });
    return columns.map((column) => resolveColumn(column, record, (name) => open.has(name)));
  };
}

/** Adds to open lists the balance that they show. Rule transactions.balance-summary. */
function addBalances(
  config: Config,
  resources: Record<string, ResolvedResource>,
  blocks: Map<string, BlockAccess>,
): void {
  for (const [name, resource] of Object.entries(resources)) {
    const shown = config.resources.get(name)?.value.list.balance;
    const block = shown && config.pages.get(shown.page)?.value.blocks?.find(({ id }) => id === shown.block);
    if (shown === undefined || block?.type !== 'balance') continue;
    const balance = resolveBalance({ config, resources, blocks }, shown.page, block);
    resources[name] = { ...resource, list: { ...resource.list, balance } };
  }
}

/**
 * Everything that the facts open, and nothing else.
 * Pure: the same config and facts give the same answer.
 * Rule access.server-decides.
 */
export function resolve(config: Config, facts: GuardFacts): Resolution {
  const gate = new Gate(facts);
  const open = openResources(config, gate);
  const relatedBy = relatedFields(open, new Gate(facts));

  const isOpen = (resource: string): boolean => open.has(resource);
  const eventColumns = columnsOf(config, open, facts);
  const recordKinds = [...new Set([...open.values()].map(({ value }) => value.record)), ...OTHER_KINDS].sort();
  const permissions = resolvePermissions(config.permissions, gate);
  const resources: Record<string, ResolvedResource> = {};
  const alone = new Map<string, ResourceAccess>();
  for (const [name, source] of open) {
    const record = config.records.get(source.value.record);
    if (record === undefined) continue;
    const resolved = resolveResource({
      source,
      record,
      gate,
      limits: config.limits.value,
      flags: config.flags,
      isOpen,
      columnsOf: eventColumns,
      relatedBy: [...(relatedBy.get(name) ?? [])],
      recordKinds,
    });
    const shut = closedActions(source.value.actions ?? [], gate, permissions);
    resources[name] = { ...resolved.screen, ...(shut.length > 0 && { closed_actions: shut }) };
    alone.set(name, resolved.access);
  }
  const access = withFollowed(alone);
  const developer = resolveDeveloper(config, gate, resources);

  const blocks = new Map<string, BlockAccess>();
  const showing = newShowing();
  // A step may lead to a page that has a block of its journey.
  const paths = [...config.pages.values()].map((page) => page.value);
  const journeys = resolveJourneys(config, gate, openRoutes(resources, paths));
  const pages = resolvePages({ config, gate, resources, blocks, showing, journeys }, facts);
  addBalances(config, resources, blocks);
  const routes = openRoutes(resources, Object.values(pages));
  const navigation = { config, gate, routes, showing, journeys };
  const shutRoutes = closedRoutes(config, gate, permissions, pages);
  const groups = resolveNavigation(navigation);
  const tours = resolveTours({ config, gate, routes, showing, navigation: groups });
  const centre = resolveCentre({ config, gate, routes, resources });
  return {
    screens: {
      home: resolveHome(navigation),
      navigation: groups,
      resources,
      pages,
      redirects: resolveRedirects(config, gate, routes),
      views: resolveViews(config, gate),
      notices: resolveNotices({ config, gate, routes, showing }),
      help: resolveHelp(navigation),
      ...(tours.length > 0 && { tours }),
      ...(centre && { notification_centre: { to: centre.to, address: centreAddress(centre) } }),
      errors: resolveErrors(config.errors, gate),
      ...(shutRoutes.length > 0 && { closed_routes: shutRoutes }),
    },
    access,
    blocks,
    journeys,
    showing,
    limits: resolveLimits(config.limits, gate),
    permissions,
    notifications: resolveNotifications(config.notifications, gate, showing, centre),
    centre,
    forms: resolveForms(config, gate, access),
    developer,
    get closed() {
      return gate.closed;
    },
  };
}
