import { channelName } from './channelName.ts';

/** The name of a card network; `undefined` without one, or if it is unknown. */
export function networkName(code: string | undefined): string | undefined {
  if (code === undefined || code === 'UNKNOWN') return undefined;
  return channelName(code) ?? code;
}
