/** What every host is configured with; the rest, such as its listener, is up to the host. */
export interface Hosting {
  headers: Record<string, string>;
  /** Redirects from path to path with status 301, which keep the query. */
  redirects: Record<string, string>;
  /** Languages with an error page of their own: /hi/404.html for all addresses under /hi/. */
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

/** One line, or what the host has in its place, for each entry. */
export const lines = <Value, Line>(
  values: Record<string, Value>,
  line: (name: string, value: Value) => Line,
) => Object.entries(values).map(([name, value]) => line(name, value));

/** A regular expression that matches only this path. */
export const escaped = (path: string) => path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
