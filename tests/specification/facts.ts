import { legalDetails } from '../../src/site/legal-details.ts';
import { formatRegistrationLines } from '../../src/site/registrations.ts';
import type { Registration } from '../../src/site/registrations.ts';
import type { Path } from '../../src/site/routes.ts';

/** The facts that the specification requires of a page. */
export interface PageFacts {
  /** Figures and names that the text of the page or its footer contains, in any order and case. */
  shows?: readonly string[];
  /** The beginnings of headings, cells, links, paragraphs and similar elements of the page, in this order. */
  inOrder?: readonly string[];
  /** The URLs of links by the beginning of their text. */
  links?: Readonly<Record<string, string>>;
  /** Set if the page must scroll smoothly to the top when it is opened. */
  isSmooth?: true;
}

const agencies = ['CRISIL', 'ICRA', 'CARE', 'India Ratings', 'Acuite', 'Brickwork'];
const consultation = (subject: string) => `/appointment?about=${encodeURIComponent(subject)}`;

/** The facts of the 26 pages in sections 2 and 9 of the specification. The paths are spelt as in the specification. */
export const pages: Partial<Record<Path, PageFacts>> = {
  '/': {
    shows: ['50+ successful projects in advisory', '22+ years of experience', '256 client reviews', 'Mon-Sat 10.00 am to 06.00 pm', 'Strategic Advisory', 'Fintech Solutions', 'Compliance Expertise'],
    inOrder: ['How can we help', 'Help with loans', 'What we do', 'Not sure which', 'Why clients choose us', 'Sample projects', 'How we work', 'Understand needs', 'Schedule consultation', 'Customised solution', 'Implementation and support', 'Tell us what you need', 'What our clients say', 'Newsletter'],
    links: { 'Get Started': '/contact', 'Our Services': '/services/fund-raising' },
  },
  '/about': { shows: ['96%', '94%', 'mission', 'Book a consultation'], isSmooth: true },
  '/appointment': { shows: ['Mon-Fri 09.00 am-05.00 pm'] },
  '/founderprofile': { inOrder: ['Areas of expertise', 'The founder’s vision', 'Achievements'], isSmooth: true },
  '/team': { shows: ['Team Page is Under Development'], links: { 'Back to Home': '/' }, isSmooth: true },
  '/insurence': {
    shows: ['4563+', '866+', '185+', '225+', '$25', '$35', '$45', '10,000 monthly active users', 'Save Over 25%'],
    links: { 'Purchase Order for Basic': '/insurence?about=Basic#enquiry', 'Purchase Order for Standard': '/insurence?about=Standard#enquiry', 'Purchase Order for Premium': '/insurence?about=Premium#enquiry' },
  },
  '/insurenceDetails': { shows: ['Call us'] },
  '/partner': {
    shows: ['Become Our Channel Partner', 'one life, one general and one health insurer', '15 hours', 'nine life, nine general and nine health insurers', '₹75 lakh', '19 June 2026'],
    inOrder: ['Who can join', 'Insurance agents', 'Fund distributors', 'Loan agents', 'Bankers', 'Advisors', 'Agent of one insurer', 'Our point of sales person', 'Corporate agent', 'Insurance broker', 'Benefits for partners', 'Fill an interest form', 'Our team connects and explains revenue sharing', 'Get a dashboard and marketing toolkit', 'Start referring leads'],
    isSmooth: true,
  },
  '/blogDetails': { inOrder: ['Share on Facebook', 'Share on Twitter', 'Share on LinkedIn'] },
  '/contact': { inOrder: ['Facebook', 'Instagram', 'Twitter', 'LinkedIn'], isSmooth: true },
  '/services/fund-raising': {
    shows: ['100+ successful projects in fund raising', '22+ years of experience', '256 client reviews'],
    inOrder: ['Debt funding', 'Bridge funding', 'SBLC structuring', 'SBLC discounting', 'Equity funding', 'International funding', 'Why clients trust us'],
    links: { 'Read More': '/services/fund-raising#about-section' },
  },
  '/services/investment-banking': {
    shows: ['15–30 working days', 'No upfront charges', '1.5 crore', '13%', '2 crore', '10.25%', '3 crore', '14%', '11%', '12-month top-up'],
    inOrder: ['Investment banking', 'Sample outcomes'],
    links: { 'Schedule a FREE Consultation': consultation('Debt Restructuring Services') },
    isSmooth: true,
  },
  '/services/training-placement': { inOrder: ['In-house training', 'Pre-trained placement', 'Who is served'] },
  '/services/credit-rating': { shows: ['4–8 weeks', ...agencies, 'Infomerics'] },
  '/services/tech-services': { shows: ['Web development', 'Mobile apps', 'UI/UX', 'Cloud', 'Software testing', 'CRM'] },
  '/services/digital-marketing': { inOrder: ['SEO', 'Social media marketing', 'Pay-per-click advertising', 'Email marketing', 'Content marketing', 'Online reputation management', 'Newsletter'] },
  '/services/loanForEveryIndian': {
    shows: ['50,000–25 lakh', 'up to 5 years', '5 lakh', '5 crore', '30 years', '100%', '15 years', 'disbursed within 30 minutes', '1 lakh', '1 crore', '10 lakh', '2 crore', '50+'],
    inOrder: ['Summary of loans', 'Personal loan', 'Holiday loan', 'Home loan', 'Car loan', 'Loan against property', 'Gold loan', 'Unsecured business loan', 'Mudra loan', 'CGTMSE loan', 'Personal loans', 'Secured loans', 'Business loans', 'Coverage by city tier'],
    links: { 'Apply for Loan': '/services/loanForEveryIndian#apply', 'Get Started Now': '/services/loanForEveryIndian#contact' },
    isSmooth: true,
  },
  '/services/realState': {
    shows: ['500+ properties analysed', '95% client satisfaction', '₹100 crore+ of property secured', '15+ cities', 'Advisory Model', 'Purchase Through Us'],
    links: {
      'Get Free Consultation': '/services/realState#consultation',
      'Choose This Model for Advisory Model': '/services/realState?about=Advisory%20Model#consultation',
      'Choose This Model for Purchase Through Us': '/services/realState?about=Purchase%20Through%20Us#consultation',
      'Plan Your Exit': consultation('Real Estate Advisory'),
    },
  },
  '/services/wealth': {
    shows: ['500+ AUM (assets under management)', '100+ active investors', '15% average annual returns', '24/7 access to your portfolio'],
    inOrder: ['Mutual funds', 'PMS', 'AIF', 'Stock trading', 'Fixed deposits', 'Trading accounts'],
  },
  '/services/billDiscounting': { shows: ['5 lakh', '60 days', '4.75 lakh', '30–120 days', '500+', '50+', '2B+'] },
  '/services/exportbillDiscounting': { shows: ['70–90% of the invoice advanced', '1–3 days until the funds arrive', '4.5–7.5% discount p.a.', '30–180 days', '10 crore+'] },
  '/services/creditRatingAdversory': {
    shows: ['100 crore', '1–2%', '1 lakh', '0.5–1%', ...agencies],
    inOrder: ['Initial consultation', 'Document preparation', 'Submission', 'Management interview', 'Rating assignment', 'Ongoing surveillance'],
  },
  '/services/ourInsuranceServices': {
    shows: ['advisors are IRDAI-registered'],
    inOrder: ['Life insurance', 'General insurance', 'Motor', 'Travel', 'Home', 'Health insurance', 'Marine', 'Commercial and property', 'Business packages', 'Loan protection', 'Instant quote comparison', 'Online policy issuance', 'Mobile app', 'Document vault', 'Claim support'],
  },
  '/services/ourEndToEndforeignServices': {
    shows: ['182 days', '120 days', '25.17%', '31.2–34.94%', '36.4–38.22%', '32.65%', '36.39%', '20.8–21.84%', '40.73–41.51%', '2 May 2026', '1 lakh is 100,000', '$100,000 and five years', '$50,000 and three years', '3 October 2025', '74%', 'within 30 days', '180 days after registration', 'over 90 countries', 'Form 41', 'Form 48'],
    inOrder: ['Incorporation', 'Regulatory and legal compliance', 'Infrastructure', 'Hiring and HR', 'Cross-border finance', 'Digital setup', 'Fundraising', 'Private limited company', 'Limited liability partnership', 'Branch office', 'Liaison office', 'Project office', 'United Kingdom, Singapore, Australia, Canada', 'USA, Japan, France, South Korea, Saudi Arabia', 'Germany, mainland China', 'United Arab Emirates', 'Weeks 1–2', 'Weeks 3–4', 'Weeks 5–7', 'Weeks 8–9', 'Week 10', 'Week 11', 'Week 12', 'Tax treaty', 'Transfer pricing', 'Popular searches'],
    links: { 'Start Your India Journey': '/services/ourEndToEndforeignServices#contact' },
  },
  '/services/bankingDomainExpertConsultency': {
    shows: ['22+', '200%+', '15-minute', 'free discovery call', '1–3 years'],
    inOrder: ['Interest cost optimisation', 'Limit enhancement', 'Better deposit returns', 'Banking restructuring', 'One-on-one consultations'],
  },
  '/services/FinancialConsultancyforCorporates': {
    shows: ['free discovery call'],
    inOrder: ['Proposal structuring', 'Balance sheet and projections', 'Bank compliance ratios', 'Promoter coaching', 'Banker liaison'],
  },
}; // oxfmt-ignore

