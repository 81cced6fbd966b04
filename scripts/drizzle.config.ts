import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate --config scripts/drizzle.config.ts --name <what-changes>` writes the next migration. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/server/database/schema/index.ts',
  out: './src/server/database/migrations',
});
