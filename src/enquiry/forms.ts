/** The forms whose valid submit opens the chat, with their titles and success words. */
export const forms = {
  loan: {
    title: 'Business Loan',
    success: 'Thank you! Your request has been sent successfully. We will contact you soon.',
  },
  discounting: {
    title: 'Bill Discounting',
    success: 'Thank you! Your Bill Discounting request has been sent successfully. We will contact you soon.',
  },
  funding: {
    title: 'Funding Solutions',
    success: 'Thank you! Your Funding request has been sent successfully. We will contact you soon.',
  },
  compliance: {
    title: 'Compliance Advisory',
    success:
      'Thank you! Your Compliance Advisory request has been sent successfully. We will contact you soon.',
  },
  newsletter: {
    title: 'Newsletter',
    success: 'Thank you for subscribing! We will keep you updated.',
  },
  contact: {
    title: 'Contact Us',
    success: 'Thank you! Your message has been sent successfully. We will get back to you soon.',
  },
  appointment: {
    title: 'Request a Quote',
    success: 'Thank you! Your message has been sent successfully. We will get back to you soon.',
  },
} as const;

export type LeadForm = keyof typeof forms;

/** Most code points a field takes after cleaning. */
export const fieldLimits = { name: 100, company: 100, message: 1000 } as const;
