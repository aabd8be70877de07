/** The words of a new firm, each part in a file of its own, and a page for each service. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathOf, slugOf } from './answers.mjs';

const exported = (name, value, comment) =>
  `/** ${comment} */\nexport const ${name} = ${JSON.stringify(value, undefined, 2)} as const;\n`;

const servicePage = (slug) => `import { forms } from '../../enquiry/forms/services.ts';
import { words } from '../../content/services/${slug}.ts';
import { ServicePage } from '../../sections/service-page.tsx';

export const Screen = () => <ServicePage words={words} form={forms['${slug}']} />;
`;

const ask = ({ label, options }) =>
  `{ matter: choice({ label: ${JSON.stringify(label)}, prompt: 'Choose one', missing: 'Choose one from the list.', options: options(${options.map((one) => JSON.stringify(one)).join(', ')}) }) }`;
const line = `{ matter: text({ label: 'In one line', inLead: 'Matter' }) }`;

const formsFile = (services) => `import { choice, text } from '../fields.ts';
import { options } from '../options.ts';
import { own } from './own.ts';

/** The enquiry of each service. */
export const forms = {
${services
  .map(
    (of) =>
      `  '${slugOf(of)}': own({ id: ${JSON.stringify(slugOf(of))}, title: ${JSON.stringify(of.label)}, asks: ${of.asks ? ask(of.asks) : line} }),\n`,
  )
  .join('')}} as const;
`;

const firstArticle = ({ articles: { subjects }, services, team }) => `---
title: How to prepare for a first talk
summary: What to think about before you call, what to write down and what to ask, so that a first talk about ${subjects} answers something.
date: 2026-01-12
author: !sample ${team.people[0]?.name} # who signs the articles
services:
${services
  .slice(0, 2)
  .map((of) => `  - ${pathOf(of)}`)
  .join('\n')}
---

A first talk is short, and much of it is spent on finding out what it is about. A few lines on paper save that time.

## Write down what happened

Begin with the day on which it began, and what has changed since. Leave out what you only suppose. If there are papers, put them in the order of their dates.

## Write down what you want

Say it in one sentence. It may turn out that something else is better, but the talk then starts from your wish and not from ours.

- What should be different afterwards?
- By when?
- What would be too much, in money or in time?

## Ask what it costs

Ask before the work begins, and ask what is not in the price. A good answer is a sum or a range, and a word on what it depends on. How to reach us stands under [Contact](/contact).
`;

/** @param {string} root the site that is written to */
export function writeWords(root, answers) {
  const { home, about, team, visit, law, articles, services, groups } = answers;
  const put = (file, text) => {
    const path = join(root, 'src', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  };
  put('content/home.ts', exported('home', home, 'Words of Home.'));
  put('content/about.ts', exported('about', about, 'Words of About, and what Home says of it.'));
  put('content/team.ts', exported('people', team.people, 'Who works here.'));
  put('content/visit.ts', exported('visit', visit, 'Words of the page for appointments.'));
  put('content/law.ts', exported('law', law, 'The law that applies, for the terms of use.'));
  const inOrder = groups.flatMap((name) => services.filter(({ group }) => group === name));
  put('enquiry/forms/services.ts', formsFile(inOrder));
  put('content/articles/how-to-prepare-for-a-first-talk.md', firstArticle(answers));
  for (const of of services) {
    const { lead, intro, points, steps, questions } = of;
    put(
      `content/services/${slugOf(of)}.ts`,
      exported('words', { lead, intro, points, steps, questions }, `Words of the page ${pathOf(of)}.`),
    );
    put(`pages${pathOf(of)}.tsx`, servicePage(slugOf(of)));
  }
  return { subjects: articles.subjects };
}
