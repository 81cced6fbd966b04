import { createContext, useContext } from 'react';

/** The config path of the part that is being drawn, such as `resources.transactions.detail.tabs.history`. */
export const PartPath = createContext('');

/** The config path of a part of the part that is being drawn. */
export function usePartPath(part: string): string {
  const above = useContext(PartPath);
  return above === '' ? part : `${above}.${part}`;
}
