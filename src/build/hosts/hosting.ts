/** What a host is told: everything else, such as where it listens, is the host's own business. */
export interface Hosting {
  headers: Record<string, string>;
  /** Path to path, answered with 301; the query is kept. */
  redirects: Record<string, string>;
  /** The names of the files in /assets/, each with its hash. */
  assets: readonly string[];
}

/**
 * The value in double quotes, for configuration languages that give `$`, `%`, `{` and `\` a meaning there.
 * @throws Error if the value holds one of these: no header of ours needs one, and each host escapes otherwise
 */
export function quoted(value: string): string {
  if (/["\\$%{}]|[^ -~]/.test(value))
    throw new Error(`Not plain enough for a host's configuration: ${value}`);
  return `"${value}"`;
}

/** One line, or what the host has in its place, for each entry. */
export const lines = <Value, Line>(
  values: Record<string, Value>,
  line: (name: string, value: Value) => Line,
) => Object.entries(values).map(([name, value]) => line(name, value));

/** A path as a regular expression that matches it alone. */
export const escaped = (path: string) => path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
