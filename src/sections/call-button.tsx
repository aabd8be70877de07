import { buttonClass } from '../components/button.tsx';
import { Icon } from '../components/icon.tsx';
import { VisuallyHidden } from '../components/visually-hidden.tsx';
import { telLink } from '../lib/phone.ts';
import { firm } from '../site/firm.ts';
import * as common from '#words/common.json';

/** The firm's phone number on a green background. 'Call' is screen-reader text. */
export const CallButton = () => (
  <a href={telLink(firm.phone)} className={buttonClass({ variant: 'secondary' })}>
    <Icon name="phone" />
    <span>
      <VisuallyHidden>{common.callPrefix}</VisuallyHidden>
      {firm.phone}
    </span>
  </a>
);
