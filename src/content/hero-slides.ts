export const heroSlides = [
  {
    subtitle: 'Strategic Advisory',
    title1: 'Get your loan file right',
    title2: 'before the bank reads it',
    description:
      'Higher limits and lower interest rates for businesses, home loans, insurance and investments for families, and India made easy for NRIs and foreign companies.',
    rosette: 'hero-1',
    figure: { value: 22, suffix: '+', label: 'years of experience' },
  },
  {
    subtitle: 'Fintech Solutions',
    title1: 'Finance and software',
    title2: 'from one firm',
    description:
      'Websites, mobile apps, UI/UX, cloud, CRM and software testing, built by a team that understands lending and investments.',
    rosette: 'hero-2',
    figure: { value: 50, suffix: '+', label: 'successful projects' },
  },
  {
    subtitle: 'Compliance Expertise',
    title1: 'Documents ready before',
    title2: 'the lender asks for them',
    description:
      'Company law, RERA and financial audit advice, NPA consulting and preparation for your credit rating.',
    rosette: 'hero-3',
    figure: { value: 256, label: 'client reviews' },
  },
] as const;
