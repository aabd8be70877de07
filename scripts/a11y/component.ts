/** Finds the component that contains a line of source code. */

/** A component and the props that it destructures. */
export interface Component {
  name: string;
  props: readonly string[];
}

const DECLARATION = /^(?:export )?(?:default )?(?:async )?(?:function|const) ([A-Z]\w*)/;

/** Returns the names in a destructured parameter: 'label' and 'href' from `{ label, href = '/', ...rest }`. */
function findProps(parameters: string): string[] {
  const [, inside = ''] = /^[^{]*?\(\s*\{([^}]*)\}/.exec(parameters) ?? [];
  return inside
    .split(',')
    .map((part) => /^\s*(\w+)/.exec(part)?.[1] ?? '')
    .filter(Boolean);
}

/**
 * Returns the last component that is declared at or above a line of a file. Lines are counted from 1. Returns undefined
 * if there is no such component.
 */
export function findComponent(text: string, line: number): Component | undefined {
  const lines = text.split('\n');
  for (let i = Math.min(line, lines.length) - 1; i >= 0; i -= 1) {
    const [, name] = DECLARATION.exec(lines[i] ?? '') ?? [];
    if (name) return { name, props: findProps(lines.slice(i, i + 40).join('\n')) };
  }
  return undefined;
}
