import { createContext, useContext } from 'react';

/** The config path of the part that is being rendered, such as `resources.transactions.detail.tabs.history`. */
export const PartPath = createContext('');

/** Returns the config path of a part within the current part. */
export function usePartPath(part: string): string {
  const above = useContext(PartPath);
  return above === '' ? part : `${above}.${part}`;
}
