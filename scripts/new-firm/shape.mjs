/** What a file of answers holds. */
import * as z from 'zod/mini';

const text = (least = 1, most = 400) =>
  z.string('is missing').check(
    z.trim(),
    z.refine((words) => words.length >= least && words.length <= most, {
      error: ({ input }) => `must have ${least} to ${most} characters, and has ${input.trim().length}`,
    }),
  );
const list = (of, least, most) =>
  z
    .array(of, 'is missing')
    .check(
      z.refine(
        ({ length }) => length >= least && length <= most,
        `must have ${least} to ${most} ${most === 1 ? 'entry' : 'entries'}`,
      ),
    );
const point = z.strictObject({ title: text(2, 60), text: text(10) });
const description = text(70, 160);
const path = z.optional(
  z.string().check(z.regex(/^\/services\/[\w-]+$/, 'must read like /services/check-up')),
);

const service = z.strictObject({
  group: text(),
  label: text(3, 41),
  path,
  summary: text(8, 40),
  description,
  lead: text(20, 200),
  intro: list(text(40, 900), 1, 4),
  points: list(point, 2, 8),
  steps: list(point, 2, 5),
  questions: list(z.strictObject({ question: text(8, 90), answer: text(20, 700) }), 1, 8),
  asks: z.optional(z.strictObject({ label: text(3, 30), options: list(text(2, 40), 2, 12) })),
});

export const shape = z.strictObject({
  firm: z.looseObject({}, 'is missing'),
  home: z.strictObject({
    title: text(3, 41),
    description,
    slides: list(
      z.strictObject({
        subtitle: text(3, 30),
        title1: text(3, 30),
        title2: text(3, 30),
        description: text(20, 180),
        figure: z.strictObject({
          value: z.number('must be a number'),
          suffix: z.optional(z.literal('+', 'can be + alone; a unit, such as km, stands in the label')),
          label: text(3, 30),
        }),
      }),
      3,
      3,
    ),
    motto: text(5, 60),
    reasonsTitle: text(8, 60),
    reasons: list(
      z.strictObject({ title: text(3, 50), text: text(20, 160), value: text(1, 14), measure: text(3, 50) }),
      2,
      5,
    ),
    steps: list(point, 3, 4),
  }),
  about: z.strictObject({
    description,
    lead: text(20, 220),
    intro: list(text(60, 900), 1, 5),
    mission: text(20, 220),
    habits: list(point, 2, 6),
  }),
  team: z.strictObject({
    description,
    people: list(z.strictObject({ name: text(3, 40), role: text(3, 50), text: text(10, 160) }), 1, 12),
  }),
  visit: z.strictObject({ title: text(8, 60), bring: list(text(5, 90), 2, 8) }),
  law: text(20, 300),
  articles: z.strictObject({ subjects: text(5, 60), description }),
  groups: list(text(3, 40), 1, 6),
  services: list(service, 2, 16),
});
