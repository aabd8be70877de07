import { figures } from '../site/figures.ts';

export const heroSlides = [
  {
    subtitle: 'Strategic Advisory',
    title1: 'Get your loan file right',
    title2: 'before the bank reads it',
    description:
      'Higher limits and lower interest rates for businesses. Home loans, insurance and investments for families. Accounts, property and company set-up for NRIs and foreign companies.',
    rosette: 'hero-1',
    figure: { value: 22, suffix: '+', label: 'years of experience', source: figures.years.source },
  },
  {
    subtitle: 'Fintech Solutions',
    title1: 'Finance and software',
    title2: 'from one firm',
    description: 'Websites, apps, cloud, CRM and testing from a team that understands lending.',
    rosette: 'hero-2',
    figure: { value: 50, suffix: '+', label: 'successful projects', source: figures.projects.source },
  },
  {
    subtitle: 'Compliance Expertise',
    title1: 'Documents ready before',
    title2: 'the lender asks for them',
    description: 'Company law, RERA, audit and NPA advice, and help with your credit rating.',
    rosette: 'hero-3',
    figure: { value: 256, label: 'client reviews', source: figures.reviews.source },
  },
] as const;
