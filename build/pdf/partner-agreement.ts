import words from '#words/content/partner-agreement.json';
import { partnerProducts } from '../../src/content/partner-products.ts';
import { formatMessage } from '../../src/lib/format-message.ts';
import { firm } from '../../src/site/firm.ts';
import { addressLine } from '../../src/site/office.ts';
import { partnerPayment } from '../../src/site/partner-programme.ts';
import { sample } from '../../src/site/sample.ts';
import type { Block } from './page-content.ts';

const { columns } = words.share;

const shares: Block = {
  kind: 'table',
  caption: '',
  head: [columns.product, columns.earned, columns.share],
  rows: partnerProducts.map(({ product, earned, share, range: { from, to } }) => [
    product,
    earned,
    formatMessage(share, { range: `${from}–${to}%` }),
  ]),
};

/** The clauses. `after` is a block below the text. */
const clauses: readonly { title: string; text: string; after?: Block }[] = [
  { ...words.parties, text: formatMessage(words.parties.text, { firm: firm.name, address: addressLine }) },
  words.work,
  { title: words.share.title, text: words.share.text, after: shares },
  { ...words.payment, text: formatMessage(words.payment.text, { days: partnerPayment.days }) },
  words.licences,
  words.data,
  words.confidentiality,
  words.freedom,
  words.end,
  words.law,
];

const { signatures } = words;

/** The sample agreement of partners. `npm run downloads` creates its PDF. */
export const partnerAgreement: { title: string; blocks: Block[] } = sample(
  {
    title: words.title,
    blocks: [
      { kind: 'heading', level: 1, text: words.title },
      { kind: 'paragraph', text: words.intro },
      ...clauses.flatMap(({ title, text, after }, index): Block[] => [
        { kind: 'heading', level: 2, text: `${index + 1}. ${title}` },
        { kind: 'paragraph', text },
        ...(after ? [after] : []),
      ]),
      { kind: 'heading', level: 2, text: signatures.title },
      {
        kind: 'list',
        items: [
          signatures.partner,
          signatures.place,
          signatures.partnerSignature,
          formatMessage(signatures.firmSignature, { firm: firm.name }),
        ],
      },
    ],
  },
  'sample agreement of partners: its clauses',
);
