import { choice, city, company, options, pageForm, text } from '../form-parts.ts';

/* Forms of the services in the menu group "Build and expand", and of the partner programme. */

export const foreignCompany = pageForm({
  id: 'foreign-company',
  title: 'Foreign Companies',
  residence: 'home',
  isForAbroad: true,
  questions: {
    company,
    home: text({
      label: 'Home country',
      inLead: 'From',
      missing: 'Enter your company’s home country.',
      autoComplete: 'country-name',
    }),
    need: choice({
      label: 'First task',
      prompt: 'Choose a task',
      missing: 'Choose a task from the list.',
      options: options(
        'Incorporation',
        'Regulatory and legal compliance',
        'Infrastructure',
        'Hiring and HR',
        'Cross-border finance',
        'Digital setup',
        'Fundraising',
        'All of it',
      ),
    }),
  },
});

export const training = pageForm({
  id: 'training',
  title: 'Training and Placement',
  questions: {
    side: choice({
      label: 'What do you need?',
      inLead: 'Need',
      prompt: 'Choose what you need',
      missing: 'Choose what you need from the list.',
      options: options('Training for our people', 'Trained people for our firm', 'A position for myself'),
    }),
    role: text({
      label: 'For which role?',
      inLead: 'Role',
      hint: 'For example, six relationship managers, or credit analyst.',
      missing: 'Enter the role, for example relationship manager.',
    }),
    city: text({
      label: 'City',
      missing: 'Enter the name of the city.',
      autoComplete: 'address-level2',
    }),
  },
});

export const tech = pageForm({
  id: 'tech',
  title: 'Tech Services',
  questions: {
    service: choice({
      label: 'Which service do you need?',
      inLead: 'Service',
      prompt: 'Choose a service',
      missing: 'Choose a service from the list.',
      options: options(
        'Web development',
        'Mobile apps',
        'UI/UX design',
        'Cloud',
        'Software testing',
        'CRM',
        'Not sure yet',
      ),
    }),
    task: text({
      label: 'What is the task?',
      inLead: 'Task',
      hint: 'One line will do, for example loan applications on a phone.',
      missing: 'Enter the task in one line, for example loan applications on a phone.',
    }),
    company: text({ label: 'Company', autoComplete: 'organization' }),
  },
});

export const marketing = pageForm({
  id: 'marketing',
  title: 'Digital Marketing',
  questions: {
    service: choice({
      label: 'Which service do you want?',
      inLead: 'Service',
      prompt: 'Choose a service',
      missing: 'Choose a service from the list.',
      options: options(
        'SEO',
        'Social media marketing',
        'Pay-per-click advertising',
        'Email marketing',
        'Content marketing',
        'Online reputation management',
        'Not sure yet',
      ),
    }),
    offer: text({
      label: 'What do you sell?',
      inLead: 'Sells',
      missing: 'Enter what you sell.',
    }),
    site: text({ label: 'Website', hint: 'If you have one.', inputMode: 'url', autoComplete: 'url' }),
  },
});

export const partner = pageForm({
  id: 'partner',
  title: 'Channel Partner',
  startsWithPhone: true,
  questions: {
    trade: choice({
      label: 'Your profession',
      inLead: 'Profession',
      prompt: 'Choose a profession',
      missing: 'Choose a profession from the list.',
      options: options(
        'Insurance agent',
        'Fund distributor',
        'Loan agent',
        'Banker',
        'Advisor',
        'Chartered accountant',
        'Something else',
      ),
    }),
    otherTrade: text({
      label: 'Which profession?',
      inLead: 'Which profession',
      missing: 'Enter your profession.',
      onlyFor: { choice: 'trade', value: 'Something else' },
    }),
    city,
  },
});
