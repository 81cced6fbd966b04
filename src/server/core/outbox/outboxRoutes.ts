import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { outbox_messages } from '../../database/schema/index.ts';
import type { Services } from '../services.ts';
import { openBody } from './messageBody.ts';

const QUERY_SCHEMA = {
  type: 'object',
  required: ['to'],
  properties: { to: { type: 'string', minLength: 1, maxLength: 254 } },
};

/** GET /api/demo/outbox?to=…: messages sent to an address, newest first. Only in the demo. */
export function outboxRoutes(app: FastifyInstance, { database }: Services): void {
  app.get<{ Querystring: { to: string } }>(
    '/api/demo/outbox',
    { schema: { querystring: QUERY_SCHEMA } },
    async (request) => {
      const { to, subject, text, created } = outbox_messages;
      const messages = await database.drizzle
        .select({ to, subject, text, created })
        .from(outbox_messages)
        .where(eq(to, request.query.to.trim().toLowerCase()))
        .orderBy(desc(created))
        .limit(100);
      return messages.map(({ text: sealed, ...message }) => {
        const { text, html } = sealed === null ? { text: '' } : openBody(sealed);
        return { ...message, text, ...(html !== undefined && { html }) };
      });
    },
  );
}
