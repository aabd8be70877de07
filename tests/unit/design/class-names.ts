/** Reads the class names of the components from their sources, and reports invalid and unused ones. */
import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'vite';
import { advice } from './nearest-role.ts';
import { classesIn } from './style-sheets.ts';

export interface Use {
  name: string;
  file: string;
  line: number;
}

type Node = { type: string; start: number } & Record<string, unknown>;
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
const children = (node: Node): Node[] =>
  Object.entries(node)
    .filter(([key]) => key !== 'typeAnnotation' && key !== 'decorators')
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);
const walk = (node: Node, visit: (node: Node) => void) => {
  visit(node);
  children(node).forEach((child) => walk(child, visit));
};

interface Module {
  text: string;
  /** Constants and functions by name, wherever they are declared. */
  declared: Map<string, Node>;
  /** Local name to file and name there. */
  imported: Map<string, { file: string; name: string }>;
  /** The expressions given to className. */
  classes: Node[];
}

function readModule(file: string, text: string): Module {
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
  return module;
}

/**
 * Every class name given to className in the sources (path to text): in literals, in templates, and in the
 * constants and functions named there, also of other files. Compared strings and keys are not classes.
 */
export function classNames(sources: ReadonlyMap<string, string>): Use[] {
  const modules = new Map([...sources].map(([file, text]) => [file, readModule(file, text)]));
  const uses: Use[] = [];
  const seen = new Set<Node>();

  const follow = (name: string, file: string) => {
    const module = modules.get(file);
    const here = module?.declared.get(name);
    const there = module?.imported.get(name);
    if (here) collect(here, file);
    else if (there) follow(there.name, there.file);
  };
  function collect(node: Node, file: string): void {
    if (seen.has(node)) return;
    seen.add(node);
    const { text } = modules.get(file) as Module;
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
      case 'Property': // `variant` names the variant of a button beside the classes of what holds it
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
  for (const [file, module] of modules) module.classes.forEach((node) => collect(node, file));
  return uses;
}

/** Uses of classes that neither Tailwind nor a style sheet defines; `off` are the words that index.css excludes. */
export const unknownClasses = (
  uses: readonly Use[],
  known: ReadonlySet<string>,
  off: readonly string[] = [],
) =>
  uses
    .filter(
      ({ name }) =>
        !known.has(name) && !(name.endsWith('-') && [...known].some((one) => one.startsWith(name))),
    )
    .map(
      ({ name, file, line }) => `${name} compiles to nothing${advice(name, known, off)} (${file}:${line})`,
    );

const BARE =
  /(?:^|:)(?:border(?:-[trblxy])?|(?:border(?:-[trblxy])?|decoration|rounded|duration|text)-(?:\[[\d.]|[1-9]).*)$/;

/** Sizes of type, widths, corners and durations that a class name sets by itself: `border`, `border-2`, `rounded-[4px]`. */
export const bareClasses = (uses: readonly Use[]) =>
  uses
    .filter(({ name }) => BARE.test(name))
    .map(({ name, file, line }) => `${name} is no role of tailwind.config.ts (${file}:${line})`);

/** Classes of the style sheets that occur in no string of the components, completely or by their beginning. */
export function unusedClasses(styles: ReadonlyMap<string, string>, components: ReadonlyMap<string, string>) {
  const words = new Set<string>();
  for (const [file, text] of components) {
    walk(parseSync(file, text).program as unknown as Node, (node) => {
      const value = node.type === 'TemplateElement' ? (node.value as { cooked: string }).cooked : node.value;
      if (node.type !== 'Literal' && node.type !== 'TemplateElement') return;
      for (const word of String(value).split(/\s+/)) words.add(word);
    });
  }
  const begun = [...words].filter((word) => /\w-$/.test(word));
  return [...styles].flatMap(([file, css]) =>
    [...classesIn(css)]
      .filter((name) => !words.has(name) && !begun.some((word) => name.startsWith(word)))
      .map((name) => `.${name} is unused (${file})`),
  );
}

/** Utilities in the compiled sheet that no component uses: Tailwind read a word of the code as a class. */
export const accidentalClasses = (compiled: string, uses: readonly Use[], written: Iterable<string>) => {
  const wanted = new Set([
    ...uses.map(({ name }) => name),
    ...[...written].flatMap((css) => [...classesIn(css)]),
  ]);
  return [...classesIn(compiled)]
    .filter((name) => /^[a-z]+$/.test(name) && !wanted.has(name)) // longer ones are no words of code
    .map((name) => `.${name} is unused: name it under \`@source not inline\` in src/styles/index.css`);
};
