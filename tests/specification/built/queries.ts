import type { Path } from '../../../src/site/routes.ts';

/** What visitors type, by the page that must come first. */
const typed: Partial<Record<Path, string>> = {
  '/nri': `NRI, nri property, power of attorney, NRE account, repatriation, TDS on sale, NRO account, agricultural
    land, overseas indian, buy flat from dubai, send money abroad, N.R.I., power of atorney, dubai se
    property`,
  '/services/loanForEveryIndian': `EMI, mudra, CGTMSE, Udyam, loan, home loan, how do I get a home loan, gold loan, car loan, personal
    loan, buisness loan, CIBIL, credit score, loan against property, लोन, होम लोन, ghar ka loan, kist,
    instalment, monthly payment, cibil score, lon, karz, rin, ऋण, गृह ऋण, griha rin, कर्ज, udhaar, gold,
    sona, गोल्ड लोन, vyapar loan, vehicle loan, personel loan, prepayment charge, PMAY, PMAY home loan,
    e.m.i., C.I.B.I.L, C. I. B. I. L. score, homeloan, creditscore, goldloan, loan eligibility, eligible for
    home loan, Loan chahiye, mujhe home loan chahiye, loan kaise milega, लोन चाहिए, dukaan ke liye loan,
    shop loan, factory loan, machinery loan, marriage loan, education loan, msme loan`,
  '/calculators': 'emi calculator, calculator, emicalculator',
  '/services/wealth': `SIP, mutual funds, PMS, fixed deposit, FD, welth, wealth management, portfolio management, AIF, shares,
    mutual fund, S.I.P., P.M.S, mutualfund, fixeddeposit, paise invest karna hai, retirement plan, demat,
    IPO, ipo apply, debenture, NCD, bonds`,
  '/services/billDiscounting': `SBLC, bill discounting, invoice finance, invoice, factoring, unpaid invoice, customer not paying, money
    stuck with buyer, payment stuck, delayed payment, invoice discounting, TReDS, letter of credit, S.B.L.C,
    billdiscounting, Samadhaan, msme samadhan, payment nahi mila`,
  '/services/exportbillDiscounting': `late payment, export, export bill, post shipment finance, exporter, exportbill`,
  '/services/fund-raising': 'fund raising, equity, start up funding, investor, startup loan',
  '/services/investment-banking': `debt restructuring, restructure, ब्याज, debt resturcturing, lower interest, investment banking, CC
    limit, investmentbanking, debtrestructuring, emi kam karna, balance transfer, top up loan, sarfaesi,
    sarfaesi notice, NPA, overdue emi`,
  '/services/credit-rating': 'credit rating, creditrating',
  '/services/creditRatingAdversory': `CRISIL, rating agencies, surveillance, rating process, ICRA, CRISIL rating`,
  '/services/FinancialConsultancyforCorporates': `detailed project report, working capital, balance sheet, working capital limit, overdraft, od limit`,
  '/services/realState': `property, flat, due diligence, मकान, real estate, ghar, घर, makaan, zameen, apartment, buy a flat,
    proprety, due dilligence, duediligence, flat kharidna, plot kharidna hai, rera, title check, wasiyat,
    वसीयत, gift deed`,
  '/services/ourInsuranceServices': `health insurance, life insurance, insurance, insurence, बीमा, bima, beema, motor insurance,
    healthinsurance, bima kaise le, mediclaim, bike insurance`,
  '/insurenceDetails': 'claim, insurence claim, insurance claim',
  '/services/bankingDomainExpertConsultency': 'senior banker',
  '/services/ourEndToEndforeignServices': `subsidiary, liaison office, company registration, incorporation, gst registration, company kholna`,
  '/services/training-placement': 'naukri, placement, job, training, naukri chahiye, internship',
  '/services/tech-services': `mobile app, CRM, website, software testing, cloud, app banwana hai, website banana`,
  '/services/digital-marketing': 'SEO, google ads, social media, insta marketing',
  '/partner': 'channel partner, commission, agent banna hai',
  '/founderprofile': 'founder, founder kaun hai',
  '/papers': 'documents, papers, दस्तावेज़, kagaz',
  '/appointment': 'appointment, book a consultation',
  '/contact': 'contact, phone number, office address, office kahan hai, whatsapp number, timing',
  '/team': 'team',
  '/privacy': 'privacy, cookies, delete my data',
  '/terms': `grievance officer, key facts statement, complaint, APR, claim rejected, claim refused, A.P.R., recovery
    agent`,
  '/accessibility': 'screen reader, WCAG',
  '/about': 'about the firm',
  '/insurence': 'gadi ka bima',
  '/articles': 'blog, news',
  '/': 'reviews',
};

/** The page for each query. */
export const queries: Readonly<Record<string, Path>> = Object.fromEntries(
  Object.entries(typed).flatMap(([path, list]) =>
    list.split(/,\s+/).map((query) => [query.replace(/\s+/g, ' '), path as Path]),
  ),
);
