import type { CalculatorName } from '../../../src/calculators/calculator-summaries.ts';
import { parseIsoDate } from '../../../src/lib/calendar-date.ts';
import type { Entered } from './calculate.ts';

// All expected amounts were calculated independently of the code, by hand or with exact fractions. Entered amounts are in
// paise, rates and shares in hundredths of a percent.
export const bill = {
  invoice: 8_00_000_00, days: 73, advance: 90_00, rate: 10_00, charges: 0, overdraft: 15_00, fee: 0,
}; // oxfmt-ignore
const borrow = {
  income: 40_000_00, coIncome: 20_000_00, other: 3_000_00, months: 120, rate: 10_00, share: 50_00,
}; // oxfmt-ignore
export const loan = { amount: 7_50_000_00, rate: 9_60, months: 18 };
const present = { owed: 24_00_000_00, rate: 12_00, months: 36 };
const owed = { ...present, newOwed: 24_00_000_00, newRate: 9_00, newMonths: 36 };
const dates = { accepted: parseIsoDate('2025-09-01'), paid: parseIsoDate('2026-02-27') };
export const late = { amount: 5_00_000_00, ...dates, agreedDays: 60 };

/** Values of two offers: A has a rate that is fixed for some years, B has a floating rate. */
export const fixedForYears = {
  amount: 52_00_000_00, typeA: 2, feeA: 26_000_00, insuranceA: 1_10_000_00, feeB: 13_000_00,
}; // oxfmt-ignore

