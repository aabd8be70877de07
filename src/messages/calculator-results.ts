/* Texts of each calculator, by its definition in src/calculators/definitions/. */

// Several calculators
export const loanAmount = 'Loan amount';
export const rate = 'Interest rate p.a.';
export const presentRate = 'Present rate p.a.';
export const tenure = 'Tenure';
export const costs = 'Costs';

// EMI
export const emi = 'EMI';
export const fees = 'Processing and other fees';
export const part = 'Part-payment';
export const partAfter = 'Part-payment after';
export const home = 'Home';
export const againstProperty = 'Against property';
export const car = 'Car';
export const personal = 'Personal';
export const business = 'Business';
export const emiFixed =
  'The interest rate is fixed. Interest is calculated monthly on the outstanding balance.';
export const emiApr =
  'The APR is calculated as in the RBI’s Key Facts Statement: twelve times the monthly rate at which the EMIs equal the amount you receive.';
export const emiPart =
  'After a part-payment the EMI stays the same and the tenure gets shorter. Prepayment charges are not included.';
export const feesTooHigh = 'The fees are as large as the loan. Lower the fees or raise the loan.';
export const partTooHigh = 'The part-payment must be less than the loan of {amount}.';
export const monthlyEmi = 'Monthly EMI';
export const apr = 'APR, all fees included';
export const aprWithoutFees = 'APR, no fees entered';
export const totalInterest = 'Total interest';
export const totalRepayment = 'Total repayment';
export const receivedAfterFees = 'You receive, after fees';
export const savedByPart = 'Interest saved by part-payment';
export const endsEarlierBy = 'Loan ends earlier by';
export const emiSentence = 'EMI {emi} for {tenure}, total interest {interest}, APR {apr}.';
export const yearByYear = 'Year by year';
export const monthByMonth = 'Month by month';
export const year = 'Year';
export const month = 'Month';
export const yearNumber = 'Year {number}';
export const monthNumber = 'Month {number}';
export const paid = 'Paid';
export const interest = 'Interest';
export const principal = 'Principal';
export const balance = 'Balance';

// Loan eligibility
export const eligibility = 'Loan eligibility';
export const income = 'Monthly income';
export const otherEmis = 'Existing EMIs per month';
export const share = 'Share of income for EMIs';
export const over5Years = 'Over 5 years';
export const over20Years = 'Over 20 years';
export const lenderDecides =
  'Each lender sets its own share of income and also checks your age, CIBIL score and documents.';
export const takeHome =
  'Income is your take-home pay. The interest rate is fixed, and fees are not included.';
export const emisTooHigh =
  'Your existing EMIs already use the {amount} that this share of your income allows. Raise the share or lower the EMIs.';
export const couldBorrow = 'You could borrow about';
export const newLoanEmi = 'EMI of the new loan';
export const allEmis = 'All EMIs together, at most';
export const incomeLeft = 'Income left after EMIs';
/** `words` is the amount in words, after a comma, or empty. */
export const borrowSentence = 'About {amount}{words}, at an EMI of {emi} for {tenure}.';
export const coIncome = 'Co-applicant’s income';
export const perMonth = 'Per month.';
export const valueOfProperty = 'Value of the property';
export const shareLent = 'Share of the value, for a loan against property';
export const enterValue = 'Enter the value of the property too, or leave out the share that is lent.';
export const valueTooLow = 'Enter the full value of the property, at least {amount}, or leave it empty.';
export const nothing = 'None';
export const homeForTwo = 'Home, two incomes';
export const loanToValue = 'Loan-to-value (LTV)';
export const mostByValue = 'Most that the property’s value allows';
export const mostByIncome = 'Most that your income allows';
export const ownMoney = 'Your own money for the home';
export const bothIncomes = 'Both monthly incomes';
/** Follows `borrowSentence`. */
export const valueLimits = 'The value of the property is the limit, not your income.';
export const valueNote =
  'Without a share of the value, banks lend at most 90% of the home’s value for a loan up to ₹30 lakh, 80% up to ₹75 lakh and 75% above. The value is without stamp duty and registration.';
export const newEmi = 'New EMI';
export const existingEmis = 'Existing EMIs';
export const left = 'Left';

