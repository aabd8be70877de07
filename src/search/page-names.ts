import type { Path } from '../site/routes.ts';

/** Names of pages by path. */
export type PageNames = Partial<Record<Path, readonly string[]>>;

/** Splits lists of names at the commas. */
export const pageNames = (lists: Partial<Record<Path, string>>): PageNames =>
  Object.fromEntries(
    Object.entries(lists).map(([path, list]) => [path, list.replace(/\s+/g, ' ').split(', ')]),
  );

/** Forms of companies abroad and in India, except those that are words of English or Hindi. */
const companyForms = `GmbH, Ltd, Limited, Private Limited, Pvt Ltd, LLP, PLC, Inc, Incorporated, Corp, Corporation,
    LLC, Pte Ltd, Pty Ltd, FZE, FZCO, SARL, BV, NV, KK, Sdn Bhd`;

/** Other names of pages, by which the search finds them too. */
export const alternativeNames: PageNames = pageNames({
  '/about': `company profile, about the firm, who we are`,
  '/partner': `commission, DSA, franchise, referral, referral fee, agent, partner payout, partner dashboard,
    partner agreement, commission kitna, become a partner, partner kaise bane, refer and earn, referral se paise
    kamaye, partner joining fee, paise kamaye, partner income, कमीशन, कितना कमीशन`,
  '/': `testimonials, reviews, customer reviews`,
  '/articles': `blog, blogs, news`,
  '/privacy': `delete my data, unsubscribe, personal data`,
  '/contact': `email, email address, phone number, mobile number, WhatsApp number, office, office address, timing, opening hours,
    location, customer care, helpline, sampark, save contact, save number, number save, contact card, visiting
    card, vCard, kab khulta hai, open now, open on Sunday, Sunday, office open, baat karni hai, whatsapp par
    baat`,
  '/insurenceDetails': `claim form, claim settlement`,
  '/appointment': `book a consultation, book a meeting, call back, time slot, book a slot, appointment time,
    video call, cancel appointment, reschedule`,
  '/terms': `where to complain, complaint, shikayat, शिकायत, claim rejected, claim refused, recovery agent`,
  '/nri': `buy a flat from abroad, home loan from abroad, buy a flat from Dubai, UAE, Gulf, sell property from abroad, sell property
    from Dubai, NRI ghar bechna, NRI makan bechna, mukhtarnama, paise bahar bhejna, paisa videsh bhejna, money
    transfer abroad`,
  '/services/investment-banking': `CC limit, cash credit limit, limit enhancement, increase limit, higher limit, limit badhana, investment banking, investment banker, EMI kam, reduce EMI, lower EMI,
    SARFAESI, NPA, overdue EMI, possession notice, one-time settlement, OTS, balance transfer`,
  '/services/fund-raising': `startup funding, investor`,
  '/services/billDiscounting': `invoice discounting, invoice finance, factoring, hundi, letter of credit, LC,
    invoice par loan, bill par loan, loan against invoice`,
  '/overdue-invoices': `unpaid invoice, overdue, payment pending, pending payment, payment stuck, payment nahi
    mila, payment nahi aaya, late payment, late payment interest, delayed payment, customer not paying, buyer
    not paying, money stuck with buyer, 45 days, 45 day rule, 43B(h), 43Bh, MSME Samadhaan, Samadhan, MSME ODR, MSMED Act,
    demand letter, legal notice for payment, recovery of dues, udhaar vapas, bakaya, बकाया, vasuli, 45 din, bill
    ka paisa nahi mila, facilitation council, MSEFC, micro and small enterprise limit, paisa nahi mila, paise nahi de raha, party payment nahi kar rahi, late payment par byaj,
    msme samadhan complaint, legal notice, बिल का पैसा नहीं मिला, पेमेंट नहीं मिला`,
  '/home-loan': `stamp duty, home buyer, home buyers, first home, LTV, loan to value, down payment, margin money, how much
    home loan, co-applicant, coapplicant, joint home loan, prepayment, prepayment charge, foreclosure charge, co-owner,
    PMAY, PMAY-U, Pradhan Mantri Awas Yojana, PM Awas Yojana, home loan subsidy, interest subsidy, home loan
    process, home loan steps, disbursal, sah-avedak, awas yojana, joint loan, loan with wife, patni ke saath
    loan, ghar kharidne ke liye loan, first time home buyer, first home loan, home loan interest rate, home
    loan rate, down payment kitna, prepayment penalty, penalty, jurmana, sarkari yojana ghar, subsidy,
    loan against property interest, loan against property rate, LAP, TDS on property, 1% TDS, 1% TDS on property,
    property TDS, TDS on house purchase, 194-IA, 194IA, 26QB, Form 26QB, Form 141`,
  '/compare-loans': `compare loans, compare home loans, loan comparison, which loan is better, which loan is
    cheaper, two loan offers, APR calculator, prepayment calculator, processing fee, APR, fixed or floating,
    floating rate, loan ki tulna, sasta loan, kaun sa loan sasta, cost of repaying early, repay early, early
    repayment, close loan early, closing loan early, loan closure, loan jaldi band karna, interest rate, rate of
    interest, byaj dar, best loan offer, compare EMI, business loan interest rate,
    business loan rate, mudra loan interest rate, mudra loan rate, business loan ka byaj, mudra loan ka byaj`,
  '/calculators': `eligibility, loan eligibility, home loan eligibility, eligible for a loan, what could I
    borrow, how much can I borrow, how much loan can I get, patrata, how much loan, kitna loan, कितना लोन, loan
    kitna milega, salary par kitna loan, how much loan on my salary, part payment`,
  '/services/loanForEveryIndian': `EMI, kist, किस्त, instalment, monthly payment, karz, rin, lon, loan apply,
    PMMY, CIBIL score, credit score, paisa chahiye, paise udhar, home loan, होम लोन, ghar ka loan, griha rin, गृह ऋण, machinery loan,
    factory loan, shop loan, dukaan ke liye loan, dukan ke liye loan, kirana,
    mudra loan, stock ke liye loan, stock loan, wedding loan, marriage loan, shaadi ke liye loan, loan for
    fees, education loan`,
  '/services/FinancialConsultancyforCorporates': `working capital, working capital limit, working capital loan,
    cash credit, OD limit, overdraft, balance sheet`,
  '/services/wealth': `shares, share market, stocks, invest, paisa invest, paise invest, nivesh, निवेश,
    retirement, IPO, public issue, bonds, debenture, NCD`,
  '/services/creditRatingAdversory': `rating process, rating agencies`,
  '/services/realState': `buy a flat, plot, makan, ghar, घर, zameen, wasiyat, vasiyat, वसीयत, gift deed,
    inheritance, heirs, ghar bechna, sell property`,
  '/services/ourInsuranceServices': `bima, beema, बीमा, policy, mediclaim, bike insurance`,
  '/services/ourEndToEndforeignServices': `GST registration, start a company, company kholna, abroad, UAE company,
    company from Dubai,
    ${companyForms}`,
  '/services/training-placement': `naukri, vacancy, career, internship`,
  '/services/digital-marketing': `google ads, facebook ads, instagram marketing, insta marketing, PPC`,
  '/services/tech-services': `website, app developer`,
});
