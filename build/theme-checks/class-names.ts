/** Reads the class names of the components from their sources. */
import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'vite';

export interface Use {
  name: string;
  file: string;
  line: number;
}

export type Node = { type: string; start: number } & Record<string, unknown>;
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
/** A loop is faster than array methods, and lint visits a million nodes. */
function children(node: Node): Node[] {
  const found: Node[] = [];
  for (const key in node) {
    if (key === 'typeAnnotation' || key === 'decorators') continue;
    const value = node[key];
    if (Array.isArray(value)) found.push(...value.filter(isNode));
    else if (isNode(value)) found.push(value);
  }
  return found;
}
export const walk = (node: Node, visit: (node: Node) => void) => {
  visit(node);
  for (const child of children(node)) walk(child, visit);
};

interface Module {
  text: string;
  /** Constants and functions of all scopes, by name. */
  declared: Map<string, Node>;
  /** The imported file and exported name, by local name. */
  imported: Map<string, { file: string; name: string }>;
  /** The values of `className`. */
  classes: Node[];
}

/** Other files are parsed only if a class name is one of their constants, because parsing takes most of the time. */
const NAMES_CLASSES = /class(?:name)?["']?\s*[=:]/i;

const cache = new Map<string, Module>();

/**
 * Parses a file, unless its text is that of the last call.
 * @throws Error with the file and the first syntax error
 */
function readModule(file: string, text: string): Module {
  const cached = cache.get(file);
  if (cached?.text === text) return cached;
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const module: Module = { text, declared: new Map(), imported: new Map(), classes: [] };
  walk(program as unknown as Node, (node) => {
    const { id, init, name, value, key, source, specifiers } = node as Record<string, Node | undefined>;
    if (node.type === 'VariableDeclarator' && id?.type === 'Identifier' && init)
      module.declared.set(String(id.name), init);
    if (node.type === 'FunctionDeclaration' && id) module.declared.set(String(id.name), node);
    if (node.type === 'ImportDeclaration' && String(source?.value).startsWith('.')) {
      for (const one of specifiers as unknown as Node[]) {
        const [local, imported] = [one.local, one.imported] as Node[];
        const from = normalize(join(dirname(file), String(source?.value)));
        module.imported.set(String(local?.name), { file: from, name: String(imported?.name) });
      }
    }
    if (node.type === 'JSXAttribute' && /class(name)?$/i.test(String(name?.name)) && value)
      module.classes.push(value);
    if (node.type === 'Property' && key?.name === 'className' && value) module.classes.push(value);
  });
  cache.set(file, module);
  return module;
}

/**
 * Returns every class name in the values of `className`: in literals, in templates, and in constants and functions that
 * they use, also of other files. Compared strings and keys are not classes. @param sources text by path
 */
export function classNames(sources: ReadonlyMap<string, string>): Use[] {
  const uses: Use[] = [];
  const seen = new Set<Node>();

  const follow = (name: string, file: string) => {
    const text = sources.get(file);
    const module = text === undefined ? undefined : readModule(file, text);
    const here = module?.declared.get(name);
    const there = module?.imported.get(name);
    if (here) collect(here, file);
    else if (there) follow(there.name, there.file);
  };
  function collect(node: Node, file: string): void {
    if (seen.has(node)) return;
    seen.add(node);
    const text = sources.get(file) ?? '';
    const add = (words: unknown, at: number) => {
      const line = text.slice(0, at).split('\n').length;
      for (const name of String(words).split(/\s+/)) if (name) uses.push({ name, file, line });
    };
    const { value, test, left, right, object, callee, key } = node as Record<string, Node | undefined>;
    switch (node.type) {
      case 'Literal':
        if (typeof node.value === 'string') add(node.value, node.start);
        return;
      case 'TemplateElement':
        add((node.value as { cooked: string }).cooked, node.start);
        return; // `rosette-${size}` gives `rosette-`: the beginning of a class
      case 'Identifier':
        return follow(String(node.name), file);
      case 'MemberExpression':
        return object && collect(object, file);
      case 'CallExpression':
        return callee && collect(callee, file);
      case 'BinaryExpression':
        return; // a comparison
      case 'LogicalExpression':
        if (node.operator !== '&&' && left) collect(left, file);
        return right && collect(right, file);
      case 'ConditionalExpression':
        return children(node).forEach((child) => child !== test && collect(child, file));
      case 'Property': // `variant` is a prop of a button; the other properties are classes
        return value && key?.name !== 'variant' ? collect(value, file) : undefined;
      case 'ArrowFunctionExpression':
      case 'FunctionDeclaration':
        return isNode(node.body) ? collect(node.body, file) : undefined;
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
        return isNode(node.expression) ? collect(node.expression, file) : undefined;
      default:
        return children(node).forEach((child) => collect(child, file));
    }
  }
  for (const [file, text] of sources)
    if (NAMES_CLASSES.test(text)) readModule(file, text).classes.forEach((node) => collect(node, file));
  return uses;
}
