import type { Source } from './source.ts';

const checkedOn = '2026-11-29';
const words = 'words/en/limit.json';
const module = 'calculators/finance/working-capital.ts';

/** The sources on how banks assess a limit for working capital. */
export const workingCapital: readonly Source[] = [
  { id: 'turnover-method', checkedOn, quotes: { [words]: 'Nayak Committee … 25% of the projected turnover … 20% and you bring 5%', [module]: 'need: 25_00, limit: 20_00, margin: 5_00' },
    citation: 'Nayak Committee, 1992; RBI, Master Circular on Management of Advances (working capital 25% of projected turnover: at least 20% from the bank, 5% from the borrower), withdrawn on 4 December 2025 when the RBI consolidated its directions. A text of 2026 that still prescribes it could not be found: banks keep the method in their policies, so the page says what banks do',
    readAt: 'bankpulse.ai/c/rbi-2005-06-112/' },
  { id: 'turnover-method-ceiling', checkedOn, quotes: { [words]: 'micro and small enterprises, usually up to a limit of ₹5 crore', [module]: 'TURNOVER_CEILING = 5_00_00_000_00' },
    citation: 'Practice of banks in 2026, after the RBI’s circulars: micro and small enterprises with fund-based limits up to ₹5 crore; above it the balance sheet (MPBF) or a cash budget. Punjab National Bank (formerly OBC): MPBF for all limits above ₹5 crore (obcindia.co.in)',
    readAt: 'finnovaadvisory.com/insights/mpbf-vs-turnover-method-vs-cash-budget' },
  { id: 'turnover-method-more', checkedOn, quotes: { [words]: 'support more than the turnover method: ask the bank to assess them' },
    citation: 'RBI, Master Circular on Management of Advances, 2005 to 2025: if the traditional assessment is higher than the turnover method, the bank may sanction the higher amount',
    readAt: 'bankpulse.ai/c/rbi-2005-06-112/' },
  { id: 'drawing-power', checkedOn, quotes: { [words]: ['paid stock and debtors up to 90 days, less the bank’s margins', 'draw only up to your drawing power'] },
    citation: 'RBI, directive IECD.No.32/08.10.01/92-93, 28 April 1993: stock that is not paid for is not financed; Institute of Chartered Accountants of India, guidance on the audit of banks',
    readAt: 'taxdose.com/computation-drawing-powerlimits-respect-stocks-hypothecated/' },
  { id: 'drawing-power-margins', checkedOn, quotes: { [words]: 'often 25% on stock and 25–40% on debtors' },
    citation: 'A practice of banks, no rule of law: 25% on stock and debtors, or 25% and 40%, for debtors up to 90 days; read in November 2026',
    readAt: 'efinancemanagement.com/working-capital-financing/drawing-power' },
  { id: 'limit-documents', checkedOn, quotes: { [words]: ['Audited accounts of the last three years', 'CMA data with projections', 'GST and income-tax returns', 'Bank statements of the last 12 months', 'Stock statement', 'Lists of debtors and creditors by age'] },
    citation: 'Lists of documents for CMA data and the renewal of limits, January 2025 and May 2026',
    readAt: 'jsconsultancy.co.in/tools/cma/blog/cma-for-loan-renewal.html' },
]; // oxfmt-ignore
