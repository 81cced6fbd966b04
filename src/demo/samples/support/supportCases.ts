import { support_cases, support_messages } from '#server/database/schema/index.ts';
import { REOPEN_DAYS } from '#server/domains/support/answerCase.ts';
import { DAY } from '../../trade/calendar.ts';
import type { SampleRow, SampleScene } from '../SampleScene.ts';
import { sample } from '../sample.ts';
import { CASE_SCRIPTS, type CaseScript } from './caseScripts.ts';

type Case = SampleRow<typeof support_cases>;
type Message = SampleRow<typeof support_messages>;

/** Who may raise a case. */
const RAISES = ['can_edit', 'can_administer'] as const;

/** Hours between one message and the next. */
const STEP = 7;

function raisesCases({ business }: SampleScene): boolean {
  return business.flags.includes('escalation') && business.country !== 'PH';
}

/** When the message of a case was written, by its place in the conversation. */
function momentOf(demo: SampleScene, created: Date, place: number): Date {
  return new Date(Math.min(demo.now, created.getTime() + place * STEP * 3_600_000));
}

function makeCase(demo: SampleScene, script: CaseScript): Case {
  const { status, age, category, question, reply, answer } = script;
  const created = new Date(demo.now - age * DAY);
  const said = [question, reply, answer].filter((text) => text !== undefined).length;
  const last = momentOf(demo, created, said);
  const answered = answer === undefined ? null : last;
  const closes = answered && new Date(answered.getTime() + REOPEN_DAYS * DAY);
  return {
    ...demo.key(created),
    updated: status === 'CLOSED' && closes !== null ? closes : last,
    status,
    category,
    subject: demo.say(...script.subject),
    description: demo.say(...script.description),
    reference: null,
    document: null,
    raised_by: demo.member(RAISES),
    question: question ? demo.say(...question) : null,
    reply: reply ? demo.say(...reply) : null,
    reply_file: null,
    answer: answer ? demo.say(...answer) : null,
    reason: status === 'DECLINED' ? 'NOT_SUPPORTED' : null,
    answered,
    closes,
  };
}

/** Cases in every state. */
export const SUPPORT_CASES = sample(support_cases, (demo) =>
  raisesCases(demo) ? CASE_SCRIPTS.map((script) => makeCase(demo, script)).reverse() : [],
);

/** The conversation about a case, from what the case repeats of it. */
function conversation(demo: SampleScene, held: Case): Message[] {
  const { id: case_id, created, description, question, reply, answer, status, raised_by } = held;
  const written: readonly (readonly [Message['kind'], string | null | undefined, string | null])[] = [
    ['RAISED', description, raised_by],
    ['QUESTION', question, null],
    ['REPLY', reply, raised_by],
    [status === 'DECLINED' ? 'DECLINED' : 'ANSWER', answer, null],
  ];
  const said = written.flatMap(([kind, text, author]) => (typeof text === 'string' ? [{ kind, text, author }] : []));
  return said.map((message, place) => {
    const moment = momentOf(demo, created, place);
    return { ...demo.key(moment), updated: moment, case_id, document: null, ...message };
  });
}

/** The messages of the cases. */
export const SUPPORT_MESSAGES = sample(support_messages, (demo) =>
  demo
    .rowsOf(support_cases)
    .flatMap((held) => conversation(demo, held))
    .sort((left, right) => left.created.getTime() - right.created.getTime()),
);
