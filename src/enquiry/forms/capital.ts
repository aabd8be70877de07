import { choice, city, company, options, pageForm, text } from '../form-parts.ts';

/* Raise capital. */

export const fundRaising = pageForm({
  id: 'fund-raising',
  title: 'Fund Raising',
  questions: {
    kind: choice({
      label: 'Kind of funding',
      prompt: 'Choose the kind of funding',
      missing: 'Choose a kind of funding from the list.',
      options: options(
        'International funding',
        'SBLC structuring',
        'SBLC discounting',
        'Equity funding',
        'Debt funding',
        'Bridge funding',
        'Not sure yet',
      ),
    }),
    amount: text({
      label: 'How much is needed?',
      inLead: 'Amount',
      hint: 'Like ₹ 2 crore or USD 5 million.',
      missing: 'Write how much is needed, like ₹ 2 crore.',
      number: 'rupees',
    }),
    company,
  },
});

export const billDiscounting = pageForm({
  id: 'bill-discounting',
  title: 'Bill Discounting',
  questions: {
    amount: text({
      label: 'Amount of the invoice',
      hint: 'Like ₹ 5 lakh. Several invoices: their sum.',
      missing: 'Write the amount of the invoice, like ₹ 5 lakh.',
      number: 'rupees',
    }),
    days: text({
      label: 'Days until it is due',
      hint: 'Bills of 30 to 120 days are discounted. If it is overdue, call us first.',
      missing: 'Write in how many days the invoice is due, like 60.',
      inputMode: 'numeric',
      number: 'days',
    }),
    buyer: text({ label: 'Who has to pay it?', inLead: 'Buyer', missing: 'Write the name of your buyer.' }),
  },
});

export const exportBillDiscounting = pageForm({
  id: 'export-bill',
  title: 'Export Bill Discounting',
  questions: {
    amount: text({
      label: 'Amount of the bill',
      hint: 'With its currency, like USD 40,000.',
      missing: 'Write the amount of the bill with its currency, like USD 40,000.',
      number: 'rupees',
    }),
    days: text({
      label: 'Days until the buyer pays',
      missing: 'Write in how many days the buyer pays, like 90.',
      inputMode: 'numeric',
      number: 'days',
    }),
    buyer: text({
      label: 'Country of the buyer',
      missing: 'Write the country of your buyer.',
    }),
  },
});

export const loans = pageForm({
  id: 'loans',
  title: 'Loan For Every Indian',
  linkedChoice: 'kind',
  questions: {
    kind: choice({
      label: 'Kind of loan',
      prompt: 'Choose a loan',
      missing: 'Choose a loan from the list.',
      options: options(
        'Personal loan',
        'Holiday loan',
        'Home loan',
        'Car loan',
        'Loan against property',
        'Gold loan',
        'Unsecured business loan',
        'Mudra loan',
        'CGTMSE loan',
        'Not sure yet',
      ),
    }),
    amount: text({
      label: 'How much do you need?',
      inLead: 'Amount',
      hint: 'Like ₹ 8 lakh.',
      missing: 'Write how much you need, like ₹ 8 lakh.',
      number: 'rupees',
    }),
    city,
  },
});
