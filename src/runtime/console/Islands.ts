import type { ComponentType } from 'react';
import type { PageIslandName, ResolvedColumn, TabIslandName } from '#contract/generated/api.ts';
import type { ApiRecord } from './providers/ApiRecord.ts';

/** What an island in a tab gets: the record, and of its fields those that are declared and open. */
export interface TabIslandProps {
  /** `undefined` until it is here. */
  readonly record: ApiRecord | undefined;
  readonly fields: readonly ResolvedColumn[];
}

/** What an island that is a whole screen gets: the screen's name in the person's language. */
export interface PageIslandProps {
  readonly title: string;
}

/** Fetches the code of an island. */
export type IslandLoader<Props> = () => Promise<ComponentType<Props>>;

/** The code of every island that a declaration may name. */
export interface Islands {
  readonly tabs: { readonly [Name in TabIslandName]: IslandLoader<TabIslandProps> };
  readonly pages: { readonly [Name in PageIslandName]: IslandLoader<PageIslandProps> };
}
