import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { FeedbackPrompt, FeedbackPromptRequest, FeedbackRequest } from '#contract/generated/api.ts';
import { sessionActivity } from '../../access/sessions/activity/authActivity.ts';
import type { SessionContext } from '../../access/sessions/people/SessionContext.ts';
import { recordActivity } from '../../core/activity/recordActivity.ts';
import { ApiError } from '../../core/errors/ApiError.ts';
import { enqueue } from '../../core/queue/enqueue.ts';
import { sessionSchema } from '../../core/schemas.ts';
import type { Services } from '../../core/services.ts';
import type { Database } from '../../database/database.ts';
import { inBusiness } from '../../database/inBusiness.ts';
import { feedback_prompts, users } from '../../database/schema/index.ts';
import { isPromptDue, type PromptHistory } from './promptRules.ts';

/** Lowest and highest score of each scale. Rule notifications.feedback. */
const SCALES = { RATING: [1, 5], YES_NO: [0, 1] } as const;

type Reading = Pick<Database['drizzle'], 'select'>;

/** What is kept of the prompts of a person, and when they joined. */
async function readHistory(drizzle: Reading, userId: string): Promise<[PromptHistory | undefined, Date]> {
  const [found] = await drizzle
    .select({ history: feedback_prompts, joined: users.created })
    .from(users)
    .leftJoin(feedback_prompts, eq(feedback_prompts.user_id, users.user_id))
    .where(eq(users.user_id, userId));
  return [found?.history ?? undefined, found?.joined ?? new Date(Number.NaN)];
}

/** Throws API_VALIDATION_ERROR for words of spaces, and for a score that its scale does not have. */
function requireOnScale({ kind, score, comment }: FeedbackRequest): void {
  const [lowest, highest] = SCALES[kind];
  const errors = [
    ...(score < lowest || score > highest
      ? [{ field: 'score', message: `must be between ${lowest} and ${highest}` }]
      : []),
    ...(comment.trim().length < 3 ? [{ field: 'comment', message: 'must have at least 3 characters' }] : []),
  ];
  if (errors.length > 0) throw new ApiError('API_VALIDATION_ERROR', 'The request is invalid.', errors);
}

/** What the task of feedback keeps: the person and the business as they are now. */
function payloadOf({ user, business, facts }: SessionContext, body: FeedbackRequest, now: Date) {
  return {
    id: body.id,
    created: now.toISOString(),
    kind: body.kind,
    score: String(body.score),
    comment: body.comment.trim(),
    screen: body.screen ?? null,
    contact: body.may_contact === true ? 'yes' : 'no',
    email: user.email,
    user: user.id,
    name: business.name,
    entity: facts.entity?.[0] ?? 'main',
  };
}

/**
 * Feedback of people, and the prompt for it.
 * Rule notifications.feedback, notifications.feedback-prompt.
 */
export function feedbackRoutes(app: FastifyInstance, { pool, database, realTime }: Services): void {
  app.post<{ Body: FeedbackRequest }>(
    '/api/user/feedback',
    { config: { policy: 'person' }, schema: { body: sessionSchema('feedback') } },
    async (request, reply): Promise<void> => {
      const session = request.session();
      requireOnScale(request.body);
      const { id, kind, score } = request.body;
      await inBusiness(pool, session.scope, async (transaction) => {
        const payload = payloadOf(session, request.body, realTime());
        const key = `${session.user.id} ${id}`;
        await enqueue(
          transaction,
          { queue: 'feedback', key, scope: session.scope, due: realTime(), payload },
          realTime(),
        );
        const activity = { ...sessionActivity(session, 'FEEDBACK_SENT', request), after: { kind, score } };
        await recordActivity(transaction, activity, realTime());
      });
      await reply.code(204).send();
    },
  );

  app.get('/api/user/feedback-prompt', { config: { policy: 'person' } }, async (request): Promise<FeedbackPrompt> => {
    const [history, joined] = await readHistory(database.drizzle, request.session().user.id);
    return { due: isPromptDue(history, joined, realTime()) };
  });

  app.patch<{ Body: FeedbackPromptRequest }>(
    '/api/user/feedback-prompt',
    { config: { policy: 'person' }, schema: { body: sessionSchema('feedbackPromptRequest') } },
    async (request): Promise<FeedbackPrompt> => {
      const { id: user_id } = request.session().user;
      return database.drizzle.transaction(async (transaction) => {
        // Of two tabs one shows it.
        await transaction.select().from(users).where(eq(users.user_id, user_id)).for('update');
        const [history, joined] = await readHistory(transaction, user_id);
        const at = realTime();
        if (request.body.event === 'PUT_OFF') {
          await transaction
            .update(feedback_prompts)
            .set({ put_off_at: at })
            .where(eq(feedback_prompts.user_id, user_id));
          return { due: false };
        }
        const due = isPromptDue(history, joined, at);
        const set = { shown: (history?.shown ?? 0) + 1, shown_at: at, put_off_at: null };
        if (due)
          await transaction
            .insert(feedback_prompts)
            .values({ user_id, ...set })
            .onConflictDoUpdate({ target: feedback_prompts.user_id, set });
        return { due };
      });
    },
  );
}
