/* The answers from which a site is generated, and their validation. */
import * as z from 'zod/mini';
import { checkFirm } from '../../src/site/firm-schema.ts';

const createTextSchema = (min: number, max: number) =>
  z.string('is missing').check(
    z.trim(),
    z.refine((value) => value.length >= min && value.length <= max, {
      error: ({ input }) => `must have ${min} to ${max} characters, not ${String(input).length}`,
    }),
  );
const list = <Item extends z.core.SomeType>(item: Item, min: number, max: number) =>
  z
    .array(item, 'is missing')
    .check(z.refine(({ length }) => length >= min && length <= max, `must have ${min} to ${max} entries`));

/** The description of a page for search engines. */
const description = createTextSchema(70, 160);
const point = z.strictObject({ title: createTextSchema(2, 60), text: createTextSchema(10, 400) });
const figure = z.strictObject({ value: z.number('must be a number'), label: createTextSchema(3, 30) });
const service = z.strictObject({
  group: createTextSchema(3, 40),
  label: createTextSchema(3, 41),
  path: z.string().check(z.regex(/^\/services\/[\w-]+$/, 'must be like /services/check-up')),
  summary: createTextSchema(8, 40),
  description,
  lead: createTextSchema(20, 200),
  intro: list(createTextSchema(40, 900), 1, 4),
  points: list(point, 2, 8),
  questions: list(
    z.strictObject({ question: createTextSchema(8, 90), answer: createTextSchema(20, 700) }),
    1,
    8,
  ),
});
const shape = z.strictObject({
  firm: z.looseObject(
    {
      tagline: createTextSchema(3, 41),
      video: z.optional(
        z.never(
          'no generated page shows a film: leave it out, and set it in src/site/firm.ts of the new site',
        ),
      ),
    },
    'is missing',
  ),
  home: z.strictObject({
    description,
    figures: list(figure, 3, 3),
    motto: createTextSchema(5, 60),
    steps: list(point, 3, 4),
  }),
  about: z.strictObject({
    description,
    lead: createTextSchema(20, 220),
    intro: list(createTextSchema(60, 900), 1, 5),
    mission: createTextSchema(20, 220),
    habits: list(point, 2, 6),
  }),
  team: list(
    z.strictObject({
      name: createTextSchema(3, 40),
      role: createTextSchema(3, 50),
      text: createTextSchema(10, 160),
    }),
    1,
    12,
  ),
  subjects: createTextSchema(5, 60),
  services: list(service, 3, 16),
});
export type Answers = z.infer<typeof shape>;

function findFirmErrors(firm: unknown): string[] {
  try {
    checkFirm(firm);
    return [];
  } catch (error) {
    return String(error)
      .split('\n')
      .slice(1)
      .map((line) => `firm.${line.trim()}`);
  }
}

/**
 * Returns the answers if they are valid.
 * @throws Error with one line per invalid answer
 */
export function checkAnswers(value: unknown): Answers {
  const parsed = shape.safeParse(value);
  const errors = (parsed.error?.issues ?? []).flatMap(({ path, message, ...issue }) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => `${[...path, key].join('.')}: no such answer`)
      : [`${path.join('.') || 'answers'}: ${message.replace(/^Invalid input.*/, 'has the wrong type')}`],
  );
  const { services = [] } = parsed.data ?? {};
  for (const key of ['path', 'label'] as const)
    for (const [at, entry] of services.entries())
      if (services.findIndex((other) => other[key] === entry[key]) < at)
        errors.push(`services.${at}.${key}: another service has ${entry[key]} too`);
  const firm = (value as { firm?: unknown } | null)?.firm;
  if (firm) errors.unshift(...findFirmErrors(firm));
  if (errors.length > 0 || !parsed.data)
    throw new Error(`Change these answers:\n${[...new Set(errors)].map((line) => `  ${line}`).join('\n')}`);
  return parsed.data;
}
