import { LineCounter, isMap, isNode, isScalar, parseDocument } from 'yaml';
import * as z from 'zod/mini';
import { formatDate } from '../../lib/format-date.ts';
import { serviceGroups } from '../../site/page-info.ts';
import type { Path } from '../../site/routes.ts';
import { LENGTH_LIMITS } from '../../../build/page-description.ts';
import type { Report } from './article-error.ts';

const services = serviceGroups.flatMap((group) => group.services.map(({ path }) => path));

/** Returns whether a text is an existing date in ISO format. */
const isDate = (text: string) => {
  try {
    return Boolean(formatDate(text));
  } catch {
    return false;
  }
};

/** Returns the schema of a text with a minimum and a maximum length. */
const createTextSchema = ({ min, max }: { min: number; max: number }) =>
  z.string('Write text.').check(
    z.refine(({ length }) => length >= min && length <= max, {
      error: ({ input }) =>
        `It has ${String(input).length} characters. Write ${min} to ${max}, the length that search results show.`,
    }),
  );

const schema = z.strictObject({
  title: createTextSchema({ ...LENGTH_LIMITS.title, min: 10 }),
  summary: createTextSchema(LENGTH_LIMITS.description),
  date: z
    .string('Write a date such as 2026-01-12.')
    .check(z.refine(isDate, { error: 'This date does not exist. Write a date such as 2026-01-12.' })),
  author: z.string('Write the author’s name.').check(z.minLength(2, 'Write the author’s name.')),
  services: z
    .array(
      z.string().check(
        z.refine((path) => services.includes(path as Path), {
          error: `There is no such service. Write paths from src/site/pages.ts: ${services.join(', ')}.`,
        }),
      ),
      'Write a list with one line per service, such as `  - /services/wealth`.',
    )
    .check(
      z.minLength(1, 'Name at least one service. Its page links to the article.'),
      z.refine((paths) => new Set(paths).size === paths.length, {
        error: 'A service is listed twice. Remove one.',
      }),
    ),
});

export interface FrontMatter {
  title: string;
  summary: string;
  date: string;
  author: string;
  services: Path[];
}

/**
 * Returns the schema for the front matter of a translation. The date and the services are optional: by default, they
 * are the same as in the English article.
 */
const createTranslationSchema = ({ services: english }: FrontMatter) =>
  z.extend(schema, {
    date: z.optional(schema.shape.date),
    services: z.optional(
      schema.shape.services.check(
        z.refine((paths) => String(paths) === String(english), {
          error: 'The English article has others. Remove the key, so that both have the same.',
        }),
      ),
    ),
  });

const keys = Object.keys(schema.shape).join(', ');

/** Splits a file into its front matter and its body. Returns undefined if there is no front matter. */
function splitFrontMatter(text: string): { head: string; body: string; bodyLine: number } | undefined {
  const match = /^---\n([^]*?)\n---(?:\n|$)/.exec(text);
  if (!match) return undefined;
  const [all, head = ''] = match;
  return { head, body: text.slice(all.length), bodyLine: all.split('\n').length };
}

/**
 * The YAML tag that marks a sample: `author: !sample The credit team # why`. In code, samples are marked with
 * `sample()` of src/site/sample.ts.
 */
const sampleTag = { tag: '!sample', resolve: (value: string) => value };

/**
 * Parses the front matter of a file. Returns the front matter, the body, and the line at which the body starts. Reports
 * errors, and then returns undefined.
 * @param english the front matter of the English article, if the file is a translation
 */
export function parseFrontMatter(
  text: string,
  report: Report,
  english?: FrontMatter,
): { data: FrontMatter; body: string; bodyLine: number } | undefined {
  const parts = splitFrontMatter(text);
  if (!parts) {
    report(1, `The file has no front matter. Start it with a line ---, lines for ${keys}, and a line ---.`);
    return undefined;
  }
  const lines = new LineCounter();
  const document = parseDocument(parts.head, { lineCounter: lines, customTags: [sampleTag] });
  // The front matter starts on the second line of the file.
  const lineAt = (offset: number) => lines.linePos(offset).line + 1;
  for (const { pos, message } of [...document.errors, ...document.warnings])
    report(
      lineAt(pos[0]),
      `${message.split('\n')[0]?.replace(/ at line.*/, '')}. Put text that contains a colon in quotes.`,
    );
  if (document.errors.length + document.warnings.length > 0) return undefined;

  const { success, data, error } = z.safeParse(
    english ? createTranslationSchema(english) : schema,
    document.toJS() ?? {},
  );
  if (success)
    return { data: { ...english, ...data } as FrontMatter, body: parts.body, bodyLine: parts.bodyLine };
  /**
   * Returns the line of a value. If there is no value, returns the line of its key. If the key is missing too, returns
   * the first line.
   */
  const findLine = (path: readonly PropertyKey[]): number => {
    const node = path.length > 0 ? document.getIn(path, true) : undefined;
    if (isNode(node) && node.range) return lineAt(node.range[0]);
    const pair = isMap(document.contents)
      ? document.contents.items.find(({ key }) => isScalar(key) && key.value === path[0])
      : undefined;
    return isNode(pair?.key) && pair.key.range ? lineAt(pair.key.range[0]) : 1;
  };
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys)
        report(findLine([key]), `${key}: unknown key. Remove it; the front matter has ${keys}.`);
    else {
      const [key] = issue.path;
      const missing = document.getIn(issue.path) === undefined;
      report(findLine(issue.path), `${String(key)}: ${missing ? 'It is missing. ' : ''}${issue.message}`);
    }
  }
  return undefined;
}
