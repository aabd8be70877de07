import type { Source } from './source.ts';

const checkedOn = '2026-11-29';
const contact = 'words/en/pages/contact.json';

/** The sources on where to report a fraud. */
export const reportingFraud: readonly Source[] = [
  { id: 'fraud-helpline', checkedOn, quotes: { [contact]: 'helpline 1930 … cybercrime.gov.in' },
    citation: 'Ministry of Home Affairs, reply to Lok Sabha question 1988 of 11 March 2025, on the helpline for cyber crimes',
    readAt: 'indiangovtscheme.com/?p=14561' },
  { id: 'fraud-sachet', checkedOn, quotes: { [contact]: 'unregistered lender or deposit scheme on the Reserve Bank’s portal [Sachet]' },
    citation: 'RBI, portal Sachet of 4 August 2016, for complaints about entities that are not registered',
    readAt: 'outlookmoney.com/amp/story/banking/how-rbis-sachet-portal-helps-people-identify-fake-financial-schemes-and-report-them-easily' },
]; // oxfmt-ignore
