import { channelName } from './channelName.ts';

/** The name of a card network; `undefined` where there is none, or nobody knows it. */
export function networkName(code: string | undefined): string | undefined {
  if (code === undefined || code === 'UNKNOWN') return undefined;
  return channelName(code) ?? code;
}
