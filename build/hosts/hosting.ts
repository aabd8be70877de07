/** The settings from which the configuration of each host is created. */
export interface Hosting {
  headers: Record<string, string>;
  /** Redirects from path to path, with status 301. Hosts add the query of the request. */
  redirects: Record<string, string>;
  /** The languages that have their own error page, such as /hi/404.html for all paths below /hi/. */
  languages: readonly string[];
}

/**
 * Quotes the value of a header for the configuration of a host.
 * @throws Error if the value contains a special character, such as `$` or `{`. Each host escapes special characters
 *   differently, and no header needs them.
 */
export function quote(value: string): string {
  if (/["\\$%{}]|[^ -~]/.test(value))
    throw new Error(
      `build/hosts: a header must not contain double quotes, $, %, braces, backslashes, control characters or non-ASCII characters: ${value}`,
    );
  return `"${value}"`;
}

/** Maps each entry of an object, for example to a line of a configuration file. */
export const mapEntries = <Value, Result>(
  values: Record<string, Value>,
  map: (name: string, value: Value) => Result,
) => Object.entries(values).map(([name, value]) => map(name, value));
