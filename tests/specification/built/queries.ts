import type { Path } from '../../../src/site/routes.ts';

/** Queries that visitors type in English, by the page that should be the first result. */
const typed: Partial<Record<Path, string>> = {
  '/nri': `NRI, nri property, power of attorney, NRE account, repatriation, TDS on sale, NRO account,
    agricultural land, overseas indian, buy flat from dubai, send money abroad, N.R.I., power of atorney,
    dubai se property, sell property from dubai, NRI ka makan bechna, apostille, power of attorney kaise
    banaye, paise bahar bhejna`,
  '/services/loanForEveryIndian': `EMI, Udyam, loan, home loan, how do I get a home loan, gold loan, car loan, personal
    loan, buisness loan, loan against property, लोन, होम लोन, ghar ka loan, kist,
    instalment, monthly payment, lon, karz, rin, ऋण, गृह ऋण, griha rin, कर्ज, udhaar, gold,
    sona, गोल्ड लोन, vyapar loan, vehicle loan, personel loan,
    e.m.i., homeloan, goldloan, Loan chahiye, mujhe home loan chahiye, loan kaise milega, लोन चाहिए, dukaan ke liye loan,
    shop loan, factory loan, machinery loan, marriage loan, education loan, msme loan, home loan pdf, loan brochure, dukan ke liye loan, dukan, kirana,
    stock ke liye loan, ईएमआई`,
  '/calculators': `byaz, emi calculator, calculator, emicalculator, eligibility, loan eligibility, home loan
    eligibility, what could I borrow, how much can I borrow, patrata, eligible for a loan, kitna loan milega,
    loan kitna mil sakta hai, कितना लोन मिलेगा, how much loan will I get, salary par kitna loan milega, part
    payment`,
  '/home-loan': `eligible for home loan, LTV, loan to value, prepayment, prepayment charge, loan-to-value,
    PMAY, PMAY home loan, pradhan mantri awas yojana, awas yojana, home loan subsidy, interest subsidy,
    co-applicant, joint home loan, down payment, margin money, home buyers, home loan process, home loan
    steps, sah-avedak, coapplicant, co applicant, jurmana, jurmana/foreclosure charges, foreclosure charges,
    prepayment penalty, first time home buyer, stamp duty, joint loan, wife ke saath loan, ghar kharidne ke
    liye loan, home loan interest rate, down payment kitna, sarkari yojana ghar, loan against property interest, loan against
    property rate, tds on property, 1% tds, 26QB`,
  '/credit-score': `CIBIL, credit score, cibil score, C.I.B.I.L, C. I. B. I. L. score, creditscore, CIBIL report, free
    report, free credit report, free cibil, low cibil, cibil kam hai, Experian, equifax report, correct cibil, credit
    bureau, loan refused, home loan rejected, loan reject ho gaya, low score`,
  '/government-schemes': `mudra, CGTMSE, mudra loan, PMEGP, PMMY, pmegp subsidy, tarun plus, sarkari loan, government loan,
    cgtmse fee, fake approval letter, jansamarth, tailor, darzi, silai machine, loan for tailor, sewing machine loan,
    PM Vishwakarma`,
  '/compare-loans': `compare loan offers, compare loans, compare home loans, loan comparison, two loan offers,
    which loan is better, which loan is cheaper, APR calculator, prepayment calculator, processing fee, fixed
    or floating, APR, A.P.R., loan ki tulna, sasta loan, kaun sa loan sasta, cost of repaying early, repay
    early, closing loan early, loan jaldi band karna, interest rate, byaj dar, fixed ya floating,
    business loan interest rate, mudra loan interest rate`,
  '/services/wealth': `SIP, mutual funds, PMS, fixed deposit, FD, welth, wealth management, portfolio management, AIF, shares,
    mutual fund, S.I.P., P.M.S, mutualfund, fixeddeposit, paise invest karna hai, retirement plan, demat,
    IPO, ipo apply, debenture, NCD, bonds, wealth management pdf`,
  '/services/billDiscounting': `SBLC, bill discounting, invoice finance, invoice, factoring, invoice
    discounting, TReDS, letter of credit, S.B.L.C, billdiscounting, invoice pe loan`,
  '/overdue-invoices': `unpaid invoice, overdue, overdue invoice, payment pending, pending payment, payment
    stuck, late payment, late payment interest, interest on late payment, delayed payment, customer not
    paying, buyer not paying, money stuck with buyer, 45 days, 45 day rule, 43B(h), 43bh, Samadhaan, msme
    samadhan, msme odr, MSMED Act, demand letter, payment nahi mila, payment nahi aaya, bakaya, invoice not
    paid, msme interest calculator, overdu invoice, buyer is not paying my bill, party payment nahi kar rahi,
    bill ka paisa nahi mila, late payment par byaj, legal notice, invoice overdue 70 days, 45 din, बिल का पैसा नहीं मिला, udhaar ki
    vasuli`,
  '/services/exportbillDiscounting': `export, export bill, post shipment finance, exporter, exportbill`,
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
  '/services/ourEndToEndforeignServices': `foreign company, foreign companies, subsidiary, liaison office, company registration, incorporation, gst registration,
    company kholna`,
  '/services/training-placement': 'naukri, placement, job, training, naukri chahiye, internship',
  '/services/tech-services': `mobile app, CRM, website, software testing, cloud, app banwana hai, website banana`,
  '/services/digital-marketing': 'SEO, google ads, social media, insta marketing',
  '/partner': `channel partner, commission, agent banna hai, partner payout, referral fee, partner dashboard,
    partner agreement, commission kitna milta hai, partner kaise bane, DSA registration, kitna commission
    milega, कितना कमीशन मिलेगा, referral se paise kamaye, refer and earn`,
  '/founderprofile': 'founder, founder kaun hai',
  '/papers': 'documents, papers, दस्तावेज़, kagaz, कागजात',
  '/appointment': `appointment, book a consultation, appointment time, time slot, video call, reschedule`,
  '/contact': `contact, phone number, office address, office kahan hai, whatsapp number, timing, save contact,
    vcard, number save karna hai, kab khulta hai, open now, sunday open, whatsapp par baat`,
  '/team': 'team',
  '/privacy': 'privacy, cookies, delete my data',
  '/terms': `grievance officer, key facts statement, complaint, claim rejected, claim refused, recovery agent`,
  '/accessibility': 'screen reader, WCAG',
  '/about': 'about the firm',
  '/insurence': 'gadi ka bima',
  '/articles': 'blog, news',
  '/': 'reviews',
};

