import type { GuardFacts } from '#contract/guardFacts.ts';
import type { Formula } from '../satisfy/formula.ts';

/** Whether a formula holds for a person whose facts are all known. */
export function evaluateFormula(formula: Formula, facts: GuardFacts): boolean {
  switch (formula.kind) {
    case 'atom': {
      const { fact, value } = formula.atom;
      const held = facts[fact as keyof GuardFacts];
      return Array.isArray(held) ? held.includes(value) : String(held) === value;
    }
    case 'not':
      return !evaluateFormula(formula.part, facts);
    case 'all':
      return formula.parts.every((part) => evaluateFormula(part, facts));
    case 'any':
      return formula.parts.some((part) => evaluateFormula(part, facts));
  }
}
