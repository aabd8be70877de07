import { sample } from '../site/sample.ts';

/** The page Insurance Details and the files to download from it hold these same words. */
export const insuranceDetails = sample(
  {
    title: 'Insurance Details: How a Policy Works',
    lead: 'What a policy covers, what it does for you, and the questions people ask first.',
    description: {
      title: 'What you buy when you buy a policy',
      lead: 'A policy is a promise on paper: you pay a premium, and the insurer pays when a named thing happens.',
      paragraphs: [
        'The promise is only as good as its wording. Two health policies with the same name and the same premium can differ in the rooms they pay for, the illnesses they make you wait for and the hospitals that send the bill straight to the insurer. So we read the wording first and the price second.',
        'We start with what you stand to lose: an income, a house, a vehicle, a stock of goods, a loan that outlives the borrower. Then we ask which of these you could replace from savings. What is left is what a policy is for.',
      ],
    },
    parts: {
      title: 'The parts of an insurance policy',
      columns: ['Part', 'What it says'],
      rows: [
        ['Sum insured', 'The most the insurer pays, in a year for health and property, once for a life.'],
        ['Premium', 'What you pay, and how often. A lapse of payment is a lapse of cover.'],
        ['Waiting period', 'How long certain illnesses are not yet covered after the policy starts.'],
        ['Deductible', 'The first part of each claim, which you carry yourself.'],
        ['Exclusions', 'What is never paid. Read these before the benefits.'],
        ['Nominee', 'Who receives the money of a life policy. Keep the name up to date.'],
      ],
    },
    benefits: {
      title: 'What the right insurance cover does for you',
      items: [
        {
          title: 'Savings stay savings',
          text: 'A hospital bill or a damaged vehicle is paid from the policy, not from the deposit meant for a house or a wedding.',
        },
        {
          title: 'A loan does not pass to the family',
          text: 'Loan protection pays off what is still owed, so the home or the shop stays with those who live by it.',
        },
        {
          title: 'Work goes on',
          text: 'Property and marine policies replace plant, stock and goods in transit, so that one fire or one wreck is not the end of a firm.',
        },
        {
          title: 'A contract you can show',
          text: 'Lenders, landlords and buyers ask for proof of cover. A policy in force and its receipts are that proof.',
        },
        {
          title: 'Relief in tax where the law gives it',
          text: 'Some premiums reduce taxable income under the regime you have chosen. Ask your accountant which of yours do.',
        },
        {
          title: 'Somebody beside you at the claim',
          text: 'We help to fill in the form, gather the papers and answer the surveyor, and we tell you if a claim is unlikely to be paid.',
        },
      ],
    },
    questions: {
      title: 'Questions people ask first about a policy',
      items: [
        {
          id: 'how-much-cover',
          question: 'How much cover do I need?',
          answer:
            'For a life policy, think of the years your family would need your income, and add the loans you would leave behind. For health, think of a serious operation in the hospital you would really go to. For property, take what it costs to rebuild or to buy again, not what you once paid. We do this sum with you on paper.',
        },
        {
          id: 'what-to-disclose',
          question: 'What must I tell the insurer?',
          answer:
            'Everything the proposal form asks about, even if it makes the policy dearer: illnesses, operations, medicines, smoking, earlier policies and earlier claims. An answer left out can cost you a claim, even years later. If you are unsure whether something counts, write it down.',
        },
        {
          id: 'how-a-claim-goes',
          question: 'How does a claim go?',
          answer:
            'Tell the insurer at once, before repairs and, where you can, before a planned stay in hospital. Keep bills, reports, photographs and, after an accident or a theft, the police report. A network hospital can settle with the insurer directly; elsewhere you pay first and claim the money back. We check the papers before they go in.',
        },
        {
          id: 'change-my-mind',
          question: 'Can I change my mind after buying?',
          answer:
            'Yes, within the free-look period that stands in the policy: return it with your reason, and the insurer refunds the premium less the charges named there. Later you can renew with another insurer. For health policies, ask about portability first, because it can carry over the waiting you have already done.',
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
