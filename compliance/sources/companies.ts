import type { Source } from './source.ts';

const checkedOn = '2026-11-23';
const ourEndToEndforeignServices = 'words/en/pages/services/ourEndToEndforeignServices.json';

/** The sources on foreign companies in India. */
export const companies: readonly Source[] = [
  { id: 'resident-director', checkedOn, quotes: { [ourEndToEndforeignServices]: 'at least one director … 182 days' },
    citation: 'Companies Act, 2013, section 149(3)',
    readAt: 'thelegalschool.in/blog/section-149-3-companies-act-2013' },
  { id: 'foreign-ownership', checkedOn: '2026-11-29', quotes: { [ourEndToEndforeignServices]: 'can be yours in most activities, without an Indian partner' },
    citation: 'DPIIT, Consolidated FDI Policy, 15 October 2020, as amended: foreign direct investment up to 100% under the automatic route in most sectors and activities',
    readAt: 'indbiz.gov.in/invest/fdi-policy/' },
  { id: 'foreign-capital-report', checkedOn, quotes: { [ourEndToEndforeignServices]: 'Reserve Bank of India within 30 days' },
    citation: 'Foreign Exchange Management (Mode of Payment and Reporting of Non-Debt Instruments) Regulations, 2019: form FC-GPR',
    readAt: 'icicibank.com/business-banking/tradeservice/capital-account-services/FDI.page' },
  { id: 'liaison-income', checkedOn, quotes: { [ourEndToEndforeignServices]: 'In the activities allowed' },
    citation: 'Foreign Exchange Management (Establishment in India of a branch office or a liaison office …) Regulations, 2016; a draft of 3 October 2025 would replace them',
    readAt: 'corpninjaadvisors.com/india-entry-series-part-7-liaison-office-in-india' },
  { id: 'liaison-money', checkedOn, quotes: { [ourEndToEndforeignServices]: 'Money from the parent only' },
    citation: 'the same Regulations, 2016, regulation 2(e): inward remittances from abroad',
    readAt: 'corpninjaadvisors.com/india-entry-series-part-7-liaison-office-in-india' },
]; // oxfmt-ignore
