import type { ServerEnv } from '../env.ts';
import type { BrandConfig } from './ConfigStore.ts';

/** The address of a brand's console, without a slash at its end: PUBLIC_URL, the brand's first domain, or where a demo runs. */
export function consoleAddress({ config, brand }: BrandConfig, { demo, host, port, publicUrl }: ServerEnv): string {
  if (publicUrl !== undefined) return publicUrl.replaceAll('{brand}', brand.id);
  const [domain] = config.brands.get(brand.id)?.source.value.domains ?? [];
  return demo || domain === undefined ? `http://${host}:${port}` : `https://${domain}`;
}
