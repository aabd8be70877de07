import words from '#words/pages/accessibility.json';
import { formatList } from '../lib/format-list.ts';
import { formatMessage } from '../lib/format-message.ts';
import { Checklist } from '../sections/checklist.tsx';
import { ContactBlock } from '../sections/contact-block.tsx';
import { PageBanner } from '../sections/page-banner.tsx';
import { Prose } from '../sections/prose.tsx';
import { ServiceLayout } from '../sections/service-layout.tsx';
import { minimumBrowsers } from '../site/browsers.ts';

const browsers = formatList(
  Object.entries(minimumBrowsers).map(([name, version]) => `${name} ${version}`),
  'disjunction',
);
const { done, gaps } = words;

export const Screen = () => (
  <>
    <PageBanner intro={words.banner.intro} />
    <ServiceLayout>
      <Prose title={done.title} intro={done.intro}>
        <Checklist items={[done.keyboard, done.errors, done.size, done.colours, done.motion, done.scripts]} />
      </Prose>
      <Prose title={gaps.title}>
        <p>{gaps.chat}</p>
        <p>{formatMessage(gaps.browsers, { browsers })}</p>
      </Prose>
      <ContactBlock id="report" {...words.report} />
    </ServiceLayout>
  </>
);
