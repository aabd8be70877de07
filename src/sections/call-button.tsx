import { getButtonClass } from '../components/button.tsx';
import { Icon } from '../components/icon.tsx';
import { VisuallyHidden } from '../components/visually-hidden.tsx';
import { createTelUrl } from '../lib/phone.ts';
import { firm } from '../site/firm.ts';
import * as common from '#words/common.json';

/**
 * A link that calls the firm, styled as a button. `secondary` is for dark sections, `second` for the second action of a
 * banner. Screen readers announce 'Call' before the number.
 */
export const CallButton = ({ variant = 'secondary' }: { variant?: 'secondary' | 'second' }) => (
  <a href={createTelUrl(firm.phone)} className={getButtonClass({ variant })}>
    <Icon name="phone" />
    <span>
      <VisuallyHidden>{common.callPrefix}</VisuallyHidden>
      {firm.phone}
    </span>
  </a>
);
