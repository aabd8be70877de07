/* Generates the files of a new site from its answers. */
import articleWords from '../../src/words/en/articles.json';
import { minimumBrowsers } from '../../src/site/browsers.ts';
import { bannerVariants } from '../../src/site/page-row.ts';
import { rosettes } from '../../src/site/rosettes.ts';
import type { Answers } from './answers.ts';
import { generateWords, createId, createServiceWords, createSlides } from './words.ts';

const toCode = (value: unknown) => JSON.stringify(value, undefined, 2);
/** Returns the text of a module that exports one constant. */
const createModule = (comment: string, name: string, value: unknown, type = '') =>
  `/** ${comment} */\nexport const ${name} = ${toCode(value)} as const${type};\n`;

/**
 * Returns the services in the order of the menu, with rosettes and banner variants. Services that are next to each
 * other in the menu have different variants.
 */
function createServiceRows(services: Answers['services']) {
  const groups = [...new Set(services.map(({ group }) => group))];
  const columns = groups.map((group) => services.filter((service) => service.group === group));
  const variants = new Map<Answers['services'][number], string>();
  let previousVariant: string | undefined;
  columns.forEach((column, columnIndex) =>
    column.forEach((service, row) => {
      const variantToTheLeft = variants.get(columns[columnIndex - 1]?.[row] as typeof service);
      // Tries another variant first for each service, so that all variants are used.
      const candidates = [...bannerVariants.slice(variants.size % bannerVariants.length), ...bannerVariants];
      previousVariant =
        candidates.find((name) => name !== previousVariant && name !== variantToTheLeft) ?? 'letter';
      variants.set(service, previousVariant);
    }),
  );
  const rows = columns.flat().map((service, at) => ({
    path: service.path,
    parent: '/',
    group: createId(service.group),
    rosette: Object.keys(rosettes)[at],
    icon: 'invoice', // a sheet of paper, which fits every service until the firm chooses another
    bannerVariant: variants.get(service),
  }));
  return { groups: groups.map((group) => createId(group)), rows };
}

/**
 * Returns the code of an array that contains all values of an object of words: '[words.intro.first,
 * words.intro.second]'.
 */
const createListCode = (name: string, words: object) =>
  `[${Object.keys(words)
    .map((key) => `${name}.${key}`)
    .join(', ')}]`;

/** Returns the text of the module for a service's page. Its words are in the file with the same path. */
function createServicePage(service: Answers['services'][number]) {
  const { intro, points, questions } = createServiceWords(service);
  return `import words from '#words/pages${service.path}.json';
import { ServicePage } from '../../sections/service-page.tsx';

export const Screen = () => (
  <ServicePage
    lead={words.lead}
    intro={${createListCode('words.intro', intro)}}
    points={${createListCode('words.points', points)}}
    questions={${createListCode('words.questions', questions)}}
  />
);
`;
}

/** Returns the text of the module with the slides of Home. */
function createHeroSlides(answers: Answers) {
  const slides = Object.keys(createSlides(answers)).map(
    (key, at) =>
      `  { ...words.${key}, rosette: 'hero-${at + 1}', figure: { value: ${answers.home.figures[at]?.value}, label: words.${key}.figure } },\n`,
  );
  return `import words from '#words/content/hero-slides.json';\n\n/** The slides of Home. */\nexport const heroSlides = [\n${slides.join('')}] as const;\n`;
}

/** Returns the text of firm.ts. It refers to texts in src/words/en/firm.json. */
function createFirmFile(details: object) {
  const { founder } = details as { founder: object };
  const text = createModule(
    'Who the firm is and how it is reached; firm-schema.ts checks it in each build.',
    'firm',
    {
      ...details,
      tagline: '{tagline}',
      purpose: '{purpose}',
      newsletter: '{newsletter}',
      founder: { ...founder, role: '{founderRole}' },
      video: undefined,
    },
    ' satisfies Firm',
  )
    .replaceAll(/"\{(\w+)\}"/g, 'words.$1')
    .replace(/\n\} as/, ',\n  video: undefined,\n} as');
  return `import words from '#words/firm.json';\nimport type { Firm } from './firm-schema.ts';\n\n${text}`;
}

/** Returns the texts of the generated files, by path. */
export function generateFiles(answers: Answers): Record<string, string> {
  const { firm, team, subjects, services } = answers;
  const { groups, rows } = createServiceRows(services);
  const { holidays = { yearly: [], dated: [] }, registrations, role, grievances, ...details } = firm;
  const { name, siteUrl } = details as unknown as { name: string; siteUrl: string };
  const browsers = Object.entries(minimumBrowsers)
    .map((entry) => entry.join(' '))
    .join(', ');
  const words = Object.entries(generateWords(answers)).map(([key, value]) => [
    `src/words/en/${key}.json`,
    `${toCode(value)}\n`,
  ]);
  return {
    ...Object.fromEntries(words),
    ...Object.fromEntries(
      services.map((service) => [`src/pages${service.path}.tsx`, createServicePage(service)] as const),
    ),
    'src/site/firm.ts': createFirmFile(details),
    'src/site/holidays.ts': `import type { Holidays } from './firm-schema.ts';\n\n${createModule('Days on which the office is closed; after `knownUntil`, pages show the office hours alone.', 'holidays', holidays, ' satisfies Holidays')}`,
    'src/site/legal-details.ts': `import type { LegalDetails } from './firm-schema.ts';\n\n${createModule('The details about the firm that the law requires (checked by firm-schema.ts); /terms shows them.', 'legalDetails', { registrations, role, grievances }, ' satisfies LegalDetails')}`,
    'src/site/services.ts': `import type { Service } from './page-row.ts';\n\n${createModule('Groups of the services menu, in its order; their names are in src/words/en/service-groups.json.', 'groups', groups)}\n${createModule('The pages of the services menu, in its order.', 'services', rows, ' satisfies readonly Service[]')}`,
    'src/words/en/articles.json': `${JSON.stringify({ ...articleWords, subjects }, undefined, 2)}\n`,
    'src/site/articles.ts': `import type { ArticlePath } from './routes.ts';\n\n/** An article that is always there. */\nexport const EXAMPLE_ARTICLE = '/articles/a-first-meeting' satisfies ArticlePath;\n`,
    'src/content/hero-slides.ts': createHeroSlides(answers),
    'src/articles/texts/a-first-meeting.md': `---\ntitle: How to prepare for a first meeting\nsummary: What to write down before you call, and what to ask, so that a first meeting answers your questions.\ndate: 2026-01-12\nauthor: !sample ${team[0]?.name} # who signs the articles\nservices:\n  - ${services[0]?.path}\n---\n\nA first meeting is short. A few lines on paper save time.\n\n## Write down what happened\n\nBegin with the day on which it began, and what has changed since. Put papers in the order of their dates.\n\n## Ask what it costs\n\nAsk before the work begins, and ask what the price does not include. [Contact](/contact) says how to reach us.\n`,
    'README.md': `# ${name}\n\nThe public website of ${name}, ${siteUrl}. The firm's details are in \`src/site/firm.ts\`, its services in \`src/site/services.ts\`, its words in \`src/words/en/\`.\n\n\`\`\`sh\nnpm ci && npm start       # builds the site and serves it at http://localhost:4173\nnpm test                  # runs the tests\nnpm run check:launch      # lists the samples that are left\n\`\`\`\n\nVisitors need ${browsers} or later. How to change it: [CONTRIBUTING.md](CONTRIBUTING.md).\n`,
  };
}