/** Queries of people who read Hindi, in Devanagari or Latin script, by the page that should be the first result. */
const typedInHindi: Partial<Record<Path, string>> = {
  '/services/loanForEveryIndian': `लोन, कर्ज, कर्ज़ चाहिए, karz, loan chahiye, paisa chahiye, होम लोन, ghar ka loan, मकान के लिए लोन,
    makan ke liye loan, jameen par loan, जमीन पर लोन, संपत्ति पर लोन, प्रॉपर्टी पर लोन, loan against property, गोल्ड
    लोन, sone par loan, शादी के लिए लोन, shaadi ke liye loan, पर्सनल लोन, gadi
    ka loan, दुकान के लिए लोन, गिरवी रखकर लोन, kist, किस्त, किश्त, EMI, Loan For Every Indian, udhaar, लोन PDF, loan pdf, दुकान, dukan, kirana, किराना, stock ke liye loan, ईएमआई`,
  '/services/investment-banking': `byaj kam, ब्याज कम, EMI कम करें, कर्ज़ का पुनर्गठन, debt restructuring, एकमुश्त समझौता`,
  '/services/billDiscounting': 'बिल डिस्काउंटिंग, bill discounting, bill ka paisa, बिल पर लोन',
  '/services/exportbillDiscounting': 'निर्यात बिल, niryat, export bill',
  '/services/FinancialConsultancyforCorporates': 'वर्किंग कैपिटल, working capital',
  '/services/fund-raising': 'फंड जुटाना, fund raising, निवेशक',
  '/services/credit-rating': 'क्रेडिट रेटिंग',
  '/services/creditRatingAdversory': 'रेटिंग एजेंसी',
  '/services/wealth': 'nivesh, म्यूचुअल फंड, share bazar, bachat',
  '/services/realState': 'ghar kharidna, मकान, वसीयत, रियल एस्टेट',
  '/services/ourInsuranceServices': 'बीमा, bima, स्वास्थ्य बीमा, jeevan bima, गाडी का बीमा',
  '/insurenceDetails': 'क्लेम कैसे करें',
  '/services/bankingDomainExpertConsultency': 'banking expert, बैंकिंग विशेषज्ञ',
  '/services/ourEndToEndforeignServices': 'विदेशी कम्पनी, foreign company, company kholna',
  '/services/training-placement': 'naukri, नौकरी',
  '/services/tech-services': 'वेबसाइट बनवाना',
  '/services/digital-marketing': 'सोशल मीडिया',
  '/contact': `संपर्क, सम्पर्क, फोन नंबर, pata, नंबर सेव करें, number save karna hai, kab khulta hai, sunday
    open`,
  '/appointment': `अपॉइंटमेंट, milne ka samay, time slot, reschedule`,
  '/calculators': `byaz, emi calculator, कैलकुलेटर, पात्रता, लोन की पात्रता, loan eligibility, patrata, कितना लोन मिलेगा, kitna loan
    milega, मेरी सैलरी पर कितना लोन मिलेगा, how much can I borrow`,
  '/home-loan': `सह-आवेदक, sah avedak, प्रधानमंत्री आवास योजना, आवास योजना, awas yojana, PMAY, LTV, loan to
    value, डाउन पेमेंट, होम लोन सब्सिडी, coapplicant, को-एप्लिकेंट, जुर्माना, jurmana, foreclosure charges,
    पत्नी के साथ लोन, होम लोन की ब्याज दर, margin money,
    संपत्ति पर लोन का ब्याज, jameen par loan ka byaj, loan against property interest`,
  '/credit-score': `सिबिल, सिबिल स्कोर, CIBIL, credit score, क्रेडिट स्कोर, क्रेडिट रिपोर्ट, मुफ़्त रिपोर्ट, free report, सिबिल
    कैसे देखें, सिबिल कम है, लोन नामंज़ूर, लोन रिजेक्ट हो गया, loan reject ho gaya`,
  '/government-schemes': `मुद्रा लोन, mudra loan, मुद्रा, PMEGP, CGTMSE, सरकारी योजना, सरकारी लोन, sarkari yojana, सब्सिडी वाला लोन,
    मंज़ूरी की नकली चिट्ठी, दर्ज़ी, दर्जी, darzi, सिलाई, सिलाई मशीन, tailor, विश्वकर्मा`,
  '/compare-loans': `लोन की तुलना, ऑफर की तुलना, सस्ता लोन, loan ki tulna, compare loan offers, प्रोसेसिंग
    फीस, kaun sa loan sasta, लोन जल्दी बंद करना, cost of repaying early, ब्याज दर, loan jaldi band karna`,
  '/overdue-invoices': `बकाया बिल, पेमेंट नहीं आया, payment nahi aaya, बिल का पैसा नहीं मिला, पार्टी पैसे नहीं दे रही, देर से पेमेंट पर ब्याज, 45 दिन, डिमांड नोटिस,
    party payment nahi kar rahi, legal notice, बिल 70 दिन से बकाया`,
  '/papers': 'दस्तावेज, kagaz, कागजात, kagzat',
  '/nri': `प्रवासी भारतीय, NRI, विदेश पैसे भेजना, apostille, NRI ka makan bechna`,
  '/terms': 'शिकायत',
  '/partner': `agent kaise bane, कितना कमीशन, kitna commission milta hai, कितना कमीशन मिलेगा, refer and earn,
    referral se paise kamaye`,
  '/founderprofile': 'संस्थापक',
};

