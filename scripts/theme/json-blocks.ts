import { parseSync } from 'vite';
import type { ESTree } from 'vite';
import { ThemeFileError } from './theme-file.ts';
import type { Block } from './theme-file.ts';

const schemes = { theme: 'theme', light: 'light', dark: 'dark', ':root': 'light', '.dark': 'dark' } as const;
type Key = keyof typeof schemes;

const getProperties = (node: ESTree.Expression) =>
  node.type === 'ObjectExpression' ? node.properties.filter((one) => one.type === 'Property') : [];
const getKey = ({ key }: ESTree.ObjectProperty) =>
  key.type === 'Literal' && typeof key.value === 'string' ? key.value : '';

/**
 * Returns the variables of a registry item. They are in `cssVars` with `theme`, `light` and `dark`, and in `css` with
 * `:root` and `.dark`. The text is parsed as JavaScript, because that parser gives positions and keeps names that occur
 * twice.
 * @throws ThemeFileError if the text is not valid JSON
 */
export function parseJsonBlocks(text: string, file: string): Block[] {
  const lineAt = (offset: number) => text.slice(0, Math.max(offset - 1, 0)).split('\n').length;
  const { program, errors } = parseSync('theme.js', `(${text})`);
  const [statement] = program.body;
  const [error] = errors;
  if (error || statement?.type !== 'ExpressionStatement')
    throw new ThemeFileError(
      file,
      lineAt(error?.labels[0]?.start ?? 0),
      `not valid JSON (${error?.message ?? 'no object'}); copy the complete file`,
    );
  const blocks: Block[] = [];
  const visit = (node: ESTree.Expression, path: string) => {
    for (const property of getProperties(node)) {
      const key = getKey(property);
      const name = path ? `${path}.${key}` : key;
      if (Object.hasOwn(schemes, key) && path) {
        const variables = getProperties(property.value).flatMap((one) =>
          one.value.type === 'Literal' &&
          (typeof one.value.value === 'string' || typeof one.value.value === 'number')
            ? [{ name: getKey(one).replace(/^--/, ''), value: `${one.value.value}`, line: lineAt(one.start) }]
            : [],
        );
        blocks.push({ name, scheme: schemes[key as Key], variables });
      } else if (path || ['cssVars', 'css'].includes(key)) visit(property.value, name);
    }
  };
  visit(unwrap(statement.expression), '');
  return blocks;
}

const unwrap = (node: ESTree.Expression): ESTree.Expression =>
  node.type === 'ParenthesizedExpression' ? unwrap(node.expression) : node;
