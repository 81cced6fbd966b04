import blocks from '../../schemas/api/blocks.schema.json' with { type: 'json' };
import consoleSchema from '../../schemas/api/console.schema.json' with { type: 'json' };
import errorSchema from '../../schemas/api/error.schema.json' with { type: 'json' };
import session from '../../schemas/api/session.schema.json' with { type: 'json' };
import navigation from '../../schemas/navigation.schema.json' with { type: 'json' };
import page from '../../schemas/page.schema.json' with { type: 'json' };
import column from '../../schemas/shared/column.schema.json' with { type: 'json' };
import guard from '../../schemas/shared/guard.schema.json' with { type: 'json' };

/** The schemas that requests and answers are described by; the same files that the types come from. */
export const API_SCHEMAS = { blocks, console: consoleSchema, error: errorSchema, session } as const;

/** Schemas that those refer to. */
export const SHARED_SCHEMAS = { navigation, page, column, guard } as const;

/** A reference to a named definition of an API schema, or to the whole of it. */
export function schemaRef(file: keyof typeof API_SCHEMAS, definition?: string): { readonly $ref: string } {
  const { $id } = API_SCHEMAS[file];
  return { $ref: definition === undefined ? $id : `${$id}#/definitions/${definition}` };
}
