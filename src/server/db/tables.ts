/** The table of each record schema, by its `x-table`. */
export * as tables from './schema/records/index.ts';
