import { sample } from '../site/sample.ts';

/** The page Insurance Details and the files to download from it hold these same words. */
export const insuranceDetails = sample(
  {
    title: 'Insurance Details: How a Policy Works',
    lead: 'What an insurance policy covers, what to check before you buy, and how to make a claim.',
    description: {
      title: 'What an insurance policy is',
      lead: 'A policy is a written contract: you pay a premium, and the insurer pays if something named in it happens.',
      paragraphs: [
        'The wording decides what you get. Two health policies with the same premium can differ in the room rent they pay, the waiting periods for certain illnesses and the hospitals with cashless treatment. So we compare the wording first and the price second.',
        'We start with what you could lose: your income, your house, a vehicle, your stock, or a home when a loan is still unpaid. Then we ask what you could replace from your savings. You need insurance for the rest.',
      ],
    },
    parts: {
      title: 'Parts of an insurance policy',
      columns: ['Part', 'What it means'],
      rows: [
        [
          'Sum insured',
          'The most the insurer pays: in a year for health and property, once for a life policy (sum assured).',
        ],
        ['Premium', 'What you pay, and how often. If you stop paying, your cover ends.'],
        ['Waiting period', 'How long certain illnesses are not covered after the policy starts.'],
        ['Deductible', 'The part of each claim that you pay yourself.'],
        ['Exclusions', 'What is never paid. Read these before the benefits.'],
        ['Nominee', 'Who receives the money of a life policy. Keep the name up to date.'],
      ],
    },
    benefits: {
      title: 'Benefits of the right insurance cover',
      items: [
        {
          title: 'Your savings stay yours',
          text: 'The policy pays the hospital bill or the car repair, and your deposit stays for a house or a wedding.',
        },
        {
          title: 'Your family keeps the home',
          text: 'Loan protection repays the loan if you no longer can, so that your family keeps the home or the shop.',
        },
        {
          title: 'Your business can restart',
          text: 'Property and marine policies replace machines, stock and goods in transit after a fire or an accident.',
        },
        {
          title: 'Proof of cover',
          text: 'Lenders, landlords and buyers ask for it. A policy in force and its receipts are that proof.',
        },
        {
          title: 'Tax benefits',
          text: 'Some premiums reduce your taxable income, depending on the tax regime you choose. Ask your accountant which of yours do.',
        },
        {
          title: 'Help with your claim',
          text: 'We help you fill in the form, collect the documents and answer the surveyor, and we tell you if a claim is unlikely to be paid.',
        },
      ],
    },
    questions: {
      title: 'Questions about insurance policies',
      items: [
        {
          id: 'how-much-cover',
          question: 'How much cover do I need?',
          answer:
            'Life: the income your family would need for some years, plus your loans. Health: the cost of a serious operation in the hospital you would choose. Property: what it costs to rebuild or replace today, not what you paid. We work it out with you.',
        },
        {
          id: 'what-to-disclose',
          question: 'What must I tell the insurer?',
          answer:
            'Everything the proposal form asks about, even if it makes the policy more expensive: illnesses, operations, medicines, smoking, earlier policies and claims. An answer left out can cost you a claim, even years later. If you are unsure, write it down.',
        },
        {
          id: 'how-a-claim-goes',
          question: 'How do I make a claim?',
          answer:
            'Tell the insurer at once: before repairs and, if possible, before a planned hospital stay. Keep bills, reports, photos and, after an accident or a theft, the police report. A network hospital can settle with the insurer directly; elsewhere you pay first and claim the money back. We check your documents before you submit them.',
        },
        {
          id: 'change-my-mind',
          question: 'Can I cancel a policy after buying it?',
          answer:
            'Yes, within the free-look period stated in the policy: return it with your reason, and the insurer refunds the premium less the charges named there. Later you can renew with another insurer. For health policies, ask about portability first, because the waiting periods you have completed can be carried over.',
        },
      ],
    },
    notice:
      'Insurance is the subject matter of solicitation. This page explains policies in general; the wording of your own policy decides.',
  },
  'insurance details: description, benefits and questions',
);

/** Made by `npm run downloads`, which writes the sizes here. */
export const insuranceDownloads = [
  { href: '/downloads/insurance-details.pdf', label: 'Download the details', format: 'PDF', size: '58 kB' },
  { href: '/downloads/insurance-details.docx', label: 'Download the details', format: 'DOCX', size: '12 kB' },
] as const;
