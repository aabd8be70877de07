import {
  corporates,
  creditRating,
  debtRestructuring,
  ratingProcess,
} from '../src/enquiry/forms/balance-sheet.ts';
import { foreignCompany, marketing, partner, tech, training } from '../src/enquiry/forms/expansion.ts';
import { billDiscounting, exportBillDiscounting, fundRaising, loans } from '../src/enquiry/forms/capital.ts';
import { compliance, discounting, funding, loan } from '../src/enquiry/forms/home.ts';
import { appointment } from '../src/enquiry/forms/appointment.ts';
import { comment, contact, newsletter } from '../src/enquiry/forms/general.ts';
import {
  bankingExpert,
  insurancePlans,
  insuranceServices,
  nri,
  realEstate,
  wealth,
} from '../src/enquiry/forms/protection.ts';
import type { FormDefinition, LeadForm } from '../src/enquiry/form-definition.ts';
import type { Path } from '../src/site/routes.ts';

/** The pages that end with their own enquiry form. */
export const ownEnquiries: readonly { path: Path; form: LeadForm }[] = [
  { path: '/services/fund-raising', form: fundRaising },
  { path: '/services/billDiscounting', form: billDiscounting },
  { path: '/services/exportbillDiscounting', form: exportBillDiscounting },
  { path: '/services/loanForEveryIndian', form: loans },
  { path: '/services/investment-banking', form: debtRestructuring },
  { path: '/services/credit-rating', form: creditRating },
  { path: '/services/creditRatingAdversory', form: ratingProcess },
  { path: '/services/FinancialConsultancyforCorporates', form: corporates },
  { path: '/services/wealth', form: wealth },
  { path: '/services/realState', form: realEstate },
  { path: '/services/ourInsuranceServices', form: insuranceServices },
  { path: '/services/bankingDomainExpertConsultency', form: bankingExpert },
  { path: '/services/ourEndToEndforeignServices', form: foreignCompany },
  { path: '/services/training-placement', form: training },
  { path: '/services/tech-services', form: tech },
  { path: '/services/digital-marketing', form: marketing },
  { path: '/partner', form: partner },
  { path: '/insurence', form: insurancePlans },
  { path: '/nri', form: nri },
];

/** The forms in the tabs of Home. */
export const tabForms: readonly LeadForm[] = [loan, discounting, funding, compliance];

/** A form with three fields: name, email and a select. */
export const short = loan;

/** The forms of the specification, sections 4 and 5. */
export const commonForms: readonly LeadForm[] = [
  loan,
  discounting,
  funding,
  compliance,
  newsletter,
  contact,
  appointment,
];

/** Forms that submit nothing. */
export const silentForms: readonly FormDefinition[] = [comment];
