import words from '#words/content/insurance-details.json';
import { sample } from '../site/sample.ts';

const { description, parts, benefits, questions } = words;

/** The texts of the page Insurance Details and of its downloads. */
export const insuranceDetails = sample(
  {
    title: words.title,
    intro: words.intro,
    notice: words.notice,
    description: {
      title: description.title,
      intro: description.intro,
      paragraphs: [description.wording, description.needs],
    },
    parts: {
      title: parts.title,
      columns: [parts.columns.part, parts.columns.meaning],
      rows: [
        parts.sumInsured,
        parts.premium,
        parts.waitingPeriod,
        parts.deductible,
        parts.exclusions,
        parts.nominee,
      ].map(({ part, meaning }) => [part, meaning] as const),
    },
    benefits: {
      title: benefits.title,
      items: [
        benefits.savings,
        benefits.family,
        benefits.business,
        benefits.proof,
        benefits.tax,
        benefits.claim,
      ],
    },
    questions: {
      title: questions.title,
      items: [
        { ...questions.amount, id: 'how-much-cover' },
        { ...questions.disclosure, id: 'what-to-disclose' },
        { ...questions.claim, id: 'how-a-claim-goes' },
        { ...questions.cancellation, id: 'change-my-mind' },
      ],
    },
  },
  'insurance details: description, benefits and questions',
);

/** The files to download. `npm run downloads` creates them, and updates their sizes here. */
export const insuranceDownloads = [
  { href: '/downloads/insurance-details.pdf', label: words.download, format: 'PDF', size: '51 kB' },
  { href: '/downloads/insurance-details.docx', label: words.download, format: 'DOCX', size: '12 kB' },
] as const;
