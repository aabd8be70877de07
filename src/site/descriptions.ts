import { leadEndpoint } from './lead-endpoint.ts';
import type { Path, notFound } from './routes.ts';

/**
 * The description of each page of the route table in search results; without one, a page has its lead. In its own file
 * because only the build needs it.
 */
export const descriptions: Readonly<Partial<Record<Path | typeof notFound.path, string>>> = {
  '/': 'Business and home loans, higher limits, bill discounting, insurance, investments and NRI services from one financial advisory firm in Noida, India.',
  '/about':
    'A financial advisory and fintech consulting firm in Noida for MSMEs, corporates, startups, NRIs, foreign companies and families. Our mission and services.',
  '/founderprofile':
    'Meet the founder: 22+ years in banking and finance, areas of expertise, vision and achievements, and how to contact the founder.',
  '/team':
    'Our team page is under development. Book the free 15-minute discovery call, or call us, and you will speak to the specialist for your case.',
  '/partner':
    'Become a channel partner: offer your clients loans, insurance, investments and more, and share the revenue. With dashboard and marketing toolkit.',
  '/contact': leadEndpoint
    ? 'Phone, email, WhatsApp and address of our office in Noida, with opening hours. Your message goes to our office and opens in WhatsApp as well.'
    : 'Phone, email, WhatsApp and address of our office in Noida, with opening hours. Call, or write with the form.',
  '/appointment':
    'Request a quote or a consultation on loans, insurance, investments or business finance. The 15-minute discovery call is free.',
  '/insurence':
    'Family, health, life, vehicle, home and business insurance, with plans to compare and the documents you need for a quotation.',
  '/insurenceDetails':
    'How an insurance policy works: sum insured, premium, waiting period, exclusions, nominee and claims. With FAQs, and a PDF and DOCX to download.',
  '/blogDetails':
    'What a rating analyst asks first: how to prepare for the credit rating interview, with the documents that answer each question.',
  '/services/fund-raising':
    'Fund raising for companies in India: debt, equity, bridge and international funding, and standby letters of credit (SBLC) structured and discounted.',
  '/services/billDiscounting':
    'Bill discounting: get paid now for accepted invoices. ₹5 lakh payable in 60 days is advanced as ₹4.75 lakh, for tenors of 30–120 days.',
  '/services/exportbillDiscounting':
    'Export bill discounting: get 70–90% of your export invoice in 1–3 days instead of waiting 30–180 days. Limits up to ₹10 crore+.',
  '/services/loanForEveryIndian':
    'Home, personal, car, gold, property and business loans from 50+ lending partners, up to ₹5 crore and 30 years. Calculate your EMI and apply.',
  '/services/investment-banking':
    'Debt restructuring and investment banking: a higher limit or a lower rate with your present bank, usually in 15–30 working days. No upfront charges.',
  '/services/credit-rating':
    'Credit rating advisory: prepare your company for CRISIL, ICRA, CARE, India Ratings, Acuite, Brickwork and Infomerics in 4–8 weeks.',
  '/services/creditRatingAdversory':
    'Credit rating services and process: readiness review, first rating, upgrade, interview preparation and surveillance, usually in 4–8 weeks.',
  '/services/FinancialConsultancyforCorporates':
    'Financial consultancy for corporates: get working capital and term loans sanctioned with a strong proposal, projections and ratios. Free discovery call.',
  '/services/wealth':
    'Wealth management for families and NRIs: mutual funds, SIP, PMS, AIF, stock trading, fixed deposits and demat accounts, with one contact person.',
  '/services/realState':
    'Real estate advisory for buyers: title, approvals, builder and price of a flat, shop or plot checked before you pay. Free consultation. 15+ cities.',
  '/services/ourInsuranceServices':
    'Life, health, motor, travel, home, marine and business insurance and loan protection: policies compared, and help with your claim.',
  '/services/bankingDomainExpertConsultency':
    'Ask a senior banker about interest rates, limits, deposits and restructuring, in a free 15-minute discovery call. 22+ years in banking.',
  '/services/ourEndToEndforeignServices':
    'Set up a company in India from abroad: incorporation, FEMA and tax compliance, office, hiring, bank accounts and funding from one partner.',
  '/services/training-placement':
    'Training and placement for banks, NBFCs, insurers and corporates: train your finance team in-house, or hire people trained before they join.',
  '/services/tech-services':
    'Websites, mobile apps, UI/UX design, cloud, CRM and software testing for financial businesses, from a team that understands lending.',
  '/services/digital-marketing':
    'Digital marketing for financial businesses: SEO, social media, pay-per-click ads, email, content and online reputation, for more enquiries.',
  '/articles':
    'Articles on business loans, sanction letters, bill discounting, credit ratings and NRI property, with worked examples and documents to keep ready.',
  '/nri':
    'NRI guide: NRE, NRO and FCNR accounts, buying property in India, sending money abroad, TDS, power of attorney and the documents you need.',
  '/overdue-invoices':
    'Your buyer pays late? What the MSMED Act gives micro and small suppliers: 45 days, interest at three times the bank rate, a calculator and a demand letter.',
  '/home-loan':
    'Home loan guide: how much of the price a bank may lend (LTV), fixed or floating rate, prepayment, PMAY-U 2.0 subsidy, co-applicant, and steps to disbursal.',
  '/compare-loans':
    'Compare two loan offers by EMI, APR, total cost and the cost of repaying early: fixed or floating rate, processing fee, insurance and prepayment charge.',
  '/calculators':
    'EMI calculator with APR and part-payment, loan eligibility, bill and export bill discounting, debt restructuring and credit rating savings.',
  '/papers':
    'Checklists of the documents for loans, bill discounting, ratings, insurance and other services: salaried, self-employed, business, company or NRI.',
  '/search': 'Search all services, calculators, articles, guides, questions and answers on this website.',
  '/project-details':
    'Three sample insurance projects: group health cover for a hospital’s staff, liability cover for a components maker, life cover with a home loan.',
  '/privacy': leadEndpoint
    ? 'What our forms ask, who gets your data and what stays on your device. An enquiry goes to our office, and to WhatsApp when you press Send.'
    : 'What our forms ask, who gets your data and what stays on your device. Nothing is sent until you press Send in WhatsApp.',
  '/terms':
    'Terms of use, our registrations and who pays us, the Key Facts Statement a lender must give you, and where to complain.',
  '/accessibility':
    'How you can use this site with a keyboard, a screen reader, large text or a slow phone, what does not work yet, and how to tell us.',
  '/404': 'There is no page at this address. Find the service you need in the menu, or write to us.',
};
