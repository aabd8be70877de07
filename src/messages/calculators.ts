/* Texts of the calculators: src/calculators/definitions/ has their limits and results. */

// The frame
export const examples = 'Examples to start with';
/** `label` is that of a field. */
export const checkField = 'Check “{label}”. {problem} Until then, the result is for the previous figure.';
export const noResult = 'No result: {error}';
export const getQuote = 'Get a quote';
/** For screen readers, after the label of the button. */
export const quoteFor = ': {title}';
export const print = 'Print';
export const share = 'Share';
/** For screen readers, after Print and Share. */
export const resultOf = ' the result: {title}';
/** What is shared, before the address of the result. */
export const shareText = '{title}, no. {serial}. {sentence} Illustration only, not an offer.';
export const resultCopied = 'Result and link copied.';
export const copyingBlocked =
  'Your browser blocked copying. Copy the address of this page: it opens your result.';
export const illustration = 'Illustration only, not an offer';
/** Above it, while some figures are the example's. */
export const withExample = 'With figures of our example';
/** For print: an input that the visitor has not entered. */
export const exampleFigure = '{figure} (example)';
/** `names` are labels of fields. */
export const examplesNamed = 'Still from our example: {names}';
/** Where there are many. */
export const examplesLeft = '{count} figures are still from our example.';
export const areMyFigures = 'These are my figures';
export const serial = 'Calculation No. {serial}';
export const ownRosette =
  'Your figures set this rosette and number. The same figures always give the same ones.';
export const chartOf = 'Chart: {title}';
export const couponAYear = 'Your payments, one box a year';
export const principal = 'Principal';
export const interest = 'Interest';
/** `first` and `last` are percentages. */
export const coupons = (count: number, first: string, last: string) =>
  `A sheet of ${count} ${count === 1 ? 'coupon' : 'coupons'}, one a year. Principal is ${first} of what the first year pays and ${last} of what the last one pays; the rest is interest.`;
export const sliderOf = '{label}, slider';

// Numbers
export const years = (count: number) => (count === 1 ? '1 year' : `${count} years`);
export const months = (count: number) => (count === 1 ? '1 month' : `${count} months`);
export const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);
export const inMonths = ' (months)';
export const inDays = ' (days)';
export const inYears = ' (years)';
export const crore = '{count} crore';
export const lakh = '{count} lakh';
export const thousand = '{count} thousand';
export const about = 'about {amount}';

// Hints of dates
export const dateInWords = 'Day, month and year: {date}.';
export const dateParts = 'Day, month and year, such as {sample}.';

// Errors of the number boxes
export const enterAmount = 'Enter one amount, such as {sample}.';
/** An amount in digits and in words, such as 10 lakh. */
export const orInWords = '{digits} or {words}';
export const enterPercentage = 'Enter a percentage, such as {sample}.';
export const enterMonths = 'Enter the number of months, such as {sample}.';
export const enterDays = 'Enter the number of days, such as {sample}.';
export const enterYears = 'Enter the number of years, such as {sample}.';
export const enterDate = 'Enter a complete date: day, month and year, such as {sample}.';
export const noNumber = 'This cannot be read as one number. {enter}';
export const notPercentage = 'Enter an amount in rupees, such as {sample}, not a percentage.';
export const leastIs = 'The least is {value}.';
export const mostIs = 'The most is {value}.';
export const earliestIs = 'The earliest date is {date}.';
export const latestIs = 'The latest date is {date}.';
export const twoDecimals = 'Enter at most two digits after the decimal point, such as {sample}.';
export const wholeMonths = 'Enter a whole number of months, such as {sample}.';
export const wholeDays = 'Enter a whole number of days, such as {sample}.';
export const wholeYears = 'Enter a whole number of years, such as {sample}.';
export const chooseOption = 'Choose one of the options.';
