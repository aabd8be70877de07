/** The files of a new site that are generated from its answers. */
import { minimumBrowsers } from '../../src/site/browsers.ts';
import { bannerVariants } from '../../src/site/page-row.ts';
import { rosettes } from '../../src/site/rosettes.ts';
import type { Answers } from './answers.ts';

const code = (value: unknown) => JSON.stringify(value, undefined, 2);
const file = (comment: string, name: string, value: unknown, type = '') =>
  `/** ${comment} */\nexport const ${name} = ${code(value)} as const${type};\n`;

/** Returns the services in menu order, each with a rosette and a banner variant that differs from its neighbours'. */
function serviceRows(services: Answers['services']) {
  const groups = [...new Set(services.map(({ group }) => group))];
  const columns = groups.map((group) => services.filter((service) => service.group === group));
  const chosen = new Map<Answers['services'][number], string>();
  let before: string | undefined;
  columns.forEach((column, at) =>
    column.forEach((service, row) => {
      const beside = chosen.get(columns[at - 1]?.[row] as typeof service);
      const turn = [...bannerVariants.slice(chosen.size % 5), ...bannerVariants];
      before = turn.find((name) => name !== before && name !== beside) ?? 'bill';
      chosen.set(service, before);
    }),
  );
  const rows = columns.flat().map((service, at) => ({
    path: service.path,
    label: service.label,
    parent: '/',
    group: service.group,
    summary: service.summary,
    rosette: Object.keys(rosettes)[at],
    bannerVariant: chosen.get(service),
  }));
  return { groups, rows };
}

/** The slides of Home: the first three services, each with a figure of the firm. */
const heroSlides = (services: Answers['services'], figures: Answers['home']['figures']) =>
  services.slice(0, 3).map(({ label, summary, lead }, at) => {
    const words = summary.split(' ');
    const [title1, title2] = [words.slice(0, 3), words.slice(3)].map((part) => part.join(' '));
    return {
      subtitle: label,
      title1,
      title2,
      description: lead,
      rosette: `hero-${at + 1}`,
      figure: figures[at],
    };
  });

/** Returns the text of each generated file by path. */
export function generatedFiles({
  firm,
  home,
  about,
  team,
  subjects,
  services,
}: Answers): Record<string, string> {
  const { groups, rows } = serviceRows(services);
  const { holidays = { yearly: [], dated: [] }, ...details } = firm;
  const { name, siteAddress } = details as unknown as { name: string; siteAddress: string };
  const browsers = Object.entries(minimumBrowsers)
    .map((entry) => entry.join(' '))
    .join(', ');
  const described = {
    '/': home.description,
    '/about': about.description,
    '/team': `The team of ${name}: what each of us does, and how to book an appointment.`,
    '/contact': `Contact ${name} by phone, email or WhatsApp, or write a message.`,
    '/appointment': `Request an appointment or a quote from ${name}. Tell us the subject, and we will call you.`,
    ...Object.fromEntries(services.map(({ path, description }) => [path, description])),
    '/articles': `Articles by ${name} on ${subjects}, the newest first.`,
    '/search': 'Search all services, articles, questions and answers on this website by words.',
    '/privacy': 'What our forms ask, who gets what you write, and what is stored on your own device.',
    '/terms': 'The terms of use of this website, what its texts are for, and where you can complain.',
    '/accessibility':
      'How you can use this site with a keyboard, a screen reader or zoom, what does not work yet, and how to tell us.',
    '/404':
      'There is no page at this address. Find the service you need in the menu, or write to us and we will help.',
  };
  const pages = services.map(({ path, lead, intro, points, questions }) => [
    `src/pages${path}.tsx`,
    `import { ServicePage } from '../../sections/service-page.tsx';\n\nconst words = ${code({ lead, intro, points, questions })};\n\nexport const Screen = () => <ServicePage {...words} />;\n`,
  ]);
  return {
    ...Object.fromEntries(pages),
    'src/site/firm.ts': `import type { Firm } from './firm-schema.ts';\n\n${file('Who the firm is and how it is reached; firm-schema.ts checks it in each build.', 'firm', { ...details, video: undefined }, ' satisfies Firm').replace(/\n\} as/, ',\n  video: undefined,\n} as')}`,
    'src/site/holidays.ts': `import type { Holidays } from './firm-schema.ts';\n\n${file('Days on which the office is closed; after `knownUntil`, pages show the office hours alone.', 'holidays', holidays, ' satisfies Holidays')}`,
    'src/site/legal-details.ts': `import type { LegalDetails } from './firm-schema.ts';\n\n${file('Registrations that the law requires the firm to name; a page that shows them needs a section.', 'legalDetails', {}, ' satisfies LegalDetails')}`,
    'src/site/services.ts': `import type { Service } from './page-row.ts';\n\n${file('Groups of the services menu, in its order.', 'groups', groups)}\n${file('The pages of the services menu, in its order.', 'services', rows, ' satisfies readonly Service[]')}`,
    'src/site/descriptions.ts': `import type { Path, notFound } from './routes.ts';\n\n/** What search engines show of each page. */\nexport const descriptions: Readonly<Record<Path | typeof notFound.path, string>> = ${code(described)};\n`,
    'src/site/articles.ts': `import type { ArticlePath } from './routes.ts';\n\n/** What articles are about. */\nexport const SUBJECTS = ${code(subjects)};\n\n/** An article that is always there. */\nexport const TEMPLATE = '/articles/a-first-meeting' satisfies ArticlePath;\n`,
    'src/content/words.ts': file('Words of Home, About and Team.', 'words', {
      home: { motto: home.motto, steps: home.steps },
      about,
      team,
    }),
    'src/content/hero-slides.ts': file(
      'The slides of Home.',
      'heroSlides',
      heroSlides(services, home.figures),
    ),
    'src/articles/texts/a-first-meeting.md': `---\ntitle: How to prepare for a first meeting\nsummary: What to write down before you call, and what to ask, so that a first meeting answers your questions.\ndate: 2026-01-12\nauthor: !sample ${team[0]?.name} # who signs the articles\nservices:\n  - ${services[0]?.path}\n---\n\nA first meeting is short. A few lines on paper save time.\n\n## Write down what happened\n\nBegin with the day on which it began, and what has changed since. Put papers in the order of their dates.\n\n## Ask what it costs\n\nAsk before the work begins, and ask what the price does not include. [Contact](/contact) says how to reach us.\n`,
    'README.md': `# ${name}\n\nThe public website of ${name}, ${siteAddress}. The firm's details are in \`src/site/firm.ts\`, its services in \`src/site/services.ts\`, the text of pages in \`src/pages/\` and \`src/content/\`.\n\n\`\`\`sh\nnpm ci && npm start       # builds the site and serves it at http://localhost:4173\nnpm test                  # runs the tests\nnpm run check:launch      # lists the samples that are left\n\`\`\`\n\nVisitors need ${browsers} or later. How to change it: [CONTRIBUTING.md](CONTRIBUTING.md).\n`,
  };
}