// Bill discounting
export const billDiscounting = 'Bill discounting';
export const exportBillDiscounting = 'Export bill discounting';
export const invoice = 'Invoice amount';
export const dueIn = 'Due in';
export const advance = 'Advance on invoice';
export const discountRate = 'Discount rate p.a.';
export const charges = 'Lender’s charges';
export const overdraftRate = 'Your overdraft rate p.a.';
export const advanceAtRate = '{advance} at {rate}';
export const simpleInterest = 'The discount is simple interest on the advance, with 365 days a year.';
export const deducted =
  'Discount and charges are deducted from the amount held back or, if it is too small, from the advance.';
export const effectiveCostNote =
  'The effective cost compares discount and charges with the amount you receive today.';
export const paysOnTime = 'The buyer pays on the due date. The overdraft has no charges.';
export const dueToday = 'A bill due today cannot be discounted. Enter the days until the buyer pays.';
export const costTooHigh = 'Discount and charges are as high as the bill. Lower the charges.';
export const receiveToday = 'You receive today';
export const effectiveCost = 'Effective cost p.a.';
export const receiveLater = 'You receive on day {day}, after the buyer pays';
export const discount = 'Discount';
export const discountAndCharges = 'Discount and charges';
export const overdraftCost = 'An overdraft at {rate} would cost';
export const billSentence =
  'You receive {today} today and {later} on day {day}. The cost is {cost}, {yearly} a year. {overdraft}';
export const overdraftSame = 'The overdraft costs the same.';
export const overdraftCheaper =
  'The overdraft is {gap} cheaper, but discounting leaves its limit free for the next order.';
export const overdraftCostlier = 'The overdraft is {gap} more expensive.';
export const theBill = 'The bill';
export const today = 'Today';
export const dayNumber = 'Day {day}';
export const cost = 'Cost';

// Rating savings
export const ratingSavings = 'Rating savings';
export const reduction = 'Rate reduction';
export const period = 'Period';
export const ratingCost = 'Total cost of the rating';
export const reductionOf = '{reduction} of {amount}';
export const fullyDrawn = 'The loan or limit is fully drawn all year.';
export const lenderLowers = 'The lender decides whether to lower the rate, and by how much.';
export const ratingFees = 'At ₹0 the saving is before the agency’s fees and ours.';
export const savedInYear = 'Interest saved in a year';
export const savedAfterCosts = 'Saved after costs';
export const savedInYears = 'Saved in {years} years, after costs';
export const presentInterest = 'Present interest per year';
export const lowerInterest = 'Interest per year at the lower rate';
/** `words` is the amount in words, between commas, or empty. */
export const ratingSentence = '{reduction} lower on {debt} saves {saved}{words} a year. {total}';
export const notCovered = 'This does not cover the costs: {amount} is missing.';
export const afterCosts = 'After costs you save {amount}.';
export const stillPaid = 'Still paid';
export const saved = 'Saved';

// Restructuring savings
export const restructuringSavings = 'Restructuring savings';
export const outstanding = 'Outstanding loan amount';
export const remainingTenure = 'Remaining tenure';
export const newLoan = 'New loan amount';
export const newRate = 'New interest rate p.a.';
export const newTenure = 'New tenure';
export const bankCharges = 'Bank charges and our fee';
export const sampleOutcome1 = 'Sample outcome 1';
export const sampleOutcome2 = 'Sample outcome 2';
export const equalEmis = 'Both loans are repaid in equal EMIs.';
export const beforeCosts = 'With charges and fee at ₹0, the saving shown is before costs.';
export const perYearNote = 'Interest per year is for a limit that is fully drawn and not repaid.';
export const largerLoan = 'A larger loan costs more interest.';
export const extraCost = 'Total extra cost';
export const interestSavedLessCosts = 'Total interest saved, less costs';
export const interestSaved = 'Total interest saved';
export const breakEvenMonth = 'You break even in month';
export const never = 'never';
export const presentEmi = 'Present EMI';
export const emiHigherBy = 'EMI higher by';
export const emiLowerBy = 'EMI lower by';
export const presentPerYear = 'Present interest per year, if fully drawn';
export const newPerYear = 'New interest per year, if fully drawn';
export const higher = '{amount} higher';
export const lower = '{amount} lower';
export const theSame = 'the same';
/** `difference` is one of the last three. */
export const termsSave =
  'The new terms save {saved} in total, and you break even in month {month}. The EMI is {difference}.';
export const termsCost = 'The new terms cost {cost} more in total, costs included. The EMI is {difference}.';
export const interestAtPresent = 'Interest at present';
export const presentLoan = 'Present loan';
export const interestOnNewTerms = 'Interest on the new terms';
export const newTerms = 'New terms';
