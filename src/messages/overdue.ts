/* Words of the calculator of interest on overdue invoices, and of the letter to the buyer. */

// The fields
export const title = 'Overdue invoice interest';
export const action = 'Get help with this invoice';
export const amount = 'Unpaid amount, GST included';
export const accepted = 'Date of acceptance';
export const acceptedHint = 'The day of delivery, if the buyer made no written objection within 15 days.';
export const agreedDays = 'Agreed time to pay';
/** `most` and `without` are numbers of days. */
export const agreedDaysHint =
  'As agreed in writing. If you have only the agreed due date, enter the days from acceptance to that date: 1 July to 31 July is 30 days. More than {most} days count as {most}. Leave it empty if nothing was agreed: {without} days.';
export const notAgreed = 'Not agreed in writing';
export const paid = 'Date of payment';
export const paidHint = 'Today, if the buyer has not paid yet.';
export const bankRate = 'Bank rate p.a.';
/** `latest` is the next message. */
export const bankRateHint =
  'Leave it empty to use the Reserve Bank’s rates known to us. The latest is {latest}. Check the current rate at rbi.org.in.';
export const latestRate = '{rate} of {date}';
export const knownRates = 'RBI rates, the latest {latest}';
export const fortyFiveDays = '45 days agreed';
export const nothingInWriting = 'Nothing in writing';

// The result
export const acceptedLater =
  'The date of acceptance is after the date of payment ({paid}). Check the day, month and year.';
export const notOverdue =
  'On {paid} this invoice is not overdue: the buyer may pay until {due}. An invoice that is not yet due can be discounted.';
export const interestDue = 'Interest due';
export const invoiceAndInterest = 'Invoice and interest';
export const lastDay = 'Last day to pay in time';
export const daysOverdue = 'Days overdue on {date}';
export const threeTimes = 'Interest rate p.a., three times the bank rate';
/** Between the lowest and the highest rate. */
export const to = ' to ';
/** `days` has its unit. */
export const sentence =
  'Payment was due by {due} and is {days} late. The interest is {interest}; invoice and interest are {total}.';
export const invoice = 'Invoice';
export const interest = 'Interest';
export const monthByMonth = 'Interest month by month';
export const until = 'Until';
export const rate = 'Rate p.a.';
export const totalDue = 'Total due';
export const fromNextDay =
  'The buyer has {most} days from acceptance at most, and {without} if nothing was agreed in writing. Interest runs from the next day to the day of payment.';
export const monthlyRests =
  'Interest is added each month, on the date of the due date. The law does not define part months: here they have simple interest by days, with 365 days a year.';
export const rateOfMonth =
  'Each month has the bank rate in force on its last day, times three (Calcutta High Court, 2024). The latest rate known to us is {latest}.';
export const ownRate =
  'All months have the bank rate that you entered, {rate}, times three. Check the current rate at rbi.org.in.';
export const partPayments =
  'After a part payment, enter the rest with today’s date. Enter the part that was paid late separately, with its own date.';

// The letter
export const letter = 'Demand letter to your buyer';
export const letterNote =
  'For an invoice that is still unpaid, with the figures from the calculator. With an earlier date of payment the letter asks only for the interest. You send it yourself, with both names filled in. What you type stays in this browser tab.';
/** Shown while an entry of the calculator is invalid. */
export const letterOutdated =
  'Check the figures above. Until they are right, the letter has the last ones that were, and you cannot send it.';
/** Shown in place of the letter. */
export const letterNotDue = 'There is no letter yet: the invoice is not due until {due}.';
export const letterPaidInTime =
  'There is no letter: the buyer paid in time (until {due}) and owes no interest.';
export const letterInFuture =
  'The date of payment is in the future, and a letter cannot be dated ahead. Enter today’s date if the buyer has not paid yet, or else the day of payment.';
export const buyersName = 'Buyer’s name';
export const buyersNameMissing = 'Enter the buyer’s name to send the letter.';
export const invoiceNumber = 'Invoice number';
export const businessName = 'Your firm’s name';
export const businessNameMissing = 'Enter your firm’s name to send the letter.';
export const udyamNumber = 'Udyam number';
export const sendByWhatsApp = 'Send by WhatsApp';
export const sendByEmail = 'Send by email';
/** `label` is that of a field, `areMyFigures` of the checkbox of the calculator. */
export const figureIsExample =
  '“{label}” is still from our example. Enter yours, or tick “{areMyFigures}” at the result.';
export const copyLetter = 'Copy the letter';
export const printLetter = 'Print the letter';
export const letterCopied = 'Letter copied.';
export const copyingBlocked = 'Your browser blocked copying. Select the letter and copy it.';
export const tooLongForEmail =
  'With these names the letter is too long for an email and would be shortened. Copy it instead.';
export const tooLongForBoth =
  'With these names the letter is too long for WhatsApp and email and would be shortened. Copy it instead.';

// The band of figures
/** `latest` is the latest bank rate with its date. */
export const lateInterest = 'interest a year after that: three times the bank rate, {latest}';
export const longestTime =
  'at most, by law, to pay a micro or small enterprise, even if the contract says more';
export const timeWithoutAgreement = 'without a date agreed in writing';
export const restsInYear = 'a year, the interest is added to the amount (monthly rests)';
export const daysUnit = 'days';
export const timesUnit = 'times';
