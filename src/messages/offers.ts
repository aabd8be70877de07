/* Words of the comparison of two loan offers. */

// The fields
export const title = 'Two loan offers compared';
export const action = 'Ask about these offers';
export const purpose = 'The loan is for';
export const personal = 'Home or personal use';
export const business = 'Business';
export const repaidIn = 'You repay early after';
export const offerA = 'Offer A';
export const offerB = 'Offer B';
export const rateType = 'Type of rate';
export const fixed = 'Fixed to the end';
export const floating = 'Floating';
export const partFixed = 'Fixed for some years';
export const fixedYears = 'Rate fixed for';
export const laterRate = 'Rate after that';
export const fee = 'Processing fee';
export const withGst = 'In rupees, with GST.';
export const insurance = 'Insurance premium';
export const insuranceHint = 'If it is deducted from the loan.';
export const tenureHint = 'As stated in the offer.';
export const charge = 'Prepayment charge';
export const chargeHint = 'Per cent of the balance, with GST.';
export const none = 'None';
export const homeLoan = 'Home loan';
export const personalLoan = 'Personal loan';
export const businessLoan = 'Business loan';

// The result
/** `offer` is the name of an offer. */
export const feesTooHigh =
  '{offer}: fee and insurance are as large as the loan. Lower them or raise the loan amount.';
/** `tenure` is a number of years and months, `most` of years, `fixed` the name of an option. */
export const fixedTooLong =
  '{offer}: the rate is fixed for the tenure of {tenure} or longer. Enter at most {most}, choose “{fixed}”, or correct the tenure, which is in months.';
export const noYearsAfter =
  '{offer}: a tenure of {tenure} has no other rate after a full year. Choose “{fixed}”, or correct the tenure, which is in months.';
export const alreadyRepaid = 'Both loans are already repaid in month {month}. Enter an earlier month.';
export const cheaperOverTerm = 'Cheaper over the full term';
export const cheaperIfEarly = 'Cheaper if repaid in month {month}';
/** `offer` is the name of the cheaper offer. */
export const cheaperBy = '{offer}, by {amount}';
export const same = 'Both cost the same';
/** `tenure` is a number of years and months. */
export const lessAndLess =
  '{offer} costs {amount} less over the full term, and {early} less if you repay after {tenure}.';
export const lessButMore =
  '{offer} costs {amount} less over the full term, but {early} more if you repay after {tenure}.';
export const lessThenSame =
  '{offer} costs {amount} less over the full term, and the same if you repay after {tenure}.';
export const sameThenLess =
  'Both offers cost the same over the full term, but {offer} costs {early} less if you repay after {tenure}.';
export const allTheSame = 'Both offers cost the same, over the full term and if you repay after {tenure}.';
/** `emi` is the EMI for `tenure`, `later` that for the `rest` of the tenure. */
export const emiChanges =
  '{offer}: the EMI is {emi} for {tenure}, then {later} at {rate} for the remaining {rest}.';
/** `a` and `b` are numbers of months. */
export const tenuresDiffer = 'The tenures differ: {a} and {b}.';
/** `offer` is the name of an offer. */
export const countsAsFixed =
  'The rate of {offer} counts as fixed to the end. If it is fixed for the first years only, choose “Fixed for some years”.';
export const bothCountAsFixed =
  'Both rates count as fixed to the end. If one is fixed for the first years only, choose “Fixed for some years”.';
/** `offer` is the name of an offer. */
export const noChargeEntered =
  '{offer} has no prepayment charge entered: it counts as ₹0. Ask the lender for it.';
export const noChargesEntered =
  'No prepayment charge is entered for either offer: both count as ₹0. Ask the lenders for them.';
export const laterEmi = 'Monthly EMI after the fixed years';
export const apr = 'APR, all charges included';
export const received = 'You receive, after charges';
export const feeAndInsurance = 'Fee and insurance';
export const extraInterest = 'Extra interest';
export const totalCost = 'Total cost over the full term';
export const prepaymentCharge = 'Prepayment charge in month {month}';
export const earlyCost = 'Total cost if repaid in month {month}';
export const costMeans =
  'Cost is what you pay in addition to the loan amount: interest, fee, insurance and charge.';
export const aprAsInKfs =
  'The APR is calculated as in the RBI’s Key Facts Statement: twelve times the monthly rate at which the EMIs equal the loan less fee and insurance.';
export const floatingStays = 'A floating rate can rise or fall. Here it stays the same.';
export const emiAgain =
  'When the fixed years end, the EMI is calculated again from the balance, the rate after that and the remaining tenure.';
export const laterFloats =
  'The rate after the fixed years counts as floating and stays the same, and a prepayment charge then counts for a business loan only. Ask the lender what that rate would be today.';
export const noCharge =
  'For home or personal use, a floating rate has no prepayment charge here: lenders may not charge individuals for loans sanctioned or renewed from 1 January 2026.';