/** For each calculator and case: the entered values, and the expected text with all rows and the sentence. */
export const resultCases: Readonly<Record<`${CalculatorName}: ${string}`, readonly [Entered, string]>> = {
  'bill: a bill whose discount costs less than an overdraft': [bill, `You receive today: ₹7,20,000 | Effective cost p.a.: 10%
     You receive on day 73, after the buyer pays: ₹65,600 | Discount: ₹14,400
     Discount and charges: ₹14,400 | An overdraft at 15% would cost: ₹21,600
     You receive ₹7,20,000 today and ₹65,600 on day 73. The cost is ₹14,400, 10% a year. The overdraft is ₹7,200 more expensive.`],
  'bill: a bill that is advanced in full and costs more than an overdraft': [{ ...bill, advance: 100_00, charges: 4_000_00, overdraft: 9_00 }, `You receive today: ₹7,80,000 | Effective cost p.a.: 12.82%
     You receive on day 73, after the buyer pays: ₹0 | Discount: ₹16,000
     Discount and charges: ₹20,000 | An overdraft at 9% would cost: ₹14,040
     You receive ₹7,80,000 today and ₹0 on day 73. The cost is ₹20,000, 12.82% a year. The overdraft is ₹5,960 cheaper: use it while it has room. Discount when it is full or needed for the next order.`],
  'export: an export bill whose discount costs as much as an overdraft': [{ ...bill, charges: 3_600_00, overdraft: 12_50 }, `You receive today: ₹7,20,000 | Effective cost p.a.: 12.5%
     You receive on day 73, after the buyer pays: ₹62,000 | Discount: ₹14,400
     Discount and charges: ₹18,000 | An overdraft at 12.5% would cost: ₹18,000
     You receive ₹7,20,000 today and ₹62,000 on day 73. The cost is ₹18,000, 12.5% a year. The overdraft costs the same.`],
  // Fee: 0.4% of ₹8,00,000 = 3,200, with 18% GST 3,776. Cost: 14,400 + 3,776 = 18,176, that is 12.62% a year of ₹7,20,000
  // (73 days = 1/5 year).
  'bill: a bill whose discount costs less than an overdraft, with our fee': [{ ...bill, fee: 40 }, `You receive today: ₹7,20,000 | Effective cost p.a., without our fee: 10%
     Effective cost p.a., with our fee and GST: 12.62% | You receive on day 73, after the buyer pays: ₹65,600
     Discount: ₹14,400 | Discount and charges: ₹14,400 | Our fee with GST: ₹3,776 | An overdraft at 15% would cost: ₹21,600
     You receive ₹7,20,000 today and ₹65,600 on day 73. The cost is ₹14,400, 10% a year. With our fee of ₹3,776, GST included, it is ₹18,176, 12.62% a year. The overdraft is ₹3,424 more expensive.`],
  'export: an export bill that only our fee makes more expensive than an overdraft': [{ ...bill, charges: 3_600_00, overdraft: 12_50, fee: 25 }, `You receive today: ₹7,20,000 | Effective cost p.a., without our fee: 12.5%
     Effective cost p.a., with our fee and GST: 14.14% | You receive on day 73, after the buyer pays: ₹62,000
     Discount: ₹14,400 | Discount and charges: ₹18,000 | Our fee with GST: ₹2,360 | An overdraft at 12.5% would cost: ₹18,000
     You receive ₹7,20,000 today and ₹62,000 on day 73. The cost is ₹18,000, 12.5% a year. With our fee of ₹2,360, GST included, it is ₹20,360, 14.14% a year. The overdraft is ₹2,360 cheaper: use it while it has room. Discount when it is full or needed for the next order.`],
  'borrow: a home loan that two incomes limit': [{ ...borrow, price: 50_00_000_00 }, `You could borrow about: ₹20,43,121 | EMI of the new loan: ₹27,000 | Loan-to-value (LTV): 40.86%
     Most that the property’s value allows: ₹40,00,000 | Most that your income allows: ₹20,43,121
     Your own money for the home: ₹29,56,879 | All EMIs together, at most: ₹30,000
     Income left after EMIs: ₹30,000
     About ₹20,43,121, about 20.43 lakh, at an EMI of ₹27,000 for 10 years.`],
  'borrow: a home loan on two incomes that the value of the home limits': [{ income: 60_000_00, coIncome: 60_000_00, other: 5_000_00, price: 60_00_000_00 }, `You could borrow about: ₹48,00,000 | EMI of the new loan: ₹43,187 | Loan-to-value (LTV): 80%
     Most that the property’s value allows: ₹48,00,000 | Most that your income allows: ₹54,46,102
     Your own money for the home: ₹12,00,000 | All EMIs together, at most: ₹54,000
     Income left after EMIs: ₹71,813
     About ₹48,00,000, 48 lakh, at an EMI of ₹43,187 for 20 years. The value of the property is the limit, not your income.`],
  'borrow: a loan against property that the value of the property limits': [{ ...borrow, price: 50_00_000_00, lent: 30_00 }, `You could borrow about: ₹15,00,000 | EMI of the new loan: ₹19,823 | Loan-to-value (LTV): 30%
     Most that the property’s value allows: ₹15,00,000 | Most that your income allows: ₹20,43,121
     All EMIs together, at most: ₹30,000 | Income left after EMIs: ₹37,177
     About ₹15,00,000, 15 lakh, at an EMI of ₹19,823 for 10 years. The value of the property is the limit, not your income.`],
  'borrow: a loan against property for which value and income allow the same amount': [{ income: 50_000_00, other: 5_000_00, months: 60, rate: 12_00, share: 40_00, price: 13_48_650_00, lent: 50_00 }, `You could borrow about: ₹6,74,325 | EMI of the new loan: ₹15,000 | Loan-to-value (LTV): 50%
     Most that the property’s value allows: ₹6,74,325 | Most that your income allows: ₹6,74,325
     All EMIs together, at most: ₹20,000 | Income left after EMIs: ₹30,000
     About ₹6,74,325, about 6.74 lakh, at an EMI of ₹15,000 for 5 years.`],
  'borrow: a loan whose amount is too small to be repeated in words': [{ income: 10_000_00, other: 995_00, months: 6, rate: 12_00, share: 10_00 }, `You could borrow about: ₹28 | EMI of the new loan: ₹5 | All EMIs together, at most: ₹1,000
     Income left after EMIs: ₹9,000
     About ₹28, at an EMI of ₹5 for 6 months.`],
  'loan: a loan with fees and a part-payment': [{ ...loan, fees: 12_345_50, part: 2_00_000_00, after: 4 }, `Monthly EMI: ₹44,905 | APR, all fees included: 11.77% | Total interest: ₹58,286
     Total repayment: ₹8,08,286 | You receive, after fees: ₹7,37,654.50
     Interest saved by part-payment: ₹20,124 | Loan ends earlier by: 4 months
     EMI ₹44,905 for 1 year 6 months, total interest ₹58,286, APR 11.77%.`],
  'loan: a loan without fees or part-payment': [loan, `Monthly EMI: ₹44,905 | APR, no fees entered: 9.6% | Total interest: ₹58,286
     Total repayment: ₹8,08,286
     EMI ₹44,905 for 1 year 6 months, total interest ₹58,286, APR 9.6%.`],
  'limit: a limit set by stock and debtors': [{}, `Lower limit, by stock and debtors: ₹91,50,000 | Higher limit, by turnover: ₹1,00,00,000
     Working capital need (25% of turnover): ₹1,25,00,000 | Your own part (5% of turnover): ₹25,00,000
     A bank could sanction about ₹91,50,000 (by stock and debtors) to ₹1,00,00,000 (by turnover). Each month you can draw only up to your drawing power.`],
  'limit: a limit set by turnover, with overdue invoices': [{ turnover: 3_00_00_000_00, overdue: 12_00_000_00 }, `Lower limit, by turnover: ₹60,00,000 | Higher limit, by stock and debtors: ₹91,50,000
     Working capital need (25% of turnover): ₹75,00,000 | Your own part (5% of turnover): ₹15,00,000
     Not counted: debtors over 90 days: ₹12,00,000
     A bank could sanction about ₹60,00,000 (by turnover) to ₹91,50,000 (by stock and debtors). Your stock and debtors support more than the turnover method: ask the bank to assess them.`],
  'limit: two methods with the same limit': [{ turnover: 4_57_50_000_00 }, `Limit by both methods: ₹91,50,000 | Stock and debtors that count: ₹1,40,00,000
     Working capital need (25% of turnover): ₹1,14,37,500 | Your own part (5% of turnover): ₹22,87,500
     Both methods give a limit of about ₹91,50,000.`],
  'limit: a turnover above the ceiling of the turnover method': [{ turnover: 25_00_00_005_00 }, `Limit by stock and debtors: ₹91,50,000 | Stock and debtors that count: ₹1,40,00,000
     By stock and debtors, a bank could sanction about ₹91,50,000. Above a limit of ₹5 crore, banks look at your balance sheets instead of a share of turnover.`],
  'flat: a flat under construction, with the largest loan of a loan-to-value band': [{ price: 34_00_000_00, stage: 1 }, `Money to have in hand: ₹8,77,400 | Home loan: ₹30,00,000 | Bank’s part of the price: 88.24%
     Your part of the price: ₹4,00,000 | GST (5%): ₹1,70,000 | Stamp duty (7%): ₹2,38,000 | Registration: ₹34,000
     Lender’s fee, with GST: ₹17,700 | Our fee, with GST: ₹17,700
     For a flat of ₹34,00,000 with a loan of ₹30,00,000, have ₹8,77,400 in hand: ₹4,00,000 for the price, ₹4,42,000 for taxes and registration, ₹35,400 for fees. The loan stays at ₹30,00,000: above it a bank’s largest share falls from 90% to 80%, so each further rupee of the price is your own.`],
  'flat: a completed flat, with a loan and a stamp duty entered by the visitor': [{ price: 95_00_000_00, loan: 74_00_000_00, duty: 6_50 }, `Money to have in hand: ₹28,99,820 | Home loan: ₹74,00,000 | Bank’s part of the price: 77.89%
     Your part of the price: ₹21,00,000 | Stamp duty (6.5%): ₹6,17,500 | Registration: ₹95,000
     Lender’s fee, with GST: ₹43,660 | Our fee, with GST: ₹43,660
     For a flat of ₹95,00,000 with a loan of ₹74,00,000, have ₹28,99,820 in hand: ₹21,00,000 for the price, ₹7,12,500 for taxes and registration, ₹87,320 for fees.`],
  'overdue: an invoice during whose delay the bank rate changed': [late, `Interest due: ₹31,025 | Invoice and interest: ₹5,31,025 | Last day to pay in time: 16 Oct 2025
     Days overdue on 27 Feb 2026: 134 | Interest rate p.a., three times the bank rate: 16.5% to 17.25%
     Payment was due by 16 Oct 2025 and is 134 days late. The interest is ₹31,025; invoice and interest are ₹5,31,025.`],
  'overdue: an invoice with a bank rate entered by the visitor': [{ ...late, paid: parseIsoDate('2025-10-26'), bankRate: 6_00 }, `Interest due: ₹2,466 | Invoice and interest: ₹5,02,466 | Last day to pay in time: 16 Oct 2025
     Days overdue on 26 Oct 2025: 10 | Interest rate p.a., three times the bank rate: 18%
     Payment was due by 16 Oct 2025 and is 10 days late. The interest is ₹2,466; invoice and interest are ₹5,02,466.`],
  'restructuring: new terms that save money after their costs': [{ ...owed, costs: 20_000_00 }, `Total interest saved, less costs: ₹1,02,220 | You break even in month: 4 | Present EMI: ₹79,714
     New EMI: ₹76,319 | EMI lower by: ₹3,395 | Present interest per year, limit fully used: ₹2,88,000
     New interest per year, limit fully used: ₹2,16,000
     The new terms save ₹1,02,220 in total, and you break even in month 4. The EMI is ₹3,395 lower.`],
  'restructuring: a shorter tenure without costs, at a higher EMI': [{ ...owed, newRate: 12_00, newMonths: 24, costs: 0 }, `Total interest saved: ₹1,58,284 | New EMI: ₹1,12,976 | Present EMI: ₹79,714
     EMI higher by: ₹33,262 | Present interest per year, limit fully used: ₹2,88,000
     New interest per year, limit fully used: ₹2,88,000
     Before costs, the new terms save ₹1,58,284 in total. The EMI is ₹33,262 higher.`],
  'restructuring: new terms that cost more than the present terms': [{ ...owed, newRate: 13_50, costs: 20_000_00 }, `Total extra cost: ₹82,292 | You break even in month: never | Present EMI: ₹79,714
     New EMI: ₹81,445 | EMI higher by: ₹1,730 | Present interest per year, limit fully used: ₹2,88,000
     New interest per year, limit fully used: ₹3,24,000
     The new terms cost ₹82,292 more in total, costs included. The EMI is ₹1,730 higher.`],
  'restructuring: new terms equal to the present terms': [{ ...owed, newRate: 12_00, costs: 0 }, `Total interest saved: ₹0 | You break even in month: never | Present EMI: ₹79,714
     New EMI: ₹79,714 | EMI lower by: ₹0 | Present interest per year, limit fully used: ₹2,88,000
     New interest per year, limit fully used: ₹2,88,000
     The new terms cost ₹0 more in total, costs included. The EMI is the same.`],
  'rating: a rating whose savings cover its costs': [{ debt: 40_00_000_00, rate: 11_00, difference: 1_50, years: 4, costs: 65_000_00 }, `Interest saved in a year: ₹60,000 | Saved in 4 years, after costs: ₹1,75,000
     Present interest per year: ₹4,40,000 | Interest per year at the lower rate: ₹3,80,000
     1.5% lower on ₹40,00,000 saves ₹60,000, 60 thousand, a year. After costs you save ₹1,75,000.`],
  'rating: a rating whose savings do not cover its costs and are too small to be repeated in words': [{ debt: 10_00_000_00, rate: 11_00, difference: 5, years: 1, costs: 5_000_00 }, `Interest saved in a year: ₹500 | Saved after costs: −₹4,500 | Present interest per year: ₹1,10,000
     Interest per year at the lower rate: ₹1,09,500
     0.05% lower on ₹10,00,000 saves ₹500 a year. This does not cover the costs: ₹4,500 is missing.`],
  'rating: a rating whose savings equal its costs': [{ debt: 40_00_000_00, rate: 11_00, difference: 1_50, years: 1, costs: 60_000_00 }, `Interest saved in a year: ₹60,000 | Saved after costs: ₹0 | Present interest per year: ₹4,40,000
     Interest per year at the lower rate: ₹3,80,000
     1.5% lower on ₹40,00,000 saves ₹60,000, 60 thousand, a year. After costs you save ₹0.`],
  'rating: a rating whose costs are not entered': [{ debt: 60_00_000_00, rate: 11_00, difference: 75, years: 2, costs: 0 }, `Interest saved in a year: ₹45,000 | Our fee with GST, at most: ₹1,77,000 | Saved in 2 years, before costs: ₹90,000
     Present interest per year: ₹6,60,000 | Interest per year at the lower rate: ₹6,15,000
     0.75% lower on ₹60,00,000 saves ₹45,000, 45 thousand, a year. This is before the agency’s fee and ours.`],
}; // oxfmt-ignore
