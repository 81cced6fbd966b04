import type { ComponentType } from 'react';
import type { ResolvedTab } from '#contract/generated/api.ts';
import type { TabProps } from '../../registry/tabs/TabProps.ts';
import { TABS } from '../../registry/tabs.ts';

/** A tab's content, drawn as its type is. */
export function TabPanel(props: TabProps<ResolvedTab>) {
  // The registry pairs each type with its content; TypeScript cannot follow the pair through a union.
  const TypedTab = TABS[props.tab.type] as ComponentType<TabProps<ResolvedTab>>;
  return <TypedTab key={props.tab.id} {...props} />;
}
