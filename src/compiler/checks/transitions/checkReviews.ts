import type { ReviewDeclaration, TransitionsFile } from '#contract/generated/config.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';
import type { NodePath, Source } from '../../config.ts';
import type { Draft } from '../../draft.ts';
import { KEY_LANGUAGE } from '../../languages.ts';
import { listWords, suggest } from '../../nearest.ts';
import type { Problem } from '../../problem.ts';
import type { ProblemCode } from '../../problemCodes.ts';
import { problem } from '../../report.ts';
import { fieldOf } from '../reading/recordOf.ts';

/** The record of reviews. */
const REVIEW = 'review';

/** Records that reviewers change by actions of their own. */
const WORKBENCH: ReadonlySet<string> = new Set([REVIEW, 'review-question']);

/** Keys of a review that name a field of the record. */
const FIELD_KEYS = ['reason_field', 'note_field', 'name', 'requested_by', 'amount', 'document'] as const;

/** Checks the review of one record. */
class ReviewCheck {
  readonly problems: Problem[] = [];

  constructor(
    private readonly draft: Draft,
    private readonly source: Source<TransitionsFile>,
    private readonly record: RecordSchema,
    private readonly review: ReviewDeclaration,
  ) {}

  private report(code: ProblemCode, path: NodePath, what: string, fix: string): void {
    this.problems.push(problem(code, this.source.place(['review', ...path]), what, fix));
  }

  private checkEvent(path: NodePath, name: string, isAnswer: boolean): void {
    const { events } = this.source.value;
    const event = Object.hasOwn(events, name) ? events[name] : undefined;
    if (event === undefined) {
      const what = `The record "${this.record.name}" has no event "${name}".`;
      this.report('unknown-event', path, what, suggest(name, Object.keys(events), 'event'));
    } else if (isAnswer && !event.by.includes('reviewer')) {
      const what = `No reviewer causes "${name}": it is by ${listWords(event.by)}.`;
      this.report('undeclared-transition', path, what, 'Add "reviewer" to "by" of the event.');
    } else if (isAnswer && event.planned) {
      this.report('undeclared-transition', path, `"${name}" is planned.`, 'Remove "planned" from the event.');
    }
  }

  /** The fields of the conversation are fields of the record, whose own event says that the business has to reply. */
  private checkConversation(): void {
    const { conversation, ask } = this.review;
    if (conversation === undefined) return;
    for (const key of ['reply', 'document'] as const) {
      const name = conversation[key];
      if (name === undefined || fieldOf(this.record, name) !== undefined) continue;
      const what = `The record "${this.record.name}" has no field "${name}".`;
      const fix = suggest(name, Object.keys(this.record.fields), 'field');
      this.report('unknown-field', ['conversation', key], what, fix);
    }
    const fix = 'Add "ask" with the event by which the business has to reply.';
    if (ask === undefined) this.report('missing-key', ['conversation'], 'A conversation has no event "ask".', fix);
    else this.checkMail('ask');
  }

  /** The record with what was submitted has the id of the reviewed record. */
  private checkSubmitted(): void {
    const { submitted } = this.review;
    const record = submitted && this.draft.records.get(submitted.record);
    if (submitted === undefined || record === undefined) return;
    if (fieldOf(record, submitted.foreign_key)?.idPrefix === this.record.idPrefix) return;
    const what = `"${submitted.foreign_key}" of "${record.name}" is not the id of a "${this.record.name}".`;
    const own = Object.values(record.fields).filter(({ idPrefix }) => idPrefix === this.record.idPrefix);
    const names = own.map(({ name }) => name);
    this.report('unknown-field', ['submitted', 'foreign_key'], what, suggest(submitted.foreign_key, names, 'field'));
  }

  /** The mail of an answer, by which the business learns of it. */
  private checkMail(key: 'approve' | 'decline' | 'revoke' | 'ask' | 'advance'): void {
    this.checkMailOf([key], this.review[key] ?? '');
  }

  private checkMailOf(path: NodePath, name: string): void {
    const { events } = this.source.value;
    const mail = events[name]?.mail;
    if (mail === undefined) {
      const what = `"${name}" sends no mail.`;
      this.report('missing-key', path, what, 'Add "mail" to the event: the business learns the answer by it.');
      return;
    }
    const words = this.draft.words.get(KEY_LANGUAGE)?.value;
    for (const part of [`mails.${mail}_subject`, `mails.${mail}_text`]) {
      if (words === undefined || Object.hasOwn(words, part)) continue;
      const what = `There is no text with the key "${part}".`;
      this.report('unknown-locale-key', path, what, 'Add it to every file of locales/.');
    }
  }

