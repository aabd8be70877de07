import { leadEndpoint } from './lead-endpoint.ts';
import type { Path, notFound } from './routes.ts';

/**
 * The description of each page of the route table in search results. In its own file because only the build needs it.
 */
export const descriptions: Readonly<Record<Path | typeof notFound.path, string>> = {
  '/': 'Loans, bill discounting, debt restructuring, credit ratings, insurance, wealth and tech services for MSMEs, corporates, startups, NRIs and families.',
  '/about':
    'Who we are: a financial-advisory and fintech-consulting firm in Noida for MSMEs, corporates, startups, NRIs, foreign companies and individuals.',
  '/founderprofile':
    'Meet the founder: expertise, vision and achievements from 22+ years in banking and finance, and how to get in touch directly.',
  '/team':
    'The team page is under development. Meanwhile, write to us or book an appointment and speak to the people who will do the work.',
  '/partner':
    'Become our channel partner: offer loans, insurance, investments and advice to your clients, with a dashboard, a toolkit and a share of the revenue.',
  '/contact': leadEndpoint
    ? 'Contact our Noida office by phone, e-mail or WhatsApp. Your message goes to our office and opens in the chat as well.'
    : 'Contact our Noida office by phone, e-mail or WhatsApp. Your message opens in the chat, and nothing is sent until you press Send.',
  '/appointment':
    'Request a quote or book a consultation with the founder and the team. Tell us the subject and a number we can call back on.',
  '/insurence':
    'Kinds of insurance cover, with sample plans: family, health, life, vehicle, home and business. Ask us which one fits.',
  '/insurenceDetails':
    'What an insurance policy holds: its parts, its benefits, four common questions and the same page to download as PDF or DOCX.',
  '/blogDetails':
    'An article from our blog: what a rating analyst asks first. With sample comments, tags, recent posts and a search over this site.',
  '/services/fund-raising':
    'Fund raising for companies in India: debt, equity, bridge and international funding, and standby letters of credit (SBLC) structured and discounted.',
  '/services/billDiscounting':
    'Bill discounting: get paid now for accepted invoices. ₹5 lakh payable in 60 days is advanced as ₹4.75 lakh, for tenors of 30–120 days.',
  '/services/exportbillDiscounting':
    'Export bill discounting: get 70–90% of your export invoice in 1–3 days instead of waiting 30–180 days, with limits up to ₹10 crore and more.',
  '/services/loanForEveryIndian':
    'Home, personal, car, gold, property and business loans from 50+ lending partners, up to ₹5 crore and 30 years. Check your EMI and apply online.',
  '/services/investment-banking':
    'Debt restructuring and investment banking: a higher limit or a lower rate with your present bank, usually in 15–30 working days. No upfront charges.',
  '/services/credit-rating':
    'Credit rating advisory: prepare your company for CRISIL, ICRA, CARE, India Ratings, Acuite, Brickwork and Infomerics in 4–8 weeks.',
  '/services/creditRatingAdversory':
    'Credit rating services and process: first rating, upgrade, interview preparation and surveillance support, step by step with the agency.',
  '/services/FinancialConsultancyforCorporates':
    'Financial consultancy for corporates: get working capital and term loans sanctioned with a strong proposal, projections and ratios. Free discovery call.',
  '/services/wealth':
    'Wealth management for families and NRIs: mutual funds, SIP, PMS, AIF, stock trading, fixed deposits and demat accounts, with one person to call.',
  '/services/realState':
    'Real estate advisory for buyers: title, approvals, builder and price of a flat, shop or plot checked before you pay. Free consultation, in 15+ cities.',
  '/services/ourInsuranceServices':
    'Life, health, motor, travel, home, marine and business insurance and loan protection, compared before you buy and supported when you claim.',
  '/services/bankingDomainExpertConsultency':
    'Ask a senior banker about interest rates, limits, deposits and restructuring. The 15-minute discovery call is free, from 22+ years in banking.',
  '/services/ourEndToEndforeignServices':
    'Set up a company in India from abroad: incorporation, FEMA and tax compliance, office, hiring, bank accounts and funding from one partner.',
  '/services/training-placement':
    'Training and placement for banks, NBFCs, insurers and corporates: train your finance team in-house, or hire people trained before they join.',
  '/services/tech-services':
    'Websites, mobile apps, UI/UX design, cloud, CRM and software testing for financial businesses, from a team that understands lending.',
  '/services/digital-marketing':
    'Digital marketing for financial businesses: SEO, social media, pay-per-click, email, content and online reputation, planned for enquiries.',
  '/articles':
    'Articles on loans, bills, ratings and papers, the newest first: short, in plain words, with figures that are worked out.',
  '/nri':
    'For NRIs: NRE, NRO and FCNR accounts, what you may buy in India, sending money abroad, tax at source, power of attorney and the papers.',
  '/calculators':
    'Loan instalment and annual percentage rate, bill and export bill discounting, new loan terms, what you could borrow and what a rating saves.',
  '/papers':
    'What to bring for each service, as salaried, self-employed, proprietor, partnership, company or NRI, and why each paper is asked for.',
  '/search':
    'Search every word of this site: services, guides, tables and questions. Spelling mistakes are forgiven, and some Hindi words are understood.',
  '/project-details':
    'Three sample projects told from the question to the outcome: cover for a hospital’s staff, for a components maker and for a family’s home loan.',
  '/privacy': leadEndpoint
    ? 'What our forms ask, where it goes and what stays on your device: an enquiry goes to our office, and to WhatsApp when you press Send.'
    : 'What our forms ask, where it goes and what stays on your device: nothing is sent until you press Send in WhatsApp.',
  '/terms':
    'Terms of use of this site, the firm’s registrations, what a lender must show you before you borrow, and where to complain.',
  '/accessibility':
    'How this site works with a keyboard, a screen reader, zoom and a slow phone, what does not work yet, and how to tell us.',
  '/404':
    'There is no page at this address. Find the service you need in the menu, or write to us and we will point you to it.',
};
