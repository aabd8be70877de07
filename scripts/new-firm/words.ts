/** Generates the words of a new site (src/words/en) from its answers. */
import { LENGTH_LIMITS } from '../../build/page-description.ts';
import type { Answers } from './answers.ts';
import about from './site/src/words/en/pages/about.json' with { type: 'json' };
import home from './site/src/words/en/pages/home.json' with { type: 'json' };
import team from './site/src/words/en/pages/team.json' with { type: 'json' };

/** Returns the first words of a text as an id: 'check-up-and-cleaning'. */
export const createId = (text: string, count = 6) =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, count).join('-');

/**
 * Converts a list of items to an object. The key of an item is the beginning of its text. If several items begin with
 * the same words, their keys end in a number.
 */
export function addKeys<Item>(items: readonly Item[], textOf: (item: Item) => string): Record<string, Item> {
  const result: Record<string, Item> = {};
  for (const item of items) {
    const words = createId(textOf(item), 3).replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
    const key = /^\p{L}/u.test(words) ? words : `item${words}`;
    let free = key;
    for (let number = 2; free in result; number += 1) free = `${key}${number}`;
    result[free] = item;
  }
  return result;
}

const createParagraphs = (items: readonly string[]) => addKeys(items, (text) => text);
const createPoints = (items: Answers['about']['habits']) => addKeys(items, ({ title }) => title);

/** Returns the slides of Home: the first three services, each with a figure of the firm. */
export const createSlides = ({ services, home: { figures } }: Answers) =>
  addKeys(
    services.slice(0, 3).map(({ label, summary, lead }, at) => ({
      subtitle: label,
      title: summary,
      description: lead,
      figure: figures[at]?.label,
    })),
    ({ subtitle }) => subtitle,
  );

/** Returns the words of a service page, by the keys in the code of the page. */
export const createServiceWords = ({
  lead,
  intro,
  points: rows,
  questions,
}: Answers['services'][number]) => ({
  lead,
  intro: createParagraphs(intro),
  points: createPoints(rows),
  questions: addKeys(questions, ({ question }) => question),
});

/**
 * Returns the descriptions of pages. A long name of the firm makes some of them too long. These are omitted, and the
 * build uses the introduction of the page instead.
 */
function createDescriptions({ firm, home: { description }, about: own, subjects, services }: Answers) {
  const { name } = firm as unknown as { name: string };
  const descriptions: Record<string, string> = {
    '/': description,
    '/about': own.description,
    '/team': `The team of ${name}: what each of us does, and how you can book an appointment.`,
    '/contact': `Contact ${name} by phone, email or WhatsApp, or write us a message on this website.`,
    '/appointment': `Request an appointment or a quote from ${name}. Tell us the subject, and we will call you.`,
    ...Object.fromEntries(services.map((service) => [service.path, service.description])),
    '/articles': `Articles by ${name} on ${subjects}, written in plain words, with the newest article first.`,
    '/search': 'Search all services, articles, questions and answers on this website by words.',
    '/privacy': 'What our forms ask, who gets what you write, and what is stored on your own device.',
    '/terms': 'The terms of use of this website, what its texts are for, and where you can complain.',
    '/accessibility':
      'How you can use this site with a keyboard, a screen reader or zoom, what does not work yet, and how to tell us.',
    '/404':
      'There is no page at this address. Find the service you need in the menu, or write to us and we will help.',
  };
  const { max } = LENGTH_LIMITS.description;
  return Object.fromEntries(Object.entries(descriptions).filter(([, text]) => text.length <= max));
}

const createNames = ({ firm, services }: Answers) => ({
  '/': { label: 'Home', title: firm.tagline },
  '/about': { label: 'About Us' },
  '/team': { label: 'Team' },
  '/contact': { label: 'Contact' },
  '/appointment': { label: 'Appointment' },
  ...Object.fromEntries(services.map(({ path, label, summary }) => [path, { label, summary }])),
  '/articles': { label: 'Articles' },
  '/search': { label: 'Search' },
  '/privacy': { label: 'Privacy' },
  '/terms': { label: 'Terms', title: 'Terms and Complaints' },
  '/accessibility': { label: 'Accessibility' },
});

/** Returns the words for each file in src/words/en, by file name. */
export function generateWords(answers: Answers): Record<string, unknown> {
  const { firm, services, about: own } = answers;
  const { tagline, purpose, newsletter, founder } = firm as unknown as Record<
    'tagline' | 'purpose' | 'newsletter',
    string
  > & { founder: { role: string } };
  return {
    'page-names': createNames(answers),
    descriptions: createDescriptions(answers),
    firm: { tagline, purpose, newsletter, founderRole: founder.role },
    'service-groups': Object.fromEntries(services.map(({ group }) => [createId(group), group])),
    'content/hero-slides': createSlides(answers),
    'pages/home': {
      ...home,
      about: { ...home.about, lead: own.lead, motto: answers.home.motto },
      work: { ...home.work, steps: createPoints(answers.home.steps) },
    },
    'pages/about': {
      ...about,
      banner: { ...about.banner, lead: own.lead },
      welcome: { ...about.welcome, intro: createParagraphs(own.intro) },
      mission: { ...about.mission, statement: own.mission, habits: createPoints(own.habits) },
    },
    'pages/team': { ...team, members: addKeys(answers.team, ({ name }) => name) },
    ...Object.fromEntries(services.map((service) => [`pages${service.path}`, createServiceWords(service)])),
  };
}