  /** Moves are by reviewers, change one field, and send a mail. */
  private checkMoves(): void {
    const { events } = this.source.value;
    const fields = new Set<string>();
    for (const [key, names] of Object.entries(this.review.moves ?? {})) {
      for (const [index, name] of names.entries()) {
        this.checkEvent(['moves', key, index], name, true);
        const event = events[name];
        if (event === undefined) continue;
        fields.add(event.field ?? 'status');
        this.checkMailOf(['moves', key, index], name);
      }
    }
    if (fields.size < 2) return;
    const what = `Moves change ${listWords([...fields])}.`;
    this.report('undeclared-transition', ['moves'], what, 'Name events of one field.');
  }

  /** Kinds and reasons are values of the record of reviews, which has texts for them. */
  private checkValues(): void {
    const reviews = this.draft.records.get(REVIEW);
    const own = this.review.reason_field && fieldOf(this.record, this.review.reason_field)?.values;
    const lists = [
      [['kind'], this.review.kind, reviews && fieldOf(reviews, 'kind')?.values],
      ...this.review.reasons.flatMap((reason, index) => [
        [['reasons', index], reason, reviews && fieldOf(reviews, 'reason')?.values] as const,
        [['reasons', index], reason, own] as const,
      ]),
    ] as const;
    for (const [path, value, values] of lists) {
      if (!Array.isArray(values) || values.length === 0 || values.includes(value)) continue;
      this.report(
        'unknown-condition-value',
        path,
        `"${value}" is not one of its values.`,
        suggest(value, values, 'value'),
      );
    }
  }

  run(): Problem[] {
    const { opens, approve, decline, advance, ask, refer, revoke } = this.review;
    for (const [index, name] of opens.entries()) this.checkEvent(['opens', index], name, false);
    if (refer !== undefined) this.checkEvent(['refer'], refer, false);
    for (const [key, name] of Object.entries({ approve, decline, advance, ask, revoke }))
      if (name !== undefined) this.checkEvent([key], name, true);
    for (const key of FIELD_KEYS) {
      const name = this.review[key];
      if (name === undefined || fieldOf(this.record, name) !== undefined) continue;
      const what = `The record "${this.record.name}" has no field "${name}".`;
      this.report('unknown-field', [key], what, suggest(name, Object.keys(this.record.fields), 'field'));
    }
    this.checkConversation();
    this.checkMoves();
    this.checkSubmitted();
    if (this.problems.length > 0) return this.problems;
    if (revoke !== undefined) this.checkMail('revoke');
    if (advance !== undefined && this.source.value.events[advance]?.mail !== undefined) this.checkMail('advance');
    this.checkMail('approve');
    this.checkMail('decline');
    this.checkValues();
    return this.problems;
  }
}

/** Events that only our reviewers cause in live mode, and that no review answers with. */
function unreviewed(record: string, { value, place }: Source<TransitionsFile>): Problem[] {
  const { events, review } = value;
  const { open = [], ended = [] } = review?.moves ?? {};
  const own = review && [review.approve, review.decline, review.advance, review.ask, review.revoke];
  const answers = new Set([...(own ?? []), ...open, ...ended]);
  return Object.entries(events).flatMap(([name, { by, from, planned }]) => {
    const isOurs = by.includes('reviewer') && by.every((cause) => cause === 'reviewer' || cause === 'sandbox');
    if (!isOurs || planned || from === undefined || answers.has(name)) return [];
    const what = `A reviewer causes "${name}" of "${record}", and no review does.`;
    const fix = 'Name the event in "review", or mark it as planned.';
    return [problem('unreviewed-event', place(['events', name]), what, fix)];
  });
}

/**
 * Reviews name events that their record has and that a reviewer may cause, fields that it has, kinds, reasons and mails with
 * texts. Every event that only reviewers cause belongs to a review.
 * Rule reviews.declared.
 */
export function checkReviews(draft: Draft): Problem[] {
  const problems: Problem[] = [];
  for (const [name, source] of draft.transitions) {
    const record = draft.records.get(name);
    if (draft.partial.has(source.file) || record === undefined || WORKBENCH.has(name)) continue;
    const { review } = source.value;
    if (review !== undefined) problems.push(...new ReviewCheck(draft, source, record, review).run());
    problems.push(...unreviewed(name, source));
  }
  return problems;
}
