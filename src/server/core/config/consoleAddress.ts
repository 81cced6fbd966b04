import type { ServerEnv } from '../env.ts';
import type { BrandConfig } from './ConfigStore.ts';

/**
 * The URL of a brand's console, without a trailing slash: PUBLIC_URL, the brand's first domain, or the host and port of a
 * demo.
 */
export function consoleAddress(
  { config, brand }: Pick<BrandConfig, 'config' | 'brand'>,
  { demo, host, port, publicUrl }: Pick<ServerEnv, 'demo' | 'host' | 'port' | 'publicUrl'>,
): string {
  if (publicUrl !== undefined) return publicUrl.replaceAll('{brand}', brand.id);
  const [domain] = config.brands.get(brand.id)?.source.value.domains ?? [];
  return demo || domain === undefined ? `http://${host}:${port}` : `https://${domain}`;
}
