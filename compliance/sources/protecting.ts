import type { Source } from './source.ts';

const checkedOn = '2026-11-23';

/** The sources on insurance, investments and property. */
export const protecting: readonly Source[] = [
  { id: 'pms-minimum', checkedOn, quotes: { 'words/en/pages/services/wealth.json': 'at least ₹50 lakh' },
    citation: 'SEBI (Portfolio Managers) Regulations, 2020 (16 January 2020)',
    readAt: 'amsshardul.com/insight/sebi-portfolio-managers-regulations-2020/' },
  { id: 'aif-minimum', checkedOn, quotes: { 'words/en/pages/services/wealth.json': 'at least ₹1 crore' },
    citation: 'SEBI (Alternative Investment Funds) Regulations, 2012, regulation 10',
    readAt: 'taxtmi.com/acts?id=34331' },
  { id: 'mutual-fund-risk', checkedOn, quotes: { 'words/en/legal.json': 'Mutual Fund investments are subject to market risks, read all scheme related documents carefully.' },
    citation: 'SEBI, advertisement code for mutual funds (i): the standard warning, no word added or left out; Regulations of 1996, since 1 April 2026 of 2026',
    readAt: 'shriramamc.in/SEBIAdv.aspx' },
  { id: 'past-performance', checkedOn: '2026-11-29', quotes: { 'words/en/legal.json': 'Past performance may or may not be sustained in future and is not a guarantee of any future returns.' },
    citation: 'SEBI, advertisement code for mutual funds: next to returns, that past performance may not be sustained; Regulations of 1996, since 1 April 2026 of 2026',
    readAt: 'financeschool4u.com/topics/44-mutual-fund-management/advertisement-rules' },
  { id: 'health-moratorium', checkedOn, quotes: { 'words/en/pages/insurence.json': 'fraud … 60 months of continuous cover', 'words/en/content/insurance-details.json': '60 months of continuous cover … fraud' },
    citation: 'IRDAI, Master Circular on Health Insurance, IRDAI/HLT/CIR/PRO/84/5/2024, 29 May 2024',
    readAt: 'joinditto.in/articles/health-insurance/moratorium-period-in-health-insurance' },
  { id: 'life-three-years', checkedOn: '2026-11-26', quotes: { 'words/en/pages/services/ourInsuranceServices.json': 'first three years … section 45, Insurance Act … issue, start of cover, revival or the last rider', 'words/en/content/insurance-details.json': 'life insurance this holds for three years' },
    citation: 'Insurance Act, 1938, section 45, as amended in 2015',
    readAt: 'indiafirstlife.com/knowledge-center/tax-savings/section-45-of-insurance-act' },
  { id: 'insurance-commission', checkedOn: '2026-11-29', quotes: { 'words/en/pages/partner.json': 'commission only with our own point of sales persons (POSP), whom we train and register as IRDAI requires', 'words/en/content/partner-products.json': 'if you are our own POSP' },
    citation: 'Insurance Act, 1938, section 40, as amended in 2015: no commission to anyone but an agent or an intermediary; IRDAI, Guidelines on Point of Sales Person, 26 October 2015 and later: sponsored, trained and examined by an insurer or an intermediary',
    readAt: 'corporate.cyrilamarchandblogs.com/2022/09/point-of-sales-persons-an-alternate-distribution-channel-for-insurers/' },
  { id: 'motor-third-party', checkedOn, quotes: { 'words/en/pages/services/ourInsuranceServices.json': 'Third-party cover is compulsory', 'words/en/pages/insurence.json': 'Third-party cover is required by law' },
    citation: 'Motor Vehicles Act, 1988, section 146',
    readAt: 'ipclaws.in/motor-vehicles-act/section-146-necessity-for-insurance-against-third-party-risk/' },
  { id: 'rera-agent', checkedOn, quotes: { 'words/en/pages/services/realState.json': 'registered under RERA must be registered as an agent', 'articles/texts/nri-papers-for-a-flat.md': 'registered under RERA must be registered' },
    citation: 'Real Estate (Regulation and Development) Act, 2016, section 9',
    readAt: 'snappar.com/laws/real-estate-regulation-development-act-2016/9' },
]; // oxfmt-ignore