const mutualFunds =
  'Mutual Fund investments are subject to market risks, read all scheme related documents carefully.';
const insurance = 'Insurance is the subject matter of solicitation.';
const numbers = (...wanted: Registration[]) =>
  formatRegistrationLines(legalDetails, wanted).map(([label, number]) => `${label}: ${number}.`);

/** Warnings and disclaimers that a page must state, because it shows a product, a rate, a price or a saving. */
export const statements: Partial<Record<Path, readonly string[]>> = {
  '/nri': ['can lose value'],
  '/partner': [mutualFunds, insurance, 'not a lender'],
  '/insurence': [insurance, '$25 per month, $300 a year', '$35 per month, $420 a year', '$45 per month, $540 a year'],
  '/insurenceDetails': [insurance],
  '/project-details': [insurance],
  '/services/wealth': [mutualFunds, 'can lose value too', ...numbers('arn', 'sebi')],
  '/services/ourInsuranceServices': [insurance, ...numbers('irdai')],
  '/services/realState': ['prices can fall as well as rise', ...numbers('reraAgent')],
  '/services/loanForEveryIndian': ['not a lender', 'Key Facts Statement with the yearly cost', '(APR)'],
  '/services/investment-banking': ['not a lender', 'with the limit fully used and without our fee'],
  '/services/fund-raising': ['not a lender', 'interest, commission, bank charges and legal fees together'],
  '/services/FinancialConsultancyforCorporates': ['not a lender'],
  '/services/billDiscounting': ['not a lender', '15.2% a year', 'With recourse, you repay'],
  '/services/exportbillDiscounting': ['not a lender', '10.06% a year', 'Bank charges, insurance and taxes come on top'],
  '/services/credit-rating': ['yearly fee and ours reduce the saving', 'not a rating agency'],
  '/services/creditRatingAdversory': ['yearly fee and ours reduce the saving', 'not a rating agency'],
  '/services/digital-marketing': ['the risk warning of mutual funds'],
}; // oxfmt-ignore

