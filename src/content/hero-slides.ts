export const heroSlides = [
  {
    subtitle: 'Strategic Advisory',
    title1: 'Advice that stands up',
    title2: 'in the credit committee.',
    description:
      'Fund raising, debt restructuring and credit rating advice for MSMEs, corporates, startups, NRIs and families, from a firm in Noida.',
    rosette: 'hero-1',
    figure: { value: 22, suffix: '+', label: 'years of experience' },
  },
  {
    subtitle: 'Fintech Solutions',
    title1: 'Finance and software',
    title2: 'from one firm.',
    description:
      'Web and mobile apps, UI/UX, cloud, software testing and CRM, beside the loans, bill discounting and investments they serve.',
    rosette: 'hero-2',
    figure: { value: 50, suffix: '+', label: 'successful projects' },
  },
  {
    subtitle: 'Compliance Expertise',
    title1: 'Papers in order before',
    title2: 'a lender asks for them.',
    description:
      'Company law, RERA and financial audit advice, NPA consulting and preparation for the rating agency, explained in plain words.',
    rosette: 'hero-3',
    figure: { value: 256, label: 'client reviews' },
  },
] as const;
