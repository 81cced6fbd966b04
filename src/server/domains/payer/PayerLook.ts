import type { checkout_settings } from '../../database/schema/index.ts';

/** How the page of a business looks: its checkout settings, and the logo of its profile. */
export type PayerLook = Pick<
  typeof checkout_settings.$inferSelect,
  'primary_colour' | 'secondary_colour' | 'font' | 'language'
> & { /** Its address; null: it has none. */ readonly logo: string | null };
