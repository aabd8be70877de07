import * as balanceSheet from '../src/enquiry/forms/balance-sheet.ts';
import * as capital from '../src/enquiry/forms/capital.ts';
import * as expansion from '../src/enquiry/forms/expansion.ts';
import { compliance, discounting, funding, loan } from '../src/enquiry/forms/home.ts';
import { appointment } from '../src/enquiry/forms/appointment.ts';
import { contact, newsletter } from '../src/enquiry/forms/general.ts';
import * as protection from '../src/enquiry/forms/protection.ts';
import type { LeadForm } from '../src/enquiry/form-definition.ts';
import type { Path } from '../src/site/routes.ts';

/** The pages with an enquiry form of their own, and these forms. */
export const ownEnquiries: readonly { path: Path; form: LeadForm }[] = [
  { path: '/services/fund-raising', form: capital.fundRaising },
  { path: '/services/billDiscounting', form: capital.billDiscounting },
  { path: '/services/exportbillDiscounting', form: capital.exportBillDiscounting },
  { path: '/services/loanForEveryIndian', form: capital.loans },
  { path: '/services/investment-banking', form: balanceSheet.debtRestructuring },
  { path: '/services/credit-rating', form: balanceSheet.creditRating },
  { path: '/services/creditRatingAdversory', form: balanceSheet.ratingProcess },
  { path: '/services/FinancialConsultancyforCorporates', form: balanceSheet.corporates },
  { path: '/services/wealth', form: protection.wealth },
  { path: '/services/realState', form: protection.realEstate },
  { path: '/services/ourInsuranceServices', form: protection.insuranceServices },
  { path: '/services/bankingDomainExpertConsultency', form: protection.bankingExpert },
  { path: '/services/ourEndToEndforeignServices', form: expansion.foreignCompany },
  { path: '/services/training-placement', form: expansion.training },
  { path: '/services/tech-services', form: expansion.tech },
  { path: '/services/digital-marketing', form: expansion.marketing },
  { path: '/partner', form: expansion.partner },
  { path: '/insurence', form: protection.insurancePlans },
  { path: '/nri', form: protection.nri },
  { path: '/overdue-invoices', form: capital.overdueInvoice },
  { path: '/credit-score', form: capital.creditScore },
];

/** The forms in the tabs of Home. */
export const tabForms: readonly LeadForm[] = [loan, discounting, funding, compliance];

/** A form with three fields: name, email and a select. */
export const short = loan;

/** The forms that sections 4 and 5 of the specification define. */
export const commonForms: readonly LeadForm[] = [...tabForms, newsletter, contact, appointment];
