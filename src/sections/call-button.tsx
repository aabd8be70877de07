import { getButtonClass } from '../components/button.tsx';
import { Icon } from '../components/icon.tsx';
import { VisuallyHidden } from '../components/visually-hidden.tsx';
import { createTelUrl } from '../lib/phone.ts';
import { firm } from '../site/firm.ts';
import * as common from '#words/common.json';

/**
 * A link that calls the firm. It looks like a button for dark sections. Screen readers announce 'Call' before the
 * number.
 */
export const CallButton = () => (
  <a href={createTelUrl(firm.phone)} className={getButtonClass({ variant: 'secondary' })}>
    <Icon name="phone" />
    <span>
      <VisuallyHidden>{common.callPrefix}</VisuallyHidden>
      {firm.phone}
    </span>
  </a>
);
