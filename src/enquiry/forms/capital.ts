import { choice, city, company, options, pageForm, text } from '../form-parts.ts';

/* Forms of the services in the menu group "Raise capital". */

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
      hint: 'For example, ₹2 crore or USD 5 million.',
      missing: 'Enter how much is needed, for example ₹2 crore.',
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
      hint: 'For example, ₹5 lakh. For several invoices, enter the total.',
      missing: 'Enter the amount of the invoice, for example ₹5 lakh.',
      number: 'rupees',
    }),
    days: text({
      label: 'Days until it is due',
      hint: 'Bills of 30 to 120 days are discounted. If it is overdue, call us first.',
      missing: 'Enter in how many days the invoice is due, for example 60.',
      inputMode: 'numeric',
      number: 'days',
    }),
    buyer: text({
      label: 'Who will pay the invoice?',
      inLead: 'Buyer',
      missing: 'Enter the name of your buyer.',
    }),
  },
});

export const overdueInvoice = pageForm({
  id: 'overdue-invoice',
  title: 'Overdue Invoice',
  questions: {
    amount: text({
      label: 'Unpaid amount',
      hint: 'For example, ₹5 lakh. For several invoices, enter the total.',
      missing: 'Enter the unpaid amount, for example ₹5 lakh.',
      number: 'rupees',
    }),
    days: text({
      label: 'Days overdue',
      hint: 'For several invoices, the oldest.',
      missing: 'Enter for how many days the invoice is overdue, for example 90.',
      inputMode: 'numeric',
      number: 'days',
    }),
    buyer: text({
      label: 'Who has not paid?',
      inLead: 'Buyer',
      missing: 'Enter the name of your buyer.',
    }),
  },
});

export const exportBillDiscounting = pageForm({
  id: 'export-bill',
  title: 'Export Bill Discounting',
  questions: {
    amount: text({
      label: 'Amount of the bill',
      hint: 'With its currency, for example USD 40,000.',
      missing: 'Enter the amount of the bill with its currency, for example USD 40,000.',
      number: 'rupees',
    }),
    days: text({
      label: 'Days until the buyer pays',
      missing: 'Enter in how many days the buyer pays, for example 90.',
      inputMode: 'numeric',
      number: 'days',
    }),
    buyer: text({
      label: 'Country of the buyer',
      missing: 'Enter the country of your buyer.',
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
        'SME loan',
        'Working capital (CC or OD limit)',
        'Machinery loan',
        'Mudra loan',
        'CGTMSE loan',
        'Not sure yet',
      ),
    }),
    amount: text({
      label: 'How much do you need?',
      inLead: 'Amount',
      hint: 'For example, ₹8 lakh.',
      missing: 'Enter how much you need, for example ₹8 lakh.',
      number: 'rupees',
    }),
    city,
  },
});