/**
 * Questions of four kinds of visitors (a factory owner, an NRI, a home buyer and a company abroad) in Hindi, by the
 * page that must be the first result.
 */
const questionsInHindi: Partial<Record<Path, string>> = {
  '/services/loanForEveryIndian': `फ़ैक्ट्री के लिए लोन | एमएसएमई लोन | उद्यम रजिस्टरेशन | होम लोन की ईएमआई |
    सम्पति पर लोन`,
  '/credit-score': 'सिबिल स्कोर | मुफ्त रिपोर्ट',
  '/government-schemes': 'मुद्रा लोन १० लाख | सी जी टी एम एस ई',
  '/services/investment-banking': `सीसी लिमिट बढ़ानी है | सी.सी. लिमिट | C C limit | बैलेन्स ट्रांसफर | एनपीए`,
  '/services/FinancialConsultancyforCorporates': 'ओ डी लिमिट | वर्किंग केपिटल लोन',
  '/services/billDiscounting': 'एल.सी. डिस्काउंटिंग',
  '/services/exportbillDiscounting': 'एक्सपोर्ट बिल डिस्काउटिंग',
  '/overdue-invoices': '४५ दिन में पेमेंट नहीं आया | खरीदार पैसे नही दे रहा',
  '/services/ourEndToEndforeignServices': 'जी एस टी रजिस्ट्रेशन | विदेशी कम्पनी | GmbH',
  '/nri': 'एन आर आई होम लोन | दुबई से मकान बेचना | अमेरिका से घर खरीदना | टी.डी.एस. | एफसीएनआर',
  '/home-loan': 'पी.एम.ए.वाई | डाउन पेमेन्ट',
  '/calculators': 'ई.एम.आई. कैलकुलेटर | मेरी सैलरी ५०,००० है, कितना लोन मिलेगा',
  '/papers': 'लोन के कागज',
  '/contact': 'ई मेल',
  '/services/wealth': 'एस आई पी',
  '/services/realState': 'रेरा',
};

