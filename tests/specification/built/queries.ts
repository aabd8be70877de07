import type { Path } from '../../../src/site/routes.ts';

/** Queries on the English pages, grouped by the page that must be the first result. */
const inEnglish: Partial<Record<Path, string>> = {
  '/nri': `NRI, N.R.I., nri property, power of atorney, NRE account, repatriation, TDS on sale, agricultural land,
    buy flat from dubai, send money abroad, dubai se property, NRI ka makan bechna, power of attorney kaise banaye,
    UAE, sell property from Canada, home loan from USA, FCNR`,
  '/services/loanForEveryIndian': `EMI, Udyam, how do I get a home loan, gold loan, buisness loan, लोन, होम लोन, ghar ka
    loan, kist, instalment, karz, ऋण, गृह ऋण, sona, vyapar loan, e.m.i., homeloan, mujhe home loan chahiye, लोन चाहिए,
    shop loan, factory loan, marriage loan, education loan, loan brochure, MSME loan 10 lakh, machinery loan, ई.एम.आई.,
    १० लाख`,
  '/calculators': `emi calculator, E M I calculator, emicalculator, loan eligibility, what could I borrow, patrata,
    how much can I borrow, कितना लोन मिलेगा, salary par kitna loan milega, my salary is 50,000 how much loan, part payment`,
  '/home-loan': `loan to value, prepayment charge, PMAY, awas yojana, home loan subsidy, co-applicant, sah-avedak,
    joint home loan, down payment, margin money, home loan steps, jurmana, foreclosure charges, stamp duty, wife ke saath
    loan, ghar kharidne ke liye loan, home loan interest rate, down payment kitna, loan against property rate, 26 QB`,
  '/credit-score': `credit score, cibil score, C. I. B. I. L. score, creditscore, free report, low cibil, cibil kam hai,
    Experian, correct cibil, credit bureau, loan refused, loan reject ho gaya`,
  '/government-schemes': `mudra, CGTMSE, PMMY, P.M.E.G.P., tarun plus, sarkari loan, government loan, fake approval letter,
    jansamarth, tailor, silai machine, PM Vishwakarma`,
  '/compare-loans': `compare loan offers, two loan offers, which loan is cheaper, APR calculator, A.P.R., processing fee,
    fixed or floating, loan ki tulna, kaun sa loan sasta, repay early, loan jaldi band karna, byaj dar, mudra loan
    interest rate`,
  '/services/wealth': `SIP, mutual funds, P.M.S, fixed deposit, FD, welth, AIF, shares, paise invest karna hai,
    retirement plan, demat, ipo apply, NCD, bonds`,
  '/services/billDiscounting': `SBLC, bill discounting, billdiscounting, factoring, TReDS, letter of credit discounting,
    invoice pe loan`,
  '/overdue-invoices': `unpaid invoice, overdue invoice, payment stuck, interest on late payment, customer not paying, 45
    day rule, 43B(h), Samadhaan, msme odr, MSMED Act, demand letter, payment nahi aaya, bakaya, msme interest calculator,
    buyer not paying 45 days, party payment nahi kar rahi, late payment par byaj, legal notice, 45 din,
    बिल का पैसा नहीं मिला, udhaar ki vasuli`,
  '/services/exportbillDiscounting': 'export, export bill, post shipment finance, exporter',
  '/services/fund-raising': 'fund raising, equity, start up funding, investor',
  '/services/investment-banking': `debt resturcturing, lower interest, investment banking, CC limit, increase c.c. limit,
    emi kam karna, balance transfer, top up loan, sarfaesi notice, NPA, overdue emi`,
  '/services/credit-rating': 'credit rating, creditrating',
  '/services/creditRatingAdversory': 'CRISIL, rating agencies, surveillance, ICRA',
  '/services/FinancialConsultancyforCorporates': 'working capital, balance sheet, overdraft, od limit',
  '/services/realState': `flat, due dilligence, मकान, real estate, ghar, zameen, buy a flat, flat kharidna, rera, title
    check, वसीयत, gift deed`,
  '/services/ourInsuranceServices':
    'health insurance, insurence, बीमा, bima, motor insurance, bima kaise le, mediclaim',
  '/insurenceDetails': 'claim, insurance claim',
  '/services/bankingDomainExpertConsultency': 'senior banker',
  '/services/ourEndToEndforeignServices': `foreign company, subsidiary, company registration, g s t registration, company
    kholna, Germany, Japanese company, open office in India from South Korea, GmbH, Pvt Ltd registration, LLC, Siemens Inc`,
  '/services/training-placement': 'naukri chahiye, placement, job, internship',
  '/services/tech-services': 'mobile app, CRM, software testing, app banwana hai, website banana',
  '/services/digital-marketing': 'SEO, google ads, insta marketing',
  '/partner': `channel partner, agent banna hai, referral fee, partner agreement, commission kitna milta hai, DSA
    registration, refer and earn`,
  '/founderprofile': 'founder kaun hai',
  '/papers': 'documents, papers, kagaz',
  '/appointment': 'appointment, book a consultation, time slot, video call, reschedule',
  '/contact': `phone number, e mail, office kahan hai, whatsapp number, timing, save contact, number save karna hai, open
    now, sunday open`,
  '/team': 'team',
  '/privacy': 'cookies, delete my data',
  '/terms': 'grievance officer, key facts statement, complaint, claim rejected, recovery agent',
  '/accessibility': 'screen reader, WCAG',
  '/about': 'about the firm',
  '/insurence': 'gadi ka bima',
  '/articles': 'blog, news',
  '/': 'reviews',
};

