import { allOffered } from '#compiler/resolve/offeredValues.ts';
import { exactSearches } from '#compiler/resolve/resolveFilter.ts';
import type { Filter, ResourceFile } from '#contract/generated/config.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';

type Json = Record<string, unknown>;

/** The keys that a filter answers to in a request, and what they take. */
function filterProperty(filter: Filter, { where }: ResourceFile, record: RecordSchema): Json {
  if (filter.type === 'search') {
    const exact = exactSearches(filter).map(([kind, field]) => `, or is found by ${kind} in ${field}`);
    return {
      q: { type: 'string', description: `Begins ${filter.fields.join(', or ')}${exact.join('')}; or is an id.` },
    };
  }
  const { field } = filter;
  switch (filter.type) {
    case 'select':
      return { [field]: { type: 'string', enum: allOffered(filter, record, where) } };
    case 'multi-select':
      return { [field]: { type: 'array', items: { type: 'string', enum: allOffered(filter, record, where) } } };
    case 'boolean':
      return { [field]: { type: 'boolean' } };
    case 'relation':
      return { [field]: { type: 'string', description: `The id of a record of ${filter.resource}.` } };
    case 'date-range':
    case 'amount-range': {
      const end = { type: 'string', format: filter.type === 'date-range' ? 'date' : 'decimal' };
      return { [`${field}_gte`]: end, [`${field}_lte`]: end };
    }
  }
}

/** The keys of a list's filter as a schema. */
export function filterProperties(resource: ResourceFile, record: RecordSchema): Json {
  const properties: Json = {};
  for (const filter of resource.list.filters ?? []) Object.assign(properties, filterProperty(filter, resource, record));
  return properties;
}
