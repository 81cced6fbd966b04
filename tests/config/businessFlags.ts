import type { Config } from '#compiler/config.ts';

/** The flags that a business can have on: all but those that people choose for themselves, which close what they replace. */
export function businessFlags({ flags }: Pick<Config, 'flags'>): string[] {
  return flags.value.flags.filter(({ chosen_by }) => chosen_by === undefined).map(({ id }) => id);
}
