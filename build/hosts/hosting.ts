/** The settings that the configuration of every host contains. */
export interface Hosting {
  headers: Record<string, string>;
  /** Redirects from path to path with status 301. They keep the query. */
  redirects: Record<string, string>;
  /** Languages that have their own error page: /hi/404.html for all paths below /hi/. */
  languages: readonly string[];
}

/**
 * Quotes a value for configuration languages in which `$`, `%`, `{` and `\` have a meaning.
 * @throws Error if the value contains one of these: no header needs one, and each host escapes them differently
 */
export function quoted(value: string): string {
  if (/["\\$%{}]|[^ -~]/.test(value))
    throw new Error(
      `build/hosts: a header must not contain quotes, $, %, braces, backslashes or non-ASCII characters: ${value}`,
    );
  return `"${value}"`;
}

/** Returns one item for each entry, such as a line of the configuration. */
export const lines = <Value, Line>(
  values: Record<string, Value>,
  line: (name: string, value: Value) => Line,
) => Object.entries(values).map(([name, value]) => line(name, value));

/** Escapes a path for a regular expression. */
export const escaped = (path: string) => path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