/** Queries on the Hindi pages, in Devanagari or Latin script. */
const inHindi: Partial<Record<Path, string>> = {
  '/services/loanForEveryIndian': `लोन, कर्ज़ चाहिए, karz, paisa chahiye, मकान के लिए लोन, jameen par loan, प्रॉपर्टी पर लोन,
    सम्पति पर लोन, गोल्ड लोन, sone par loan, शादी के लिए लोन, gadi ka loan, गिरवी रखकर लोन, किश्त, EMI, udhaar, लोन PDF,
    फ़ैक्ट्री के लिए लोन, एमएसएमई लोन, उद्यम रजिस्टरेशन, होम लोन की ईएमआई`,
  '/services/investment-banking': `byaj kam, EMI कम करें, कर्ज़ का पुनर्गठन, एकमुश्त समझौता, सीसी लिमिट बढ़ानी है, सी.सी. लिमिट,
    C C limit, बैलेन्स ट्रांसफर, एनपीए`,
  '/services/billDiscounting': 'बिल डिस्काउंटिंग, bill ka paisa, बिल पर लोन, एल.सी. डिस्काउंटिंग',
  '/services/exportbillDiscounting': 'निर्यात बिल, niryat, एक्सपोर्ट बिल डिस्काउटिंग',
  '/services/FinancialConsultancyforCorporates': 'working capital, ओ डी लिमिट, वर्किंग केपिटल लोन',
  '/services/fund-raising': 'फंड जुटाना, निवेशक',
  '/services/credit-rating': 'क्रेडिट रेटिंग',
  '/services/creditRatingAdversory': 'रेटिंग एजेंसी',
  '/services/wealth': 'nivesh, म्यूचुअल फंड, share bazar, bachat, एस आई पी',
  '/services/realState': 'ghar kharidna, मकान, वसीयत, रेरा',
  '/services/ourInsuranceServices': 'बीमा, bima, स्वास्थ्य बीमा, गाडी का बीमा',
  '/insurenceDetails': 'क्लेम कैसे करें',
  '/services/bankingDomainExpertConsultency': 'banking expert, बैंकिंग विशेषज्ञ',
  '/services/ourEndToEndforeignServices': 'विदेशी कम्पनी, company kholna, जी एस टी रजिस्ट्रेशन, GmbH',
  '/services/training-placement': 'naukri, नौकरी',
  '/services/tech-services': 'वेबसाइट बनवाना',
  '/services/digital-marketing': 'सोशल मीडिया',
  '/contact': 'सम्पर्क, फोन नंबर, pata, नंबर सेव करें, kab khulta hai, ई मेल',
  '/appointment': 'अपॉइंटमेंट, milne ka samay, reschedule',
  '/calculators': `कैलकुलेटर, ई.एम.आई. कैलकुलेटर, लोन की पात्रता, patrata, कितना लोन मिलेगा, how much can I borrow,
    मेरी सैलरी पर कितना लोन मिलेगा`,
  '/home-loan': `सह-आवेदक, sah avedak, प्रधानमंत्री आवास योजना, पी.एम.ए.वाई, loan to value, डाउन पेमेन्ट, जुर्माना,
    foreclosure charges, पत्नी के साथ लोन, होम लोन की ब्याज दर, संपत्ति पर लोन का ब्याज, jameen par loan ka byaj`,
  '/credit-score': `सिबिल, सिबिल स्कोर, मुफ्त रिपोर्ट, सिबिल कैसे देखें, लोन नामंज़ूर, loan reject ho gaya`,
  '/government-schemes': `मुद्रा लोन १० लाख, CGTMSE, सी जी टी एम एस ई, सरकारी योजना, सब्सिडी वाला लोन, मंज़ूरी की नकली चिट्ठी,
    दर्जी, सिलाई मशीन, विश्वकर्मा`,
  '/compare-loans': `लोन की तुलना, सस्ता लोन, compare loan offers, प्रोसेसिंग फीस, लोन जल्दी बंद करना, ब्याज दर`,
  '/overdue-invoices': `बकाया बिल, payment nahi aaya, बिल का पैसा नहीं मिला, पार्टी पैसे नहीं दे रही, खरीदार पैसे नही दे रहा,
    देर से पेमेंट पर ब्याज, ४५ दिन में पेमेंट नहीं आया, डिमांड नोटिस, बिल 70 दिन से बकाया`,
  '/papers': 'दस्तावेज, kagzat, लोन के कागज',
  '/nri': `प्रवासी भारतीय, NRI, एन आर आई होम लोन, विदेश पैसे भेजना, apostille, दुबई से मकान बेचना, अमेरिका से घर खरीदना,
    टी.डी.एस., एफसीएनआर`,
  '/terms': 'शिकायत',
  '/partner': 'agent kaise bane, kitna commission milta hai, कितना कमीशन मिलेगा, refer and earn',
  '/founderprofile': 'संस्थापक',
};

const inBoth: Partial<Record<Path, string>> = {
  '/services/loanForEveryIndian': 'loan, ईएमआई, kirana, dukan ke liye loan, stock ke liye loan',
  '/credit-score': 'CIBIL',
  '/government-schemes': 'mudra loan, PMEGP',
  '/calculators': 'kitna loan milega, byaz',
  '/partner': 'commission, कितना कमीशन',
  '/papers': 'कागजात',
  '/overdue-invoices': 'invoice overdue 70 days',
  '/services/ourEndToEndforeignServices': `Ltd, Inc, SARL, Pty, KK, BV, Sdn Bhd, LLP, liaison office, project office,
    transfer pricing`,
};

/** Returns each query with its page. */
const listRows = (...lists: (typeof inBoth)[]) =>
  lists
    .flatMap(Object.entries<string>)
    .flatMap(([path, typed]) =>
      typed.split(/,\s+/).map((query) => [query.replace(/\s+/g, ' '), path] as const),
    );

export const queries = listRows(inEnglish, inBoth);
export const hindiQueries = listRows(inHindi, inBoth);