const questionsInEnglish: Partial<Record<Path, string>> = {
  '/services/investment-banking': 'CC limit | increase c.c. limit',
  '/services/loanForEveryIndian': 'MSME loan 10 lakh | machinery loan | ई.एम.आई. | १० लाख',
  '/credit-score': 'cibil score | credit score | free report',
  '/government-schemes': 'P.M.E.G.P. | tarun plus',
  '/overdue-invoices': 'buyer not paying 45 days',
  '/services/billDiscounting': 'letter of credit discounting',
  '/services/ourEndToEndforeignServices': `g s t registration | Germany | Japanese company | open office in India from South Korea | GmbH | Pvt
    Ltd registration | LLC | Siemens Inc`,
  '/nri': 'UAE | sell property from Canada | home loan from USA | FCNR',
  '/home-loan': '26 QB | stamp duty',
  '/calculators': 'E M I calculator | my salary is 50,000 how much loan',
  '/contact': 'e mail',
};

const questionsInBoth: Partial<Record<Path, string>> = {
  '/services/loanForEveryIndian': `loan | ईएमआई | kirana | dukan | dukan ke liye loan | stock ke liye loan`,
  '/credit-score': 'CIBIL',
  '/government-schemes': 'mudra loan | PMEGP',
  '/calculators': 'kitna loan milega | byaz',
  '/partner': 'commission | कितना कमीशन',
  '/papers': 'कागजात',
  '/overdue-invoices': 'invoice overdue 70 days',
  '/services/ourEndToEndforeignServices': `Ltd | Inc | SARL | Pty | KK | BV | Sdn Bhd | LLP | liaison office |
    project office | transfer pricing`,
};

/** Returns an object with the expected page for each query in the lists. */
const pages = (separator: RegExp, ...lists: (typeof typed)[]): Readonly<Record<string, Path>> =>
  Object.fromEntries(
    lists
      .flatMap(Object.entries)
      .flatMap(([path, list]) =>
        list.split(separator).map((query: string) => [query.replace(/\s+/g, ' '), path as Path]),
      ),
  );
/** The page must be the first result of nearly all these queries; search.test.ts has the limits. */
export const queries = pages(/,\s+/, typed);
export const hindiQueries = pages(/,\s+/, typedInHindi);
/** The page must be the first result of each of these queries. */
export const questions = pages(/\s+\|\s+/, questionsInEnglish, questionsInBoth);
export const hindiQuestions = pages(/\s+\|\s+/, questionsInHindi, questionsInBoth);
