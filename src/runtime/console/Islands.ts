import type { ComponentType } from 'react';
import type { PageIslandName, ResolvedColumn, TabIslandName } from '#contract/generated/api.ts';
import type { ApiRecord } from './providers/ApiRecord.ts';

/** Props of an island in a tab: the record, and those of its fields that are declared and open to the user. */
export interface TabIslandProps {
  /** `undefined` while the record loads. */
  readonly record: ApiRecord | undefined;
  readonly fields: readonly ResolvedColumn[];
}

/** Props of an island that is a whole screen: the screen's name in the user's language. */
export interface PageIslandProps {
  readonly title: string;
}

/** Loads the code of an island. */
export type IslandLoader<Props> = () => Promise<ComponentType<Props>>;

/** Loaders of every island that a declaration may name. */
export interface Islands {
  /** Parts of the header. */
  readonly header: { readonly [Name in 'notification-bell' | 'help-menu']: IslandLoader<object> };
  readonly tabs: { readonly [Name in TabIslandName]: IslandLoader<TabIslandProps> };
  readonly pages: { readonly [Name in PageIslandName]: IslandLoader<PageIslandProps> };
}
