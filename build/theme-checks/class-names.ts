/** Reads the class names of the components from their sources. */
import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'vite';
import type { ESTree } from 'vite';

export interface ClassUse {
  name: string;
  file: string;
  line: number;
}

type Node = ESTree.Node;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/**
 * Returns the child nodes of a node, except type annotations and decorators. Uses a loop, because array methods would
 * be slower for the million nodes that lint visits.
 */
function getChildren(node: Node): Node[] {
  const children: Node[] = [];
  for (const key in node) {
    if (key === 'typeAnnotation' || key === 'decorators') continue;
    const value: unknown = node[key as keyof Node];
    if (Array.isArray(value)) children.push(...value.filter(isNode));
    else if (isNode(value)) children.push(value);
  }
  return children;
}

const walk = (node: Node, visit: (node: Node) => void) => {
  visit(node);
  for (const child of getChildren(node)) walk(child, visit);
};

interface Module {
  text: string;
  /** Constants and functions of all scopes, by name. */
  declarations: Map<string, Node>;
  /** The imported file and exported name, by local name. */
  imports: Map<string, { file: string; name: string }>;
  /** The values of `className` and of similar props (`findClassNames`). */
  classValues: Node[];
}

/**
 * Matches the text of files that set class names. Other files are parsed only if class names in a matching file use
 * their constants or functions.
 */
const SETS_CLASSES = /class(?:name)?["']?\s*[=:]/i;

const cache = new Map<string, Module>();

/**
 * Parses a file. Returns the previous result if the text is unchanged, because parsing takes most of the time.
 * @throws Error with the file and the first syntax error
 */
function readModule(file: string, text: string): Module {
  const cached = cache.get(file);
  if (cached?.text === text) return cached;
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const module: Module = { text, declarations: new Map(), imports: new Map(), classValues: [] };
  walk(program, (node) => record(node, module, file));
  cache.set(file, module);
  return module;
}

/** Adds a node to the module if it is a declaration, an import or the value of a class prop. */
function record(node: Node, { declarations, imports, classValues }: Module, file: string): void {
  if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init)
    declarations.set(node.id.name, node.init);
  if (node.type === 'FunctionDeclaration' && node.id) declarations.set(node.id.name, node);
  if (node.type === 'ImportDeclaration' && node.source.value.startsWith('.')) {
    const source = normalize(join(dirname(file), node.source.value));
    for (const specifier of node.specifiers)
      if (specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier')
        imports.set(specifier.local.name, { file: source, name: specifier.imported.name });
  }
  if (node.type === 'JSXAttribute' && /class(name)?$/i.test(String(node.name.name)) && node.value)
    classValues.push(node.value);
  if (isProperty(node, 'className')) classValues.push(node.value);
}

const isProperty = (node: Node, name: string): node is ESTree.ObjectProperty =>
  node.type === 'Property' && node.key.type === 'Identifier' && node.key.name === name;

/** Returns whether an expression joins texts. Other expressions compare texts or calculate a number. */
const isConcatenation = ({ operator, left, right }: ESTree.BinaryExpression | ESTree.PrivateInExpression) =>
  operator === '+' &&
  ![left, right].some((side) => side.type === 'Literal' && typeof side.value === 'number');

/**
 * Returns the class names in the values of `className` and of JSX props whose names end in `class` or `className`.
 * Follows the constants and functions in these values, also into other files. Ignores strings that are compared, and
 * keys of objects.
 * @param sources text by path
 */
export function findClassNames(sources: ReadonlyMap<string, string>): ClassUse[] {
  const uses: ClassUse[] = [];
  const visited = new Set<Node>();

  const collectFrom = (name: string, file: string) => {
    const text = sources.get(file);
    const module = text === undefined ? undefined : readModule(file, text);
    const declaration = module?.declarations.get(name);
    const source = module?.imports.get(name);
    if (declaration) collect(declaration, file);
    else if (source) collectFrom(source.name, source.file);
  };
  const add = (names: string, { start }: Node, file: string) => {
    const line = (sources.get(file) ?? '').slice(0, start).split('\n').length;
    for (const name of names.split(/\s+/)) if (name) uses.push({ name, file, line });
  };
  function collect(node: Node, file: string): void {
    if (visited.has(node)) return;
    visited.add(node);
    const collectAll = (...nodes: readonly (Node | null)[]) => {
      for (const child of nodes) if (child) collect(child, file);
    };
    switch (node.type) {
      case 'Literal':
        return typeof node.value === 'string' ? add(node.value, node, file) : undefined;
      case 'TemplateElement': // the text of `rosette-${size}` is `rosette-`, the beginning of a class
        return add(node.value.cooked ?? '', node, file);
      case 'Identifier':
        return collectFrom(node.name, file);
      case 'MemberExpression':
        return collectAll(node.object);
      case 'CallExpression':
        return collectAll(node.callee);
      case 'BinaryExpression':
        return isConcatenation(node) ? collectAll(node.left, node.right) : undefined;
      case 'LogicalExpression':
        return node.operator === '&&' ? collectAll(node.right) : collectAll(node.left, node.right);
      case 'ConditionalExpression':
        return collectAll(node.consequent, node.alternate);
      case 'Property': // `variant` is a prop of a button; the other properties are classes
        return isProperty(node, 'variant') ? undefined : collectAll(node.value);
      case 'ArrowFunctionExpression':
      case 'FunctionDeclaration':
        return collectAll(node.body);
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
        return collectAll(node.expression);
      default:
        return collectAll(...getChildren(node));
    }
  }
  for (const [file, text] of sources)
    if (SETS_CLASSES.test(text)) for (const node of readModule(file, text).classValues) collect(node, file);
  return uses;
}
