import { Tabs } from '../components/tabs.tsx';
import { forms } from './forms.ts';
import { BusinessLoanForm, ComplianceForm, DiscountingForm, FundingForm } from './home-forms.tsx';

const items = [
  { key: 'loan', title: forms.loan.title, panel: <BusinessLoanForm /> },
  { key: 'discounting', title: forms.discounting.title, panel: <DiscountingForm /> },
  { key: 'funding', title: forms.funding.title, panel: <FundingForm /> },
  { key: 'compliance', title: forms.compliance.title, panel: <ComplianceForm /> },
];

/** The four enquiry forms of Home behind their tabs. */
export const EnquiryDesk = () => <Tabs label="Kind of enquiry" name="enquiry" items={items} />;