const sent = (what: string) => `Thank you! Your ${what} has been sent successfully. We will`;

/** For each form: the prompt and the specified options of its first select, in order, and its success message. */
export const forms = {
  loan: { select: ['Loan Type', 'SME Loan', 'Working Capital', 'Machinery Loan'], success: `${sent('request')} contact you soon.` },
  discounting: { select: ['Invoice Type', 'Trade Invoice', 'Purchase Order'], success: `${sent('Bill Discounting request')} contact you soon.` },
  funding: { select: ['Funding Option', 'Equity Funding', 'Debt Funding', 'Bridge Funding'], success: `${sent('Funding request')} contact you soon.` },
  compliance: { select: ['Compliance Type', 'RERA Compliance', 'Company Law Advisory', 'Financial Audit'], success: `${sent('Compliance Advisory request')} contact you soon.` },
  newsletter: { select: [], success: 'Thank you for subscribing! We will keep you updated.' },
  contact: { select: ['Select Loan Category', 'Family Insurance', 'Health Insurance', 'Life Insurance', 'Vehicle Insurance', 'Finance'], success: `${sent('message')} get back to you soon.` },
  appointment: { select: ['Select Subject', 'Life Insurance', 'Business consultant', 'Health Insurance', 'Vehicle Insurance'], success: `${sent('message')} get back to you soon.` },
} as const; // oxfmt-ignore
