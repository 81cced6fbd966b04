/** The longest text that is held against a pattern of a form, in characters. */
export const LONGEST_PATTERNED = 200;

/**
 * What is wrong with a pattern, or `undefined` where it can be matched in bounded time and means the whole text.
 * Rule forms.patterns-linear.
 */
export function patternError(pattern: string): string | undefined {
  if (!pattern.startsWith('^') || !pattern.endsWith('$')) return 'does not go from ^ to $';
  if (/\(\?[=!<]/.test(pattern)) return 'looks ahead or behind';
  if (/\\[1-9]|\\k/.test(pattern)) return 'refers back to what it has found';
  try {
    new RegExp(pattern, 'u');
  } catch {
    return 'is not a regular expression';
  }
  return repeatsRepetition(pattern) ? 'repeats something that repeats' : undefined;
}

/** Whether a group that holds a repetition or a choice is itself repeated: then matching may take exponential time. */
function repeatsRepetition(pattern: string): boolean {
  const groups: { varies: boolean }[] = [{ varies: false }];
  let isInClass = false;
  let closed: { varies: boolean } | undefined;
  for (let index = 0; index < pattern.length; index += 1) {
    const character = pattern[index];
    const ended = closed;
    closed = undefined;
    if (character === '\\') index += 1;
    else if (character === '[') isInClass = true;
    else if (character === ']') isInClass = false;
    else if (isInClass) continue;
    else if (character === '(') groups.push({ varies: false });
    else if (character === ')') closed = leave(groups);
    else if (character === '|') mark(groups);
    else if (isQuantifier(character) && !(character === '?' && pattern[index - 1] === '(')) {
      if (ended?.varies && character !== '?') return true;
      mark(groups);
    }
  }
  return false;
}

function isQuantifier(character: string | undefined): boolean {
  return character === '*' || character === '+' || character === '?' || character === '{';
}

function mark(groups: readonly { varies: boolean }[]): void {
  const group = groups.at(-1);
  if (group !== undefined) group.varies = true;
}

function leave(groups: { varies: boolean }[]): { varies: boolean } | undefined {
  const left = groups.pop();
  if (left?.varies) mark(groups);
  return left;
}
