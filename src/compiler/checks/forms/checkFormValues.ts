import { LONGEST_PATTERNED, patternError } from '#contract/forms/formPatterns.ts';
import type { FormValue, FormValues, TextValue } from '#contract/generated/config.ts';
import type { NodePath, Source } from '../../config.ts';
import type { Draft } from '../../draft.ts';
import { KEY_LANGUAGE } from '../../languages.ts';
import { suggest } from '../../nearest.ts';
import type { Problem } from '../../problem.ts';
import { problem } from '../../report.ts';
import { missingText } from '../words/missingText.ts';

type TextFormat = Pick<TextValue, 'minLength' | 'maxLength' | 'pattern' | 'x-words'>;

/** Checks the schema of one form's values. */
class ValuesCheck {
  readonly problems: Problem[] = [];

  constructor(
    private readonly source: Source<FormValues>,
    private readonly draft: Draft,
  ) {}

  private report(path: NodePath, what: string, fix: string): void {
    this.problems.push(problem('form-schema', this.source.keyPlace(path), what, fix));
  }

  checkRequired(path: NodePath, required: readonly string[] | undefined, properties: object): void {
    for (const [index, name] of (required ?? []).entries()) {
      if (Object.hasOwn(properties, name)) continue;
      const what = `"${name}" is required, but is not a property.`;
      this.report([...path, 'required', index], what, suggest(name, Object.keys(properties), 'property'));
    }
  }

  checkValue(path: NodePath, value: FormValue): void {
    if (value.type === 'string') this.checkText(path, value);
    if (value.type === 'array') this.checkValue([...path, 'items'], value.items);
    if (value.type === 'object') this.checkProperties(path, value.required, value.properties);
    if ('minimum' in value && value.minimum > value.maximum) {
      this.report([...path, 'minimum'], 'The minimum exceeds the maximum.', 'Swap the two.');
    }
    if (value.type === 'array' && (value.minItems ?? 0) > value.maxItems) {
      this.report([...path, 'minItems'], 'The minimum exceeds the maximum.', 'Swap the two.');
    }
  }

  checkProperties(
    path: NodePath,
    required: readonly string[] | undefined,
    properties: Readonly<Record<string, FormValue>>,
  ): void {
    this.checkRequired(path, required, properties);
    for (const [name, value] of Object.entries(properties)) this.checkValue([...path, 'properties', name], value);
  }

  private checkText(path: NodePath, text: TextValue): void {
    const { enum: values, format, maxLength } = text;
    if (text['x-allows-zero'] === true && format !== 'decimal') {
      this.report([...path, 'x-allows-zero'], 'Only an amount can be zero.', 'Remove it, or add "format": "decimal".');
    }
    const isListed = values !== undefined || text['x-values'] !== undefined;
    if (!isListed && format === undefined && maxLength === undefined) {
      this.report(path, 'This text has no maximum length.', 'Add "maxLength".');
    }
    this.checkPattern(path, text);
    for (const [name, own] of Object.entries(text['x-formats'] ?? {}))
      this.checkPattern([...path, 'x-formats', name], own);
  }

  /** A text in one format: its lengths, and a pattern of linear time with words that say how it is written. */
  private checkPattern(path: NodePath, text: TextFormat): void {
    const { minLength, maxLength, pattern, 'x-words': words } = text;
    if (minLength !== undefined && maxLength !== undefined && minLength > maxLength) {
      this.report([...path, 'minLength'], 'The minimum exceeds the maximum.', 'Swap the two.');
    }
    if (pattern === undefined) return;
    const wrong = patternError(pattern);
    if (wrong !== undefined) {
      const fix = 'Write it from ^ to $ in plain classes and counts, such as ^[A-Z]{2}[0-9]{4}$.';
      this.report([...path, 'pattern'], `This pattern ${wrong}.`, fix);
    }
    const key = `form_errors.${words}`;
    const texts = this.draft.words.get(KEY_LANGUAGE);
    if (words !== undefined && texts !== undefined && !Object.hasOwn(texts.value, key))
      this.problems.push(missingText(this.draft, key, this.source.place([...path, 'x-words'])));
    if ((maxLength ?? Number.POSITIVE_INFINITY) > LONGEST_PATTERNED) {
      const what = `Text with a pattern may have at most ${LONGEST_PATTERNED} characters.`;
      this.report([...path, 'pattern'], what, `Make "maxLength" ${LONGEST_PATTERNED} or less.`);
    }
  }
}

/**
 * The schema of a form's values bounds every value, does not contradict itself, and has words for its patterns.
 * Rule forms.words-of-patterns.
 */
export function checkFormValues(draft: Draft): Problem[] {
  const problems: Problem[] = [];
  for (const [name, source] of draft.formValues) {
    const check = new ValuesCheck(source, draft);
    check.checkProperties([], source.value.required, source.value.properties);
    problems.push(...check.problems);
    const id = `https://schemas.beranda.example/forms/${name}.schema.json`;
    if (source.value.$id === id) continue;
    problems.push(
      problem('form-schema', source.place(['$id']), `Its $id is not "${id}".`, 'Use the name of the file.'),
    );
  }
  return problems;
}
