import { parseSync } from 'vite';

/** A mutant: one change of a file that a test should detect. */
export interface Mutant {
  /** Below the root, such as `src/contract/money/decimal.ts`. */
  readonly file: string;
  readonly line: number;
  readonly kind: 'operator' | 'guard' | 'constant' | 'boundary' | 'condition';
  readonly start: number;
  readonly end: number;
  /** Replaces the text from `start` to `end`. */
  readonly text: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}

type Draft = Pick<Mutant, 'kind' | 'start' | 'end' | 'text'>;

const BOUNDARIES: Readonly<Record<string, string>> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };

const OPERATORS: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '&&': '||',
  '||': '&&',
};

const QUANTIFIERS: Readonly<Record<string, string>> = { some: 'every', every: 'some', min: 'max', max: 'min' };

/** Nodes in which a mutant could create an infinite loop. */
const LOOPS: ReadonlySet<string> = new Set(['WhileStatement', 'DoWhileStatement', 'ForStatement']);

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);
}

/** Returns the mutant of an operator between two operands. */
function operatorMutant(text: string, node: Node): Draft | undefined {
  const { left, right, operator } = node as unknown as { left: Node; right: Node; operator: string };
  const other = BOUNDARIES[operator] ?? OPERATORS[operator];
  if (other === undefined) return undefined;
  const start = text.indexOf(operator, left.end);
  if (start < 0 || start >= right.start) return undefined;
  // A concatenation of texts is not mutated to a difference.
  if (
    operator === '+' &&
    [left, right].some((part) => part.type === 'TemplateLiteral' || typeof part.value === 'string')
  )
    return undefined;
  return { kind: operator in BOUNDARIES ? 'boundary' : 'operator', start, end: start + operator.length, text: other };
}

/** Whether a statement leaves the function. */
function leaves(statement: Node): boolean {
  if (statement.type === 'BlockStatement') return leaves((statement.body as Node[]).at(-1) ?? statement);
  return ['ReturnStatement', 'ThrowStatement', 'ContinueStatement'].includes(statement.type);
}

function draftsOf(text: string, node: Node): (Draft | undefined)[] {
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
      return [operatorMutant(text, node)];
    case 'IfStatement': {
      const { consequent, alternate, test } = node as unknown as {
        consequent: Node;
        alternate: Node | null;
        test: Node;
      };
      if (alternate === null && leaves(consequent))
        return [{ kind: 'guard', start: node.start, end: node.end, text: ';' }];
      return [{ kind: 'condition', start: test.start, end: test.end, text: `!(${text.slice(test.start, test.end)})` }];
    }
    case 'ConditionalExpression': {
      const { start, end } = node.test as Node;
      return [{ kind: 'condition', start, end, text: `!(${text.slice(start, end)})` }];
    }
    case 'UnaryExpression': {
      if (node.operator !== '!') return [];
      const { start, end } = node.argument as Node;
      return [{ kind: 'condition', start: node.start, end: node.end, text: `Boolean(${text.slice(start, end)})` }];
    }
    case 'Literal': {
      const { start, end, value } = node;
      if (typeof value === 'number') return [{ kind: 'constant', start, end, text: String(value + 1) }];
      if (typeof value === 'boolean') return [{ kind: 'constant', start, end, text: String(!value) }];
      return [];
    }
    case 'CallExpression': {
      const { type, property } = node.callee as unknown as { type: string; property: Node };
      const other = type === 'MemberExpression' ? QUANTIFIERS[String(property.name)] : undefined;
      return other === undefined ? [] : [{ kind: 'operator', start: property.start, end: property.end, text: other }];
    }
    default:
      return [];
  }
}

/** Collects the mutants in a tree; types and loop conditions are skipped. */
function collect(text: string, node: Node, found: Draft[]): void {
  if (node.type.startsWith('TSType') || node.type.startsWith('TSInterface') || node.type === 'ImportDeclaration')
    return;
  for (const draft of draftsOf(text, node)) if (draft) found.push(draft);
  const governing = LOOPS.has(node.type) ? [node.init, node.test, node.update] : [];
  for (const child of childrenOf(node)) if (!governing.includes(child)) collect(text, child, found);
}

/** Returns every mutant of a file, in the order of its text. */
export function findMutants(file: string, text: string): Mutant[] {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  const found: Draft[] = [];
  collect(text, program as unknown as Node, found);
  return found
    .sort((one, other) => one.start - other.start)
    .map((draft) => ({ file, line: text.slice(0, draft.start).split('\n').length, ...draft }));
}

/** Returns the text of a file with a mutant applied. */
export function plant(text: string, { start, end, text: instead }: Mutant): string {
  return text.slice(0, start) + instead + text.slice(end);
}
