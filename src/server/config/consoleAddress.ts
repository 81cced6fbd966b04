import type { ServerEnv } from '../env.ts';
import type { BrandConfig } from './ConfigStore.ts';

/** Where people find a brand's console, without a slash at its end: its own domain, or where a demo runs. */
export function consoleAddress({ config, brand }: BrandConfig, { demo, host, port }: ServerEnv): string {
  const [domain] = config.brands.get(brand.id)?.source.value.domains ?? [];
  return demo || domain === undefined ? `http://${host}:${port}` : `https://${domain}`;
}
