import type { FollowedList } from './FollowedList.ts';
import type { ResourceAccess } from './ResourceAccess.ts';

/** The lists that the search of a resource follows. One whose search is closed to the person is not among them. */
function followedBy(access: ResourceAccess, all: ReadonlyMap<string, ResourceAccess>): FollowedList[] {
  const search = access.filters.find(({ type }) => type === 'search');
  if (search?.type !== 'search') return [];
  return (search.follow ?? []).flatMap(({ field, resource, fields }) => {
    const other = all.get(resource);
    const otherSearch = other?.filters.find(({ type }) => type === 'search');
    if (other === undefined || otherSearch?.type !== 'search') return [];
    const open = fields.filter((name) => otherSearch.fields.includes(name));
    return open.length === 0 ? [] : [{ field, record: other.record, where: other.where, fields: open }];
  });
}

/** Completes each resource by the lists that its search follows, once all are resolved. */
export function withFollowed(all: ReadonlyMap<string, ResourceAccess>): Map<string, ResourceAccess> {
  return new Map([...all].map(([name, access]) => [name, { ...access, followed: followedBy(access, all) }]));
}
