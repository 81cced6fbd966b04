import type { FastifyInstance, FastifyReply } from 'fastify';
import { brandIcon, brandImage } from '../../core/config/brandImages.ts';
import { notFound } from '../../core/errors/ApiError.ts';
import type { Services } from '../../core/services.ts';

const YEAR_SECONDS = 31_536_000;
const DAY_SECONDS = 86_400;

/** Sends an SVG image with a policy that disables scripts, also when it is opened directly. */
function sendSvg(reply: FastifyReply, image: string, caching: string): FastifyReply {
  return reply
    .type('image/svg+xml')
    .header('cache-control', caching)
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox")
    .send(image);
}

/** GET /brands/<brand>/<image>, /favicon.ico and /manifest.webmanifest. */
export function brandRoutes(app: FastifyInstance, { config }: Pick<Services, 'config'>): void {
  app.get<{ Params: { brand: string; file: string } }>('/brands/:brand/:file', async (request, reply) => {
    const { brand, file } = request.params;
    const pack = config.current().config.brands.get(brand);
    const image = pack && brandImage(pack, file);
    if (image === undefined) throw notFound();
    return sendSvg(reply, image, `public, max-age=${YEAR_SECONDS}, immutable`);
  });

  // For clients that ignore the page's <link>. The path is the same for all brands, so it is cached briefly.
  app.get('/favicon.ico', async (request, reply) => {
    const { config: branded, brand } = config.brandOfHost(request.hostname);
    const pack = branded.brands.get(brand.id);
    const image = pack && brandImage(pack, brandIcon(pack));
    if (image === undefined) throw notFound();
    return sendSvg(reply, image, `public, max-age=${DAY_SECONDS}`);
  });

  app.get('/manifest.webmanifest', async (request, reply) => {
    const { name, icon, theme } = config.brandOfHost(request.hostname).brand;
    return reply
      .type('application/manifest+json')
      .header('cache-control', `public, max-age=${DAY_SECONDS}`)
      .send({
        name,
        short_name: name,
        id: '/',
        start_url: '/',
        scope: '/',
        display: 'minimal-ui',
        theme_color: theme.light.background,
        background_color: theme.light.background,
        icons: [{ src: icon, type: 'image/svg+xml', sizes: 'any' }],
      });
  });
}
