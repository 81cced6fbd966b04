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

const BOUNDARIES: ReadonlyMap<string, string> = new Map([
  ['<', '<='],
  ['<=', '<'],
  ['>', '>='],
  ['>=', '>'],
]);

const OPERATORS: ReadonlyMap<string, string> = new Map([
  ['===', '!=='],
  ['!==', '==='],
  ['+', '-'],
  ['-', '+'],
  ['*', '/'],
  ['/', '*'],
  ['&&', '||'],
  ['||', '&&'],
]);

const QUANTIFIERS: ReadonlyMap<string, string> = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['min', 'max'],
  ['max', 'min'],
]);

const LOOPS: ReadonlySet<string> = new Set(['WhileStatement', 'DoWhileStatement', 'ForStatement']);

/** Names of objects that write logs: their arguments are words for developers. */
const LOGS: ReadonlySet<string> = new Set(['console', 'log', 'logger']);

/** Classes of which the arguments are words for developers. */
const UNSEEN: ReadonlySet<string> = new Set(['Error', 'TypeError', 'RangeError']);

/** Attributes of elements that only change how they look: `size` is that of an icon, `lines` of what is shown while loading. */
const LOOKS: ReadonlySet<string> = new Set(['sx', 'style', 'spacing', 'width', 'height', 'size', 'lines']);

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
  const other = BOUNDARIES.get(operator) ?? OPERATORS.get(operator);
  if (other === undefined) return undefined;
  const start = text.indexOf(operator, left.end);
  if (start < 0 || start >= right.start) return undefined;
  // A concatenation of texts is not mutated to a difference.
  if (
    operator === '+' &&
    [left, right].some((part) => part.type === 'TemplateLiteral' || typeof part.value === 'string')
  )
    return undefined;
  return { kind: BOUNDARIES.has(operator) ? 'boundary' : 'operator', start, end: start + operator.length, text: other };
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
      const other = type === 'MemberExpression' ? QUANTIFIERS.get(String(property.name)) : undefined;
      return other === undefined ? [] : [{ kind: 'operator', start: property.start, end: property.end, text: other }];
    }
    default:
      return [];
  }
}

/** Returns the names in `request.log.warn`, outermost last; none of an expression that is not a chain of names. */
function namesOf(node: Node): string[] {
  if (node.type === 'MemberExpression') return [...namesOf(node.object as Node), ...namesOf(node.property as Node)];
  return node.type === 'Identifier' ? [String(node.name)] : [];
}

/** Returns the parts of a node that tests need not detect: types, words for developers, sizes of caches, looks. */
function partsThatDoNotMatter(node: Node): unknown[] {
  switch (node.type) {
    case 'CallExpression':
      return namesOf(node.callee as Node).some((name) => LOGS.has(name)) ? (node.arguments as Node[]) : [];
    case 'NewExpression':
      return namesOf(node.callee as Node).some((name) => UNSEEN.has(name)) ? (node.arguments as Node[]) : [];
    case 'JSXAttribute':
      return LOOKS.has(String((node.name as Node).name)) ? [node.value] : [];
    default:
      return [];
  }
}

/** Whether a node is only a type. Expressions such as `value as Type` contain code and types. */
function isType(node: Node): boolean {
  return node.type.startsWith('TS') && !('expression' in node) && node.type !== 'TSParameterProperty';
}

/** Returns the names of the variables in an expression. */
function variablesOf(node: Node): string[] {
  return node.type === 'Identifier' ? [String(node.name)] : childrenOf(node).flatMap(variablesOf);
}

/** Whether a node moves a loop on: it assigns a variable of the loop's test. A mutant of it may never end. */
function movesLoop(node: Node, governing: ReadonlySet<string>): boolean {
  return (
    node.type === 'AssignmentExpression' && variablesOf(node.left as Node).some((variable) => governing.has(variable))
  );
}

/** Returns the sizes of the caches in a tree, which only change the speed, and the names of those that are constants. */
function cacheSizes(node: Node): { readonly values: readonly Node[]; readonly names: readonly string[] } {
  const isCache = node.type === 'NewExpression' && namesOf(node.callee as Node).includes('LRUCache');
  const own = isCache
    ? (node.arguments as Node[])
        .flatMap(childrenOf)
        .filter(({ key }) => isNode(key) && key.name === 'max')
        .map(({ value }) => value as Node)
    : [];
  const inside = childrenOf(node).map(cacheSizes);
  const values = [...own, ...inside.flatMap((each) => each.values)];
  return { values, names: values.flatMap(variablesOf) };
}

/** Whether a part of a tree is a size of a cache: its value, or the constant that holds it. */
function isCacheSize(node: Node, { values, names }: ReturnType<typeof cacheSizes>): boolean {
  return (
    values.includes(node) || (node.type === 'VariableDeclarator' && names.includes(String((node.id as Node).name)))
  );
}

/** Collects the mutants in a tree; types, what governs a loop, and parts that do not matter are skipped. */
function collect(
  text: string,
  node: Node,
  found: Draft[],
  sizes = cacheSizes(node),
  governing: ReadonlySet<string> = new Set(),
): void {
  if (isType(node) || node.type === 'ImportDeclaration' || movesLoop(node, governing) || isCacheSize(node, sizes))
    return;
  for (const draft of draftsOf(text, node)) if (draft) found.push(draft);
  const isLoop = LOOPS.has(node.type);
  const skipped = isLoop ? [node.init, node.test, node.update] : partsThatDoNotMatter(node);
  const inside = isLoop && node.test ? new Set([...governing, ...variablesOf(node.test as Node)]) : governing;
  for (const child of childrenOf(node)) if (!skipped.includes(child)) collect(text, child, found, sizes, inside);
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
