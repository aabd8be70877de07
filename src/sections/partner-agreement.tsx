import { DetailsSummary } from '../components/details-summary.tsx';
import words from '#words/content/partner-agreement.json';
import signatureLines from '#words/content/signature-lines.json';
import { partnerProducts } from '../content/partner-products.ts';
import { formatMessage } from '../lib/format-message.ts';
import { firm } from '../site/firm.ts';
import { addressLine } from '../site/office.ts';
import { partnerPayment } from '../site/partner-programme.ts';
import { DataTable } from './data-table.tsx';
import { SignatureLines } from './signature-lines.tsx';

const { columns } = words.share;
const { signatures } = words;

// The clauses before and after the table of shares.
const before = [
  { ...words.parties, text: formatMessage(words.parties.text, { firm: firm.name, address: addressLine }) },
  words.work,
  words.share,
];
const after = [
  { ...words.payment, text: formatMessage(words.payment.text, { days: partnerPayment.days }) },
  words.licences,
  words.data,
  words.confidentiality,
  words.freedom,
  words.end,
  words.law,
];
const parties = [
  {
    title: signatures.partner,
    labels: [
      signatureLines.name,
      signatureLines.pan,
      signatureLines.account,
      signatureLines.place,
      signatureLines.signature,
    ],
  },
  {
    title: formatMessage(signatures.firm, { firm: firm.name }),
    labels: [signatureLines.nameAndRole, signatureLines.place, signatureLines.signature],
  },
];

/** Numbered clauses. @param first the number of the first clause */
const Clauses = ({
  clauses,
  first,
}: {
  clauses: readonly { title: string; text: string }[];
  first: number;
}) =>
  clauses.map(({ title, text }, index) => (
    <div key={title} className="not-print:max-w-text">
      <h4 className="font-display text-xl font-bold">{`${first + index}. ${title}`}</h4>
      <p>{text}</p>
    </div>
  ));

/**
 * The sample agreement with partners, in a `<details>`. `npm run downloads` prints it as a PDF.
 * @param label the summary
 */
export const PartnerAgreement = ({ label }: { label: string }) => (
  <details className="group print:details-content:[content-visibility:visible]" data-not-searched="">
    <DetailsSummary>{label}</DetailsSummary>
    <div
      id="partner-agreement"
      data-letter=""
      className="border-page border-brand bg-card p-apart [&>*+*]:mt-close"
    >
      <h3 className="font-display text-h2-prose">{words.title}</h3>
      <p className="not-print:max-w-text">{words.intro}</p>
      <Clauses clauses={before} first={1} />
      <div className="print:[&_:is(td,th)]:py-1!">
        <DataTable
          caption={columns.share}
          columns={[columns.product, columns.earned, columns.share]}
          rows={partnerProducts.map(({ product, earned, share, range: { from, to } }) => [
            product,
            earned,
            formatMessage(share, { range: `${from}–${to}%` }),
          ])}
        />
      </div>
      <Clauses clauses={after} first={before.length + 1} />
      <h4 className="font-display text-xl font-bold">{signatures.title}</h4>
      <SignatureLines parties={parties} />
    </div>
  </details>
);
