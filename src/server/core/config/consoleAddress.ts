import type { Config } from '#compiler/config.ts';
import type { ResolvedBrand } from '#contract/generated/api.ts';
import type { ServerEnv } from '../env.ts';

/**
 * The URL of a brand's console, without a trailing slash: PUBLIC_URL, the brand's first domain, or the host and port of a
 * demo.
 */
export function consoleAddress(
  { config, brand }: { readonly config: Pick<Config, 'brands'>; readonly brand: Pick<ResolvedBrand, 'id'> },
  { demo, host, port, publicUrl }: Pick<ServerEnv, 'demo' | 'host' | 'port' | 'publicUrl'>,
): string {
  if (publicUrl !== undefined) return publicUrl.replaceAll('{brand}', brand.id);
  const [domain] = config.brands.get(brand.id)?.source.value.domains ?? [];
  return demo || domain === undefined ? `http://${host}:${port}` : `https://${domain}`;
}
